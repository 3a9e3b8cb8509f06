### Ce qui sert à toutes les pages.

house-description = Une maison pour les jeux de société : entre amis ou contre l'ordinateur, en une soirée ou un coup par jour.
skip-to-content = Aller au contenu
bar = Maison
preferences = Langue et affichage
language = Langue
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
on-my-turn = Quand c'est à mon tour
play-a-sound = Jouer un son
show-a-notification = Afficher une notification
list-and = et
replay = Revoir la partie
rules = Règles
your-turn = À toi de jouer
