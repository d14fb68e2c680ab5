import { percentText, plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: {
    level: {
      label: 'Schwierigkeit',
      beginner: 'Anfänger',
      intermediate: 'Fortgeschritten',
      expert: 'Experte',
      custom: 'Eigene',
    },
    cols: { label: 'Breite' },
    rows: { label: 'Höhe' },
    share: { label: 'Minen', percent: (percent) => percentText(percent / 100) },
    boards: { label: 'Spielfeld', any: 'Jedes', certain: 'Ohne Raten' },
    marks: { label: 'Fragezeichen', off: 'Aus', on: 'An' },
  },
  controls: { flag: 'Flagge' },
  stats: {
    'Mines left': 'Minen übrig',
    Time: 'Zeit',
    '3BV': '3BV',
    '3BV/s': '3BV/s',
    'Efficiency %': 'Effizienz %',
  },
  best: { time: 'Bestzeit', speed: 'Beste 3BV/s' },
  status: {
    opened: (cells) => plural(cells, { one: '# Feld aufgedeckt.', other: '# Felder aufgedeckt.' }),
    flagged: (left) =>
      plural(left, { one: 'Flagge gesetzt. # Mine übrig.', other: 'Flagge gesetzt. # Minen übrig.' }),
    unflagged: (left) =>
      plural(left, { one: 'Flagge entfernt. # Mine übrig.', other: 'Flagge entfernt. # Minen übrig.' }),
    ask: 'Fragezeichen gesetzt.',
    unask: 'Fragezeichen entfernt.',
  },
  captions: {
    open: 'Feld aufgedeckt',
    flag: 'Flagge gesetzt',
    unflag: 'Flagge entfernt',
    ask: 'Fragezeichen gesetzt',
    unask: 'Fragezeichen entfernt',
    explode: 'Mine explodiert',
    Refused: 'Feld bleibt zu',
  },
  howTo: [
    'Decke alle Felder ohne Mine auf. Eine Zahl zeigt, wie viele Minen angrenzen.',
    'Setze Flaggen per Rechtsklick, langem Drücken oder mit dem Knopf „Flagge“.',
    'Drücke auf eine Zahl, deren Minen alle Flaggen haben, um ringsum aufzudecken.',
  ],
  ends: {
    lost: 'Spiel vorbei! Du hast eine Mine getroffen!',
    opened: (open, all) =>
      plural(all, {
        one: `${open} von # Feld aufgedeckt.`,
        other: `${open} von # Feldern aufgedeckt.`,
      }),
    wrongFlags: (flags) => plural(flags, { one: '# Flagge war falsch.', other: '# Flaggen waren falsch.' }),
    won: 'Minenfeld geräumt',
    found: (mines) => plural(mines, { one: '# Mine gefunden.', other: 'Alle # Minen gefunden.' }),
  },
  board: {
    name: 'Minenfeld',
    mine: 'Mine',
    mineHit: 'die Mine, die du getroffen hast',
    wrongFlag: 'falsche Flagge',
    flag: 'Flagge',
    question: 'Fragezeichen',
    covered: 'verdeckt',
    tool: 'Beim Drücken',
    openTool: 'Aufdecken',
    flagTool: 'Flagge',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
  },
}
