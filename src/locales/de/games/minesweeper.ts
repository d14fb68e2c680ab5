import { percentText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/minesweeper/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
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
    boards: {
      label: 'Spielfeld',
      any: 'Jedes',
      certain: 'Ohne Raten',
      says: {
        any: 'Manche Felder lassen sich nur mit Raten lösen.',
        certain: 'Jedes Feld lässt sich allein mit Logik finden.',
      },
    },
    marks: { label: 'Fragezeichen', off: 'Aus', on: 'An' },
    practice: {
      label: 'Technik',
      off: 'Aus',
      rules: {
        'one-one': 'Muster 1-1',
        'one-two': 'Muster 1-2',
        several: 'Mehrere Zahlen',
        count: 'Minen übrig',
      },
      says: {
        'one-one':
          'Zwei Zahlen brauchen noch gleich viele Minen. Alle verdeckten Felder der einen sind auch verdeckte Felder der anderen. Also sind die übrigen Felder der anderen sicher.',
        'one-two':
          'Eine Zahl braucht mehr Minen als die Zahl daneben: genau so viele mehr, wie sie eigene verdeckte Felder hat. Diese Felder sind Minen, und die eigenen Felder der anderen sind sicher. 1-2-1 und 1-2-2-1 sind dieses Muster von beiden Seiten.',
        several:
          'Keine Zahl und keine zwei Zahlen beweisen etwas. Nimm an, ein verdecktes Feld ist eine Mine, und verfolge, was die Zahlen erzwingen. Kann eine Zahl nicht stimmen, ist das Feld sicher.',
        count:
          'Die Zahlen allein beweisen nichts. Vergleiche, wie viele Minen übrig sind und wie viele die Zahlen brauchen. Wo keine Mine übrig bleiben kann, sind die anderen Felder sicher.',
      },
    },
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
    'Deck ein Feld auf. Zahlen zeigen angrenzende Minen. Deck alles ohne Mine auf.',
    'Setz Flaggen per Rechtsklick, mit langem Drücken oder mit „Flagge“.',
    'Drück auf eine Zahl, deren Minen alle Flaggen haben, um ringsum aufzudecken.',
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
