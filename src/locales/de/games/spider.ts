import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/spider/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    suits: {
      label: 'Zahl der Farben',
      1: 'Eine Farbe',
      2: 'Zwei Farben',
      4: 'Vier Farben',
      says: {
        1: 'Alle Karten sind Pik: gut für den Anfang.',
        2: 'Pik und Herz: Nur Karten einer Farbe gehen zusammen.',
        4: 'Alle Farben zweier Kartenspiele: Nur Karten einer Farbe gehen zusammen.',
      },
    },
  },
  controls: {
    pick: 'Aufnehmen oder ablegen',
    columns: 'Spalten: von, dann nach',
    column: (column) => `Spalte ${column}`,
    deal: 'Zehn Karten geben',
  },
  stats: { Score: 'Punkte', Runs: 'Folgen', Time: 'Zeit', Moves: 'Züge' },
  best: { score: 'Meiste Punkte', time: 'Bestzeit', moves: 'Wenigste Züge' },
  status: {
    move: (move) => `${move}.`,
    draw: (left) =>
      plural(left, {
        one: 'Zehn Karten gegeben. Noch # Mal möglich.',
        other: 'Zehn Karten gegeben. Noch # Mal möglich.',
      }),
    open: (card, column) => `${card} in Spalte ${column} aufgedeckt.`,
    run: (king, runs) =>
      plural(runs, {
        one: `${king} bis Ass: # von 8 Folgen ist fertig.`,
        other: `${king} bis Ass: # von 8 Folgen sind fertig.`,
      }),
  },
  captions: {
    move: 'Karte gelegt',
    draw: 'zehn Karten gegeben',
    open: 'Karte aufgedeckt',
    run: 'Folge fertig',
  },
  howTo: [
    'Leg Karten auf eine, die um eins höher ist. Folgen einer Farbe gehen zusammen.',
    'Eine Folge einer Farbe vom König bis zum Ass geht vom Tisch. Acht gewinnen.',
    'Der Talon gibt zehn Karten, aber nicht, solange eine Spalte leer ist.',
  ],
  refusals: {
    fillFirst: 'Leg auf jede leere Spalte eine Karte, bevor du gibst.',
    stockEmpty: 'Der Talon ist leer.',
    notOneRun: 'Zusammen geht nur eine Folge einer Farbe, jede Karte um eins niedriger.',
    cardStays: 'Diese Karte kann gerade nirgendwohin.',
    cardsStay: 'Diese Karten können gerade nirgendwohin.',
    oneHigher: 'Karten gehen auf eine, die um eins höher ist, oder auf eine leere Spalte.',
  },
  ends: {
    runs: (runs) => plural(runs, { one: '# von 8 Folgen ist fertig.', other: '# von 8 Folgen sind fertig.' }),
    runsUndo: (runs) =>
      plural(runs, {
        one: '# von 8 Folgen ist fertig. Mach Züge rückgängig, um es anders zu versuchen.',
        other: '# von 8 Folgen sind fertig. Mach Züge rückgängig, um es anders zu versuchen.',
      }),
  },
  position: {
    notRead:
      'Das ist weder ein Spiel noch eine Stellung. Füge die Nummer eines Spiels ein, etwa 617, oder eine kopierte Stellung.',
    lastDown: 'Die letzte Karte einer Spalte muss offen liegen.',
    stock: 'Der Talon gibt je zehn Karten, höchstens 50.',
    complete: 'Eine fertige Folge liegt noch auf dem Tisch.',
    tooOften: (card) => `${card} kommt zu oft vor.`,
    otherSuit: (card) =>
      `${card} gibt es in diesem Spiel nicht. Wähle eine andere Zahl der Farben, um es zu spielen.`,
  },
  moves: {
    toColumn: (card, column) => `${card} auf Spalte ${column}`,
    severalToColumn: (card, more, column) =>
      plural(more, {
        one: `${card} und # weitere Karte auf Spalte ${column}`,
        other: `${card} und # weitere Karten auf Spalte ${column}`,
      }),
    dealt: 'Zehn Karten gegeben',
  },
  dealHint: (min, max) =>
    `Die Nummer eines Spiels (${min} bis ${numberText(max)}) oder eine kopierte Stellung.`,
  table: {
    label: 'Spider-Tisch',
    stock: (deals) => plural(deals, { one: 'Talon, gibt noch # Mal', other: 'Talon, gibt noch # Mal' }),
    columnEmpty: 'leere Spalte',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, auf # verdeckten Karte`,
        other: `${card}, auf # verdeckten Karten`,
      }),
  },
}
