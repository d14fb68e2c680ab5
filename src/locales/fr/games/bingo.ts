import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bingo/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    players: { label: 'Joueurs' },
    mark: {
      label: 'Marquage',
      hand: 'À la main',
      auto: 'Automatique',
      says: {
        auto: 'Tire les numéros à la main ou toutes les deux secondes. Ton carton se marque tout seul.',
      },
    },
    claim: {
      label: 'Bingo',
      auto: 'Automatique',
      press: 'À toi de crier',
      says: {
        press: 'Appuie sur «\u202fBingo\u202f!\u202f» dès que ton carton a la figure, avant un adversaire.',
      },
    },
    rivals: { label: 'Joueurs ordinateur', 0: 'Aucun' },
    pattern: {
      label: 'Figure',
      line: 'Alignement',
      corners: 'Coins',
      x: 'X',
      frame: 'Cadre',
      full: 'Carton plein',
    },
    voice: { label: 'Annonces vocales', off: 'Non', on: 'Oui' },
  },
  controls: { call: 'Tirer un numéro', auto: 'Tirage auto', bingo: 'Bingo\u202f!' },
  print: { label: 'Cartons', list: 'Liste de tirage' },
  stats: { Called: 'Tirés', Last: 'Dernier', Calls: 'Tirages' },
  best: { calls: 'Le moins de tirages' },
  toasts: { allCalled: 'Tous les numéros sont sortis\u202f!', allCalledDetail: 'Plus aucun numéro à tirer.' },
  status: {
    called: (call) => `${call}.`,
    marked: (call) => `${call} marqué.`,
    unmarked: (call) => `Marque retirée\u00a0: ${call}.`,
    autoOn: 'Tirage auto activé\u00a0: un numéro toutes les deux secondes.',
    autoOff: 'Tirage auto désactivé.',
    bingo: (player, pattern) => `${player}\u00a0: bingo, ${pattern}.`,
    ready: (player) => `${player}\u00a0: bingo au prochain numéro.`,
  },
  captions: {
    call: 'numéro tiré',
    mark: 'marqué',
    unmark: 'marque retirée',
    autoOn: 'tirage auto activé',
    autoOff: 'tirage auto désactivé',
    allCalled: 'tous les numéros sortis',
    bingo: 'bingo',
    rivalReady: 'adversaire près de gagner',
    rivalBingo: 'bingo de l’adversaire',
  },
  howTo: [
    'Tire les numéros à la main ou toutes les deux secondes. Marque ceux de ton carton.',
    'Une ligne, colonne ou diagonale pleine gagne, ou les quatre coins. Le centre est offert.',
    'Jusqu’à quatre cartons sur un appareil. Le premier bingo gagne.',
  ],
  refusals: {
    noBingo: 'Aucun carton n’a encore la figure.',
    noMore: 'Plus aucun numéro à tirer.',
    notCalled: (call) => `${call} n’est pas encore sorti.`,
  },
  names: {
    player: (player) => `Joueur ${player}`,
    computer: 'Ordinateur',
    computerNumber: (computer) => `Ordinateur ${computer}`,
  },
  patterns: {
    row: (row) => `Ligne ${row}`,
    column: (letter) => `Colonne ${letter}`,
    diagonalDown: 'Diagonale descendante',
    diagonalUp: 'Diagonale montante',
    corners: 'Quatre coins',
    full: 'Carton plein',
    frame: 'Cadre',
    x: 'X',
  },
  ends: {
    won: (calls) =>
      plural(calls, { one: 'Bingo en # tirage', many: 'Bingo en # de tirages', other: 'Bingo en # tirages' }),
    winners: (names) => `Bingo\u00a0: ${listText(names)}`,
    detail: (pattern, calls) =>
      plural(calls, {
        one: `${pattern}, # tirage.`,
        many: `${pattern}, # de tirages.`,
        other: `${pattern}, # tirages.`,
      }),
    late: 'Tu avais bingo aussi, mais tu n’as pas appuyé.',
    short: (left) =>
      plural(left, {
        one: 'Il te manquait # numéro.',
        many: 'Il te manquait # de numéros.',
        other: 'Il te manquait # numéros.',
      }),
  },
  caller: {
    spoken: (letter, number) => `${letter}, ${number}`,
    lastCalls: (calls) => `Derniers tirages\u00a0: ${calls.join(', ')}.`,
    called: (numbers) => `Numéros tirés\u00a0: ${numbers.join(', ')}.`,
    none: 'Aucun numéro tiré pour l’instant.',
    stop: 'Arrêter le tirage auto',
  },
  card: {
    name: (player) => `Carton\u00a0: ${player}`,
    toGo: (marks) => `reste ${marks}`,
    patternToGo: (pattern, marks) => `${pattern}, reste ${marks}`,
    aboutToWin: 'près de gagner',
    free: 'offert',
    freeNeeded: 'offert, utile',
    marked: (call) => `${call}, marqué`,
    needed: (call) => `${call}, utile`,
    markedNeeded: (call) => `${call}, marqué, utile`,
  },
}
