import type { byLinkTexts as english } from '../byLink'

export const byLinkTexts: typeof english = {
  again: 'Tu as déjà ouvert ce coup. C’est encore à toi de jouer.',
  own: 'C’est le lien que tu as envoyé. La partie continue avec celui que tu recevras en retour.',
  theirsAgain:
    'Tu as déjà ouvert ce coup. L’autre joueur rejoue\u00a0: son prochain lien continue la partie.',
  ownAgain: 'C’est le lien que tu as envoyé. C’est de nouveau à toi de jouer.',
  older: 'Ce lien est plus ancien que ta partie\u00a0: tu as déjà répondu.',
  changed: 'Ce lien ne correspond pas à ta partie\u00a0: un coup précédent est différent.',
  mine: 'Ce lien contient un coup que tu n’as pas joué sur cet appareil.',

  otherVersion:
    'Ce coup a été joué dans une autre version de ce jeu. Il faut la plus récente aux deux joueurs\u00a0: recharge la page.',
  notByLink: 'Ce lien n’est pas celui d’une partie par lien à deux joueurs.',
  illegal: 'Ce lien contient un coup que les règles interdisent.',

  opponentMove: (move) => `Coup de l’adversaire\u00a0: ${move}.`,
  tooLong: 'Cette partie est trop longue pour un lien.',
  title: (game) => `${game}\u00a0: à toi de jouer`,
  copied: 'Lien copié. Envoie-le à l’autre joueur pour le prochain coup.',
}
