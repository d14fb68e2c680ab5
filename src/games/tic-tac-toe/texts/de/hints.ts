import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lines: 'Sieh dir die hervorgehobenen Reihen an: Das beste Feld ist dort, wo sie sich kreuzen.',
  line: 'Sieh dir die hervorgehobene Reihe an: Das beste Feld liegt darauf.',
  noLine: 'Sieh dir die leeren Felder an: Dort kann niemand mehr eine Reihe gewinnen.',
  win: (mark) => `${mark} fehlt nur noch ein Zeichen in der hervorgehobenen Reihe.`,
  block: (mark) => `${mark} fehlt nur noch ein Zeichen in der hervorgehobenen Reihe. Blockiere sie.`,
  fork: 'Niemand kann mit dem nächsten Zug gewinnen. Suche nach einer Zwickmühle: Stelle selbst eine oder verhindere die deines Gegners.',
  winsNow: (place) => `${place} gewinnt sofort.`,
  winsIn: (place, moves) =>
    plural(moves, { one: `${place} gewinnt in # Zug.`, other: `${place} gewinnt in # Zügen.` }),
  keepsTie: (place) => `${place} hält das Unentschieden.`,
  holdsOut: (place) => `${place} hält am längsten durch.`,
  looksBest: (place) => `${place} sieht am besten aus.`,
  board: 'Sieh dir das hervorgehobene kleine Brett an.',
  sendsAnywhere:
    'Mit dem besten Zug dort darf dein Gegner überall spielen, denn er zeigt auf ein entschiedenes Brett.',
  sendsToBoard: 'Der beste Zug dort schickt deinen Gegner auf das hervorgehobene kleine Brett.',
}
