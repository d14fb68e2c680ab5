import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/connect-four/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer', perfect: 'Perfekt' },
    first: { label: 'Erster Zug', you: 'Du', computer: 'Computer' },
    pop: { label: 'Pop Out', off: 'Aus', on: 'An' },
  },
  controls: { drop: 'Stein einwerfen', column: (column) => `Spalte ${column}` },
  discs: { Red: 'Rot', Yellow: 'Gelb' },
  stats: { Turn: 'Am Zug', Moves: 'Züge' },
  best: { moves: 'Kürzester Sieg' },
  status: {
    dropped: (disc, column) => `${disc} in Spalte ${column}.`,
    popped: (disc, column) => `${disc}: Stein aus Spalte ${column} genommen.`,
  },
  captions: { drop: 'Stein fällt', pop: 'Stein entfernt', Over: 'Spiel vorbei' },
  howTo: [
    'Wähle eine Spalte. Vier in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.',
    'Werft abwechselnd Steine ein. Rot fängt an.',
    'Volles Brett: unentschieden. Pop Out: Nimm stattdessen unten einen eigenen Stein heraus.',
  ],
  refusals: {
    full: 'Diese Spalte ist voll!',
    popRed: 'Du kannst nur einen roten Stein aus der untersten Zeile nehmen.',
    popYellow: 'Du kannst nur einen gelben Stein aus der untersten Zeile nehmen.',
  },
  ends: {
    tie: 'Unentschieden',
    full: 'Das Brett ist voll.',
    repeated: 'Dieselbe Stellung kam dreimal vor.',
    afterDiscs: (discs) =>
      plural(discs, {
        one: 'Vier in einer Reihe nach # Stein.',
        other: 'Vier in einer Reihe nach # Steinen.',
      }),
    afterMoves: (moves) =>
      plural(moves, { one: 'Vier in einer Reihe nach # Zug.', other: 'Vier in einer Reihe nach # Zügen.' }),
    redWins: 'Rot gewinnt',
    yellowWins: 'Gelb gewinnt',
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
  },
  position: {
    score: (number) =>
      `Es ist nicht klar, ob „${number}“ am Ende eine Spalte oder ein Ergebnis ist. Füge nur die Spalten ein, ohne Leerzeichen.`,
    firstNumber: (number) =>
      `Diese Züge beginnen mit Nummer ${number}. Füge alle Spalten ab dem ersten Zug ein.`,
    noColumn: (sign) =>
      `„${sign}“ ist keine Spalte. Eine Stellung von Vier gewinnt zählt die gespielten Spalten auf, jede als Ziffer von 1 bis 7 (mit einem p davor, wenn dort ein Stein herausgenommen wird).`,
    over: (discs) => `Diese Stellung ist unmöglich: Das Spiel ist nach ${discs} Steinen vorbei.`,
    noPop: (disc, column) =>
      `Diese Stellung ist unmöglich: ${disc} kann aus Spalte ${column} nichts herausnehmen.`,
    full: (column) => `Diese Stellung ist unmöglich: Spalte ${column} hat nur sechs Felder.`,
  },
  board: {
    name: 'Vier-gewinnt-Brett',
    gameText: 'Stellung',
    empty: 'leer',
    red: 'rot',
    yellow: 'gelb',
    lastRed: 'rot, der letzte Stein',
    lastYellow: 'gelb, der letzte Stein',
    popRed: 'den untersten roten Stein herausnehmen',
    popYellow: 'den untersten gelben Stein herausnehmen',
    nothingToPop: 'nichts zum Herausnehmen',
    pop: 'Raus',
  },
}
