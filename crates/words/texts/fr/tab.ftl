### La maison dans un onglet du navigateur, sans serveur.

tab-loading = On met la table : { $percent } %
tab-no-engine = Ce navigateur ne peut pas jouer tout seul : il n’a pas WebAssembly. Un plus récent le peut, et tout serveur Snug aussi.
tab-failed = Les jeux n’ont pas pu être chargés. Vérifie ta connexion et rouvre cette page.
tab-not-kept = Ce navigateur ne garde rien ici, car son stockage est plein ou désactivé. Tu peux continuer à jouer, mais ce que tu fais maintenant sera perdu quand tu fermeras la page.
tab-elsewhere = Cette partie est ouverte dans un autre onglet
tab-elsewhere-note = Une partie se joue dans un seul onglet à la fois, pour qu’aucun ne défasse ce qu’un autre a fait.
tab-take-over = Continuer ici
tab-broken = Quelque chose s’est mal passé dans le programme. Tes parties sont comme elles étaient avant ; essaie encore une fois.
tab-stuck = Un bot ne peut pas continuer ici, car quelque chose s’est mal passé dans le programme. La partie est gardée telle quelle.
tab-again = Réessayer
tab-unreadable = Cette partie ne peut pas être ouverte
tab-unreadable-name = Une partie
tab-unreadable-see = Que faire ?
tab-unreadable-note = Une autre version de Snug l’a gardée, ou ce qui en est gardé est abîmé. Tes autres parties n’ont rien.
tab-unreadable-save = Tu peux la supprimer. Si elle peut encore te servir, reviens en arrière et enregistre d’abord tout dans un fichier : la version qui l’a jouée pourra l’y lire.
problem-other-rules-here = Cette partie a été jouée avec d’autres règles. La version qui l’a jouée peut encore en sauvegarder l’enregistrement.
tab-seats-note = Prends plusieurs places pour partager cet appareil entre amis : vous vous le passez, et un rideau cache ce que les autres ne doivent pas voir.
tab-belongings = Ce que garde ce navigateur
tab-belongings-note = Tes parties, ton nom et tes réglages sont gardés dans ce navigateur, et nulle part ailleurs.
tab-export = Tout enregistrer dans un fichier
tab-import = Charger un fichier enregistré
tab-forget = Tout oublier ici
tab-forget-sure = Toutes les parties et tous les réglages de ce navigateur seront effacés. C’est définitif.
tab-imported = Le fichier est chargé.
tab-imported-newer = { $n ->
    [one] Une partie est plus récente ici que dans le fichier et n’a pas été touchée.
   *[other] { $n } parties sont plus récentes ici que dans le fichier et n’ont pas été touchées.
}
problem-not-everything = Ce fichier n’a pas été enregistré par Snug.
tab-not-brought = Le fichier ne peut pas être gardé, car le stockage de ce navigateur est plein ou désactivé. Ici, tout est resté comme avant.
tab-new-version = Il y a une nouvelle version de Snug.
tab-new-version-do = L’utiliser maintenant
tab-later = Plus tard
tab-privacy-keep = Ce qui est gardé, et où
tab-privacy-nothing = Rien de ce que tu fais ici ne quitte cet appareil : il n’y a ni serveur, ni cookie, ni compte.
tab-privacy-browser = Parties, nom et réglages restent dans ce navigateur jusqu’à ce que tu appuies sur « Tout oublier ici » sur la première page ou que tu effaces ses données.
tab-privacy-secret = Ton propre appareil distribue et connaît toutes les cartes ; qui démonte la page peut donc regarder. Les pages ne les montrent jamais, et les bots ne les connaissent pas.
tab-offline-play = Jouer ici contre des bots
tab-offline-play-note = Sans réseau, tu peux quand même jouer contre des bots : tout ce qu’il faut est sur cet appareil.
tab-door = Jouer sans serveur
