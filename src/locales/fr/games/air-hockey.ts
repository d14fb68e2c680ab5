import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Match',
      single: 'Match unique',
      cup: 'Coupe',
      pairs: 'Deux contre deux',
      says: {
        single: 'Un match contre l’ordinateur.',
        cup: 'Six adversaires et tables.',
        pairs: 'Jusqu’à quatre ici, deux poussoirs par camp.',
      },
    },
    goals: {
      label: 'Durée',
      goals: (goals) => plural(goals, { one: '# but', many: '# de buts', other: '# buts' }),
      time: '2 minutes',
    },
    pucks: { label: 'Palets', 1: 'Un', 2: 'Deux' },
    rival: { label: 'Adversaire' },
  },
  stats: {
    You: 'Toi',
    Computer: 'Ordinateur',
    'Player 1': 'Joueur 1',
    'Player 2': 'Joueur 2',
    'Team 1': 'Équipe 1',
    'Team 2': 'Équipe 2',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Hugo: 'Hugo',
    Silas: 'Silas',
    Olga: 'Olga',
    Freya: 'Freya',
    Time: 'Temps',
    Stars: 'Étoiles',
  },
  best: { time: 'Victoire la plus rapide', stars: 'Record d’étoiles' },
  toasts: { reset: 'Palet bloqué remis au centre', time: 'Le prochain but gagne\u202f!' },
  status: {
    time: 'Temps écoulé.',
    timeTied: 'Temps écoulé, égalité. Le prochain but gagne.',
    goal: {
      left: (left, right) => `But pour le côté gauche, ${left} à ${right}.`,
      right: (left, right) => `But pour le côté droit, ${left} à ${right}.`,
      top: (left, right) => `But pour le côté du haut, ${left} à ${right}.`,
      bottom: (left, right) => `But pour le côté du bas, ${left} à ${right}.`,
    },
  },
  captions: {
    serve: 'engagement',
    hit: 'le poussoir frappe le palet',
    rail: 'le palet touche la bande',
    clash: 'les palets se heurtent',
    goal: 'but',
    nudge: 'un souffle libère le palet',
    reset: 'palet remis au centre',
    meet: 'l’adversaire arrive',
    time: 'temps écoulé',
    Over: 'fin du match',
  },
  tutorialHint: {
    keys: 'Frappe le palet avec {keys}',
    touch: 'Fais glisser ton poussoir contre le palet',
    mouse: 'Pousse le palet avec ton poussoir ou utilise {keys}',
  },
  howTo: [
    'Envoie le palet dans le but adverse. Cinq buts suffisent, sauf indication contraire.',
    'Bouge ton poussoir\u00a0: souris, doigt, touches ou stick. Il reste dans sa moitié.',
    'À deux, chacun a sa moitié. Le palet rebondit sur les bandes.',
  ],
  ends: {
    playerWins: (player) => `Joueur ${player} gagne`,
    computerWins: 'L’ordinateur gagne',
    youWin: 'Tu gagnes',
    score: (left, right) => `${left}–${right}`,
    yourTeam: 'Ton équipe gagne',
    otherTeam: 'L’autre équipe gagne',
    teamWins: (team) => `L’équipe ${team} gagne`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda la tortue',
      says: 'Prend son temps',
      intro: 'Tilda la tortue reste près de son but et prend son temps.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno le taureau',
      says: 'Fonce, sur une table ronde',
      intro: 'Bruno le taureau fonce sur chaque palet et laisse son but ouvert. Sa table est ronde.',
    },
    hedgehog: {
      name: 'Hugo',
      fullName: 'Hugo le hérisson',
      says: 'Se cache derrière deux poteaux',
      intro: 'Hugo le hérisson a deux poteaux au milieu de sa table.',
    },
    seal: {
      name: 'Silas',
      fullName: 'Silas le phoque',
      says: 'Tire par la bande\u202f; les poteaux bougent',
      intro: 'Silas le phoque tire par la bande. Les poteaux de sa table bougent.',
    },
    octopus: {
      name: 'Olga',
      fullName: 'Olga la pieuvre',
      says: 'Joue avec deux palets',
      intro: 'Olga la pieuvre joue avec deux palets à la fois.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'Freya le faucon',
      says: 'Vise là où tu n’es pas, sur glace rapide',
      intro: 'Freya le faucon est rapide et tire là où tu n’es pas. Sa glace aussi est rapide.',
    },
  },
  cup: {
    goals: (goals) =>
      plural(goals, {
        one: 'Victoire à # but',
        many: 'Victoire à # de buts',
        other: 'Victoire à # buts',
      }),
    stars: (two) =>
      `Victoire\u00a0: 1 étoile\u202f; jusqu’à ${two} buts encaissés\u00a0: 2\u202f; aucun\u00a0: 3`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Tu bats ${name}\u00a0: # étoile`,
        many: `Tu bats ${name}\u00a0: # d’étoiles`,
        other: `Tu bats ${name}\u00a0: # étoiles`,
      }),
    rivalWins: (fullName) => `${fullName} gagne`,
  },
  join: 'Entre en jeu à tout moment',
  goal: 'But\u202f!',
}
