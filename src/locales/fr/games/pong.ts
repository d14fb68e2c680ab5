import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Victoire à' },
    margin: { label: 'Écart', 1: 'Un point', 2: 'Deux points' },
    ball: {
      label: 'Mode',
      classic: 'Classique',
      wild: 'Fou',
      ladder: 'Échelle',
      sides: 'Quatre côtés',
      pairs: 'Deux contre deux',
      says: {
        classic: 'Pas d’effet\u00a0: seul le point d’impact compte.',
        wild: 'De l’effet, et des échanges qui accélèrent.',
        ladder: 'Cinq adversaires avec leurs manies.',
        sides: 'Jusqu’à quatre ici, une personne par côté.',
        pairs: 'Jusqu’à quatre ici, deux raquettes par camp.',
      },
    },
    rival: { label: 'Adversaire' },
  },
  stats: {
    You: 'Toi',
    Computer: 'Ordinateur',
    'Player 1': 'Joueur 1',
    'Player 2': 'Joueur 2',
    'Team 1': 'Équipe 1',
    'Team 2': 'Équipe 2',
    Rally: 'Échange',
    Stars: 'Étoiles',
  },
  best: { rally: 'Échange le plus long', stars: 'Record d’étoiles' },
  points: {
    left: (left, right) => `Point pour le côté gauche, ${left} à ${right}.`,
    right: (left, right) => `Point pour le côté droit, ${left} à ${right}.`,
    top: (left, right) => `Point pour le côté du haut, ${left} à ${right}.`,
    bottom: (left, right) => `Point pour le côté du bas, ${left} à ${right}.`,
  },
  captions: {
    serve: 'service',
    hit: 'coup de raquette',
    wall: 'rebond sur le mur',
    goal: 'point',
    lost: 'balle manquée',
  },
  tutorialHint: {
    keys: 'Renvoie la balle avec {keys}',
    touch: 'Fais glisser ta raquette pour renvoyer la balle',
  },
  howTo: [
    'Ne laisse pas passer la balle. Chaque coup l’accélère.',
    'Plus la balle touche près d’un bout de la raquette, plus elle est déviée.',
    'Joue avec touches, stick, souris ou doigt. À deux, chacun a une moitié de terrain.',
  ],
  ends: {
    youWin: 'Tu gagnes',
    computerWins: 'L’ordinateur gagne',
    playerWins: (player) => `Joueur ${player} gagne`,
    yourTeam: 'Ton équipe gagne',
    otherTeam: 'L’autre équipe gagne',
    teamWins: (team) => `L’équipe ${team} gagne`,
    score: (left, right) => `${left} à ${right}.`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Tu bats ${name}\u00a0: # étoile`,
        many: `Tu bats ${name}\u00a0: # d’étoiles`,
        other: `Tu bats ${name}\u00a0: # étoiles`,
      }),
    place: (place, of) => `Place ${place} sur ${of}`,
    rivalWins: (name) => `${name} gagne`,
  },
  rivals: {
    dot: { name: 'Puce', says: 'Prend son temps' },
    echo: { name: 'Écho', says: 'Copie la balle\u00a0: vise les angles' },
    curl: { name: 'Boucle', says: 'Courbe toutes les balles' },
    smash: { name: 'Smash', says: 'Accélère toutes les balles' },
    ace: { name: 'As', says: 'Vise là où tu n’es pas' },
  },
  court: {
    points: (points) => `En ${points} points`,
    lives: (lives) => `${lives} vies chacun`,
    join: 'Entre en jeu à tout moment',
    pass: 'Les tirs de ton équipe passent',
    goal: (two, three) => `Points perdus\u00a0: 2 étoiles jusqu’à ${two}, 3 jusqu’à ${three}`,
  },
}
