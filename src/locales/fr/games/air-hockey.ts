import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Match',
      single: 'Match unique',
      cup: 'Coupe',
      says: { single: 'Un match contre l’ordinateur.', cup: 'Quatre adversaires, de plus en plus forts.' },
    },
    goals: {
      label: 'Durée',
      goals: (goals) => plural(goals, { one: '# but', many: '# de buts', other: '# buts' }),
      time: '2 minutes',
    },
    pucks: { label: 'Palets', 1: 'Un', 2: 'Deux' },
  },
  stats: {
    You: 'Toi',
    Computer: 'Ordinateur',
    'Player 1': 'Joueur 1',
    'Player 2': 'Joueur 2',
    Beaten: 'Battus',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Silas: 'Silas',
    Freya: 'Freya',
    Time: 'Temps',
  },
  best: { time: 'Victoire la plus rapide', beaten: 'Record d’adversaires battus' },
  toasts: { reset: 'Palet bloqué remis au centre', time: 'Le prochain but gagne\u202f!' },
  status: {
    beaten: (name, score) => `Tu bats ${name}, ${score}.`,
    beatenBy: (name, score) => `${name} gagne, ${score}.`,
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
    meet: 'prochain adversaire',
    beaten: 'match gagné',
    beatenBy: 'match perdu',
    time: 'temps écoulé',
    Over: 'fin du match',
  },
  tutorialHint: {
    keys: 'Frappe le palet avec {keys}',
    touch: 'Fais glisser ton poussoir contre le palet',
    mouse: 'Pousse le palet avec ton poussoir ou utilise {keys}',
  },
  howTo: [
    'Envoie le palet dans le but adverse. En match standard, cinq buts suffisent.',
    'Bouge ton poussoir\u00a0: souris, doigt, touches ou stick. Il reste dans sa moitié.',
    'À deux, chacun a sa moitié. Le palet rebondit sur les bandes.',
  ],
  ends: {
    playerWins: (player) => `Joueur ${player} gagne`,
    computerWins: 'L’ordinateur gagne',
    youWin: 'Tu gagnes',
    score: (left, right) => `${left}–${right}`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda la tortue',
      intro: 'Tilda la tortue reste près de son but et prend son temps.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno le taureau',
      intro: 'Bruno le taureau fonce sur chaque palet et laisse son but ouvert.',
    },
    seal: { name: 'Silas', fullName: 'Silas le phoque', intro: 'Silas le phoque tire par les bandes.' },
    falcon: {
      name: 'Freya',
      fullName: 'Freya le faucon',
      intro: 'Freya le faucon est rapide et tire là où tu n’es pas.',
    },
  },
  cup: {
    rivalWins: (name) => `${name} gagne`,
    secondChance: (score) => `${score}. Tu as une seconde chance\u00a0: rejoue ce match.`,
    replay: 'Rejouer le match',
    youBeat: (name) => `Tu bats ${name}`,
    next: (score, intro) => `${score}. À suivre\u00a0: ${intro}`,
    nextMatch: 'Match suivant',
    won: 'Tu gagnes la coupe',
    firstTry: 'Tu as battu les quatre du premier coup.',
    secondTry: 'Tu as battu les quatre, dont un au second essai.',
    lost: 'Coupe perdue',
    lostTo: (fullName, score) => `${fullName} gagne, ${score}.`,
  },
}
