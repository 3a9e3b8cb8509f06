### Ce qui sert à toutes les pages.

house-description = Un endroit pour jouer à des jeux de société : entre amis ou contre des bots, en une soirée ou un coup par jour.
skip-to-content = Aller au contenu
bar = Snug
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
nobody = personne
you = toi
replay = Revoir
rules = Règles
your-turn = À toi de jouer
undo = Annuler
undo-ask = Demander à annuler
undo-turn = Annuler le tour
undo-ask-turn = Demander à annuler le tour
undo-waiting = Tu as demandé à annuler. Il manque la réponse de { $who }.
undo-asked = { $who } voudrait annuler son coup. Tu es d’accord ?
undo-agree = D’accord
undo-refuse = Refuser
undo-withdraw = Retirer la demande
undo-agreed = Tout le monde est d’accord : c’est annulé.
undo-refused = { $who } n’est pas d’accord, donc rien ne change.
time-left = temps restant
time-day = j
curtain = Passe l’appareil à { $who }
curtain-ready = Je suis { $who }
refusal-SNUG-01 = Aucune question ne t’est posée en ce moment.
refusal-SNUG-02 = Ce n’est pas l’un des choix.
refusal-SNUG-03 = Rien n’est laissé au hasard en ce moment.
refusal-SNUG-04 = Cela ne peut pas arriver.
refusal-SNUG-05 = La partie est finie.
refusal-SNUG-06 = Une partie ne peut pas commencer avec ces réglages.
refusal-SNUG-07 = Cette partie est devenue trop longue pour un coup de plus.
refusal-SNUG-08 = On a déjà tant annulé dans cette partie qu’on ne peut plus rien annuler.
why-not = Pourquoi ne puis-je pas… ?
rule-link = Règle { $rule }
colon = { "\u00A0" }:
semicolon = { "\u202F" };
connection-lost = nouvelle connexion…
keys = Touches
keys-question = vers la question
keys-choice = vers une des réponses
keys-hand = vers ta main
keys-secret = cacher ou montrer ton secret
keys-log = vers le journal
keys-undo = vers « Annuler »
keys-talk = discussion
keys-aid = aide de jeu
keys-close = fermer ce qui est ouvert

## Dates

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## What the others did
recap = Depuis ton dernier tour
recap-count = { $count ->
    [one] un tour
   *[other] { $count } tours
  }
recap-goes-on = en cours
