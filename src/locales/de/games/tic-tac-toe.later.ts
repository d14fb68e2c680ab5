import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  canWin: 'Du kannst eine Reihe füllen: Sieh dir die hervorgehobenen Zeichen an.',
  mustBlock: 'Dein Gegner kann eine Reihe füllen: Sieh dir die hervorgehobenen Zeichen an.',
  onMostLines: 'Nimm ein Feld, das auf vielen Reihen liegt: Vergleiche die hervorgehobenen.',
  quiet: (marks) =>
    plural(marks, {
      one: 'Niemand kann sofort gewinnen: Sieh dir die Reihen durch das hervorgehobene Zeichen an.',
      other: 'Niemand kann sofort gewinnen: Sieh dir die Reihen durch die hervorgehobenen Zeichen an.',
    }),
  noLine: 'Durch das beste Feld lässt sich keine Reihe mehr füllen.',
  win: (mark) => `${mark} fehlt nur noch ein Zeichen in der hervorgehobenen Reihe.`,
  block: (mark) => `${mark} fehlt nur noch ein Zeichen in der hervorgehobenen Reihe. Blockiere sie.`,
  fork: 'Niemand kann mit dem nächsten Zug gewinnen. Such nach einer Zwickmühle: Stell selbst eine oder verhindere die deines Gegners.',
  winsNow: (place) => `${place} gewinnt sofort.`,
  winsIn: (place, moves) =>
    plural(moves, { one: `${place} gewinnt in # Zug.`, other: `${place} gewinnt in # Zügen.` }),
  keepsTie: (place) => `${place} hält das Unentschieden.`,
  holdsOut: (place) => `${place} hält am längsten durch.`,
  looksBest: (place) => `${place} sieht am besten aus.`,
  board: 'Sieh dir das hervorgehobene kleine Brett an.',
  sends: 'Denk an das Brett, auf das dein Zeichen den Gegner schickt: Vergleiche die hervorgehobenen Felder.',
  sendsAnywhere:
    'Mit dem besten Zug dort darf dein Gegner überall spielen, denn dieser Zug zeigt auf ein entschiedenes Brett.',
  sendsToBoard: 'Der beste Zug dort schickt deinen Gegner auf das hervorgehobene kleine Brett.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  places: [
    'oben links',
    'oben in der Mitte',
    'oben rechts',
    'links in der Mitte',
    'in der Mitte',
    'rechts in der Mitte',
    'unten links',
    'unten in der Mitte',
    'unten rechts',
  ],
  titles: [
    'Oben links',
    'Oben Mitte',
    'Oben rechts',
    'Mitte links',
    'Mitte',
    'Mitte rechts',
    'Unten links',
    'Unten Mitte',
    'Unten rechts',
  ],
  onBoard: (place, board) => `${place} auf Brett ${board}`,
  cell: (row, column) => `in Zeile ${row}, Spalte ${column}`,
  cellTitle: (row, column) => `Zeile ${row}, Spalte ${column}`,
  move: (mark, place) => `${mark} ${place}`,
  cleared: 'Brett geleert',
  game: (game) => `Spiel ${game}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  missedWinAndLost: (mark, other, place) =>
    `${mark} hätte gewinnen können. Nach ${mark} ${place} gewinnt ${other}, egal, was ${mark} macht.`,
  missedWin: (mark) => `${mark} hätte hier den Sieg erzwingen können.`,
  lost: (mark, other, place) => `Nach ${mark} ${place} gewinnt ${other}, egal, was ${mark} macht.`,
}
