### Ce qui sert à toutes les pages.

house-description = Une maison pour les jeux de société : entre amis ou contre des bots, en une soirée ou un coup par jour.
skip-to-content = Aller au contenu
bar = Maison
preferences = Langue et affichage
language = Langue
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
on-my-turn = Quand c’est à moi
play-a-sound = Jouer un son
show-a-notification = Afficher une notification
list-and = et
replay = Revoir
rules = Règles
your-turn = À toi de jouer
undo = Reprendre
undo-ask = Demander à reprendre
undo-waiting = On demande aux autres si tu peux reprendre ton coup.
undo-asked = { $who } voudrait reprendre son coup. Tu es d’accord ?
undo-agree = D’accord
undo-refuse = Refuser
time-left = temps restant
new-lines = { $count ->
    [one] { $count } nouvel événement
   *[other] { $count } nouveaux événements
}
curtain = Passe l’appareil à { $who }
curtain-ready = Je suis { $who }
refusal-SNUG-01 = Aucune question ne t’est posée en ce moment.
refusal-SNUG-02 = Ce n’est pas l’un des choix.
refusal-SNUG-03 = Rien n’est laissé au hasard en ce moment.
refusal-SNUG-04 = Cela ne peut pas arriver.
refusal-SNUG-05 = La partie est terminée.
refusal-SNUG-06 = Une partie ne peut pas commencer avec ces réglages.
refusal-SNUG-07 = Cette partie est devenue trop longue pour un coup de plus.
rule-link = Règle { $rule }
