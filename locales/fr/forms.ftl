# Comment un nom entre dans une phrase. Un nom a un genre grammatical, son « kind » :
#   m le, f la, vm et vf l’, pm et pf les, xm et xf sans article, ym et yf sans article et élidé (d’Anna).
# Un attribut qui porte le nom d’une forme l’emporte ; « word » donne le mot à l’intérieur d’une phrase.

form-the = { $kind ->
    [m] le { $word }
    [f] la { $word }
    [vm] l’{ $word }
    [vf] l’{ $word }
    [pm] les { $word }
    [pf] les { $word }
   *[xm] { $word }
}
form-of = { $kind ->
    [m] du { $word }
    [f] de la { $word }
    [vm] de l’{ $word }
    [vf] de l’{ $word }
    [pm] des { $word }
    [pf] des { $word }
    [ym] d’{ $word }
    [yf] d’{ $word }
   *[xm] de { $word }
}
form-to = { $kind ->
    [m] au { $word }
    [f] à la { $word }
    [vm] à l’{ $word }
    [vf] à l’{ $word }
    [pm] aux { $word }
    [pf] aux { $word }
   *[xm] à { $word }
}
form-in = { $kind ->
    [m] au { $word }
    [f] en { $word }
    [vm] en { $word }
    [vf] en { $word }
    [pm] aux { $word }
    [pf] aux { $word }
   *[xm] à { $word }
}
form-gender = { $kind ->
    [f] f
    [vf] f
    [pf] f
    [xf] f
    [yf] f
   *[m] m
}
form-number = { $kind ->
    [pm] many
    [pf] many
   *[m] one
}
