# How a name enters a sentence. A name has a “kind”: with the article (the) or without (bare).
# An attribute that is called like a form overrides it; “word” gives the word inside a sentence.

form-the = { $kind ->
    [the] the { $word }
   *[bare] { $word }
}
form-of = { $kind ->
    [the] of the { $word }
   *[bare] of { $word }
}
form-to = { $kind ->
    [the] to the { $word }
   *[bare] to { $word }
}
form-in = { $kind ->
    [the] in the { $word }
   *[bare] in { $word }
}
form-gender = { $kind ->
   *[bare] n
}
form-number = { $kind ->
   *[bare] one
}
