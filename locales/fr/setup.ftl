# Pourquoi une table ne peut pas être dressée ainsi. Places, options et valeurs figurent telles qu’on les tape.

setup-fault = { $clause ->
    [none] { $field } : { $reason }
   *[other] { $field } : { $reason } (article { $clause })
}
setup-fault-next = { " ; " }

setup-seats-exactly = ce jeu compte { $most ->
    [one] { $most } place
   *[other] { $most } places
}, et non { $count } : { $seats }
setup-seats-between = ce jeu compte de { $fewest } à { $most ->
    [one] { $most } place
   *[other] { $most } places
}, et non { $count } : { $seats }
setup-seats-order = les places se nomment dans l’ordre du jeu : { $seats }
setup-seat-unknown = il n’y a pas de place « { $seat } » ; il y a : { $seats }
setup-seat-twice = la place « { $seat } » est nommée deux fois
setup-seat-absent = il n’y a pas de place « { $seat } » à cette table ; il y a : { $seats }

setup-option-unknown = cette option n’existe pas ; il y a : { $options }
setup-option-value = ne peut pas valoir « { $value } » ; ses valeurs : { $values }
setup-arranging = les dispositions de cette variante sont trop nombreuses pour être comptées : partez d’une position de jeu
