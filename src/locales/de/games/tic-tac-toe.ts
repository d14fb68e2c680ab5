import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tic-tac-toe/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Leicht', normal: 'Normal', perfect: 'Perfekt' },
    mark: { label: 'Du spielst' },
    board: {
      label: 'Brett',
      3: '3\u00a0×\u00a03',
      4: '4\u00a0×\u00a04',
      ultimate: 'Ultimate',
      says: {
        3: 'Drei in einer Reihe gewinnen.',
        4: 'Vier in einer Reihe gewinnen, auf sechzehn Feldern.',
        ultimate: 'Gewinn drei Bretter in einer Reihe: Jedes Feld schickt den anderen auf sein Brett.',
      },
    },
    line: {
      label: 'Drei in einer Reihe',
      wins: 'Gewinnt',
      loses: 'Verliert',
      says: { loses: 'Misère: Bring die Gegenseite dazu, eine Reihe zu vollenden.' },
    },
    series: {
      label: 'Spiele',
      one: 'Eins',
      five: 'Fünf',
      says: {
        five: 'Nach jedem Spiel werden die Zeichen getauscht. Wer zuerst drei Spiele gewinnt, gewinnt die Serie.',
      },
    },
  },
  controls: {
    cells: 'Feld wählen (3\u00a0×\u00a03)',
    cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
  },
  anyBoard: 'Beliebiges Brett',
  inBoard: (board) => `Brett ${board}`,
  stats: { Turn: 'Am Zug', Board: 'Setze in', Moves: 'Züge', Game: 'Spiel', Games: 'Spiele' },
  best: { win: 'Kürzester Sieg', series: 'Kürzeste Serie' },
  toasts: {
    nextGame: (game) => `Spiel ${game}: Die Zeichen werden getauscht.`,
    nextGameYou: (game, mark) => `Spiel ${game}: Du bist ${mark}.`,
  },
  status: {
    gameWon: (game, mark) => `${mark} gewinnt Spiel ${game}.`,
    gameTied: (game) => `Spiel ${game} endet unentschieden.`,
    boardWon: (board, mark) => `${mark} gewinnt Brett ${board}.`,
    marked: (mark, row, column) => `${mark} in Zeile ${row}, Spalte ${column}.`,
    reset: 'Brett geleert, Serie auf null.',
  },
  captions: {
    board: 'kleines Brett gewonnen',
    mark: 'Zeichen gesetzt',
    reset: 'Stand auf null',
    Over: 'Spiel endet',
  },
  howTo: [
    'X fängt an. Eine volle Zeile, Spalte oder Diagonale gewinnt.',
    'Setzt abwechselnd je ein Zeichen auf ein leeres Feld.',
    'Kein Zug mehr möglich: unentschieden. In einer Fünferserie werden die Zeichen getauscht.',
  ],
  refusals: {
    taken: 'Dieses Feld ist besetzt. Wähle ein leeres.',
    otherBoard: 'Spiel auf dem hervorgehobenen Brett.',
  },
  ends: {
    tie: 'Unentschieden',
    markWins: (mark) => `${mark} gewinnt`,
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
    threeBoards: (mark) => `${mark} hat drei Bretter in einer Reihe.`,
    three: (mark) => `${mark} hat drei in einer Reihe.`,
    four: (mark) => `${mark} hat vier in einer Reihe.`,
    playerWinsSeries: (player) => `Spieler ${player} gewinnt die Serie`,
    youWinSeries: 'Du gewinnst die Serie',
    computerWinsSeries: 'Der Computer gewinnt die Serie',
    series: (won, lost, ties) => `${won} zu ${lost}, ${ties} unentschieden.`,
  },
  position: {
    length: (characters) =>
      plural(characters, {
        one: 'Diese Stellung hat # Zeichen. Gib 9, 16 oder 81 ein, Zeile für Zeile: X, O oder einen Punkt für ein leeres Feld.',
        other:
          'Diese Stellung hat # Zeichen. Gib 9, 16 oder 81 ein, Zeile für Zeile: X, O oder einen Punkt für ein leeres Feld.',
      }),
    strange: (sign) =>
      `„${sign}“ kann in einer Stellung nicht vorkommen. Gib 9, 16 oder 81 Zeichen ein, Zeile für Zeile: X, O oder einen Punkt für ein leeres Feld.`,
    nextBoard: 'Nach dem Doppelpunkt steht das nächste Brett: 1 bis 9 oder - für jedes.',
    marks: 'Diese Stellung ist unmöglich: X fängt an, also hat X genauso viele Zeichen wie O oder eins mehr.',
    bothWon: 'Diese Stellung ist unmöglich: Beide haben drei Bretter in einer Reihe.',
    afterThree: 'Diese Stellung ist unmöglich: Das Spiel endet mit den ersten drei in einer Reihe.',
    afterFour: 'Diese Stellung ist unmöglich: Das Spiel endet mit den ersten vier in einer Reihe.',
  },
  board: {
    name: 'Tic-Tac-Toe-Brett',
    empty: 'leer',
    unavailable: 'leer, nicht verfügbar',
  },
  tally: {
    name: 'Stand der Serie',
    you: 'Du',
    computer: 'Computer',
    player: (player) => `Spieler ${player}`,
    markWins: (mark) => `Siege ${mark}`,
    playerWins: (player) => `Siege Spieler ${player}`,
    wins: 'Siege',
    losses: 'Niederlagen',
    ties: 'Gleichstand',
    reset: 'Auf null',
  },
}
