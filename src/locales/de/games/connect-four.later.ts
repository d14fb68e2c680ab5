import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/connect-four/texts/dialog'
import type * as hints from '../../../games/connect-four/texts/hints'
import type * as moves from '../../../games/connect-four/texts/moves'
import type * as review from '../../../games/connect-four/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Gespielte Spalten, von 1 bis 7',
    button: 'Spalten kopieren',
    done: 'Spalten kopiert.',
  },
  loadHint: 'Füge die gespielten Spalten ein, zum Beispiel 4453.',
  loadEmpty: 'Füge zuerst die gespielten Spalten ein.',
  counts: (red, yellow) =>
    `Diese Stellung ist unmöglich: Rot beginnt und die Seiten wechseln sich ab, aber sie hat ${red} rote und ${yellow} gelbe Steine.`,
  redWon: 'Diese Stellung ist unmöglich: Rot hatte schon vor dem letzten Stein vier in einer Reihe.',
  yellowWon: 'Diese Stellung ist unmöglich: Gelb hatte schon vor dem letzten Stein vier in einer Reihe.',
  noOrder: 'Diese Stellung ist unmöglich: Keine Reihenfolge von Zügen führt zu ihr.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    win: 'Du hast jetzt vier in Reichweite.',
    block: 'Dein Gegner droht mit vier.',
    lost: 'Dein Gegner droht gleich mehrfach.',
    twoWays: 'Such zwei Drohungen auf einmal.',
    avoid: 'Denk auch an das Feld über deinem Stein.',
    quiet: 'Nichts eilt: Bau deine Reihen aus.',
    pop: 'Denk auch daran, einen Stein herauszunehmen.',
  },
  near: (discs) =>
    plural(discs, {
      one: 'Such rund um den hervorgehobenen Stein.',
      other: 'Such rund um die hervorgehobenen Steine.',
    }),
  amongCells: 'Durch die Mitte gehen die meisten Reihen: Vergleiche die hervorgehobenen Felder.',
  popWins: (disc) =>
    `Wird ein Stein herausgenommen, rutscht seine Spalte nach: ${disc} hat dann vier auf den hervorgehobenen Feldern.`,
  mayPop: (disc) =>
    `Du kannst auch einen Stein herausnehmen: Prüfe, was über jedem hervorgehobenen Stein von ${disc} nachrutscht.`,
  win: (disc) => `${disc} fehlt nur noch ein Stein in der hervorgehobenen Reihe.`,
  block: (foe) => `${foe} fehlt nur noch ein Stein in der hervorgehobenen Reihe: Blockiere sie.`,
  lost: (foe) =>
    `${foe} schafft als Nächstes vier, egal, was du machst: Sieh dir die hervorgehobenen Felder an.`,
  twoWays: (disc, foe) =>
    `Ein Stein gibt ${disc} zwei Möglichkeiten für vier. ${foe} kann nur eine blockieren.`,
  avoid: (cells, foe) =>
    plural(cells, {
      one: `Meide das hervorgehobene Feld: Direkt darüber hätte ${foe} dann vier.`,
      other: `Meide die hervorgehobenen Felder: Direkt über einem hätte ${foe} dann vier.`,
    }),
  noLine:
    'Das beste Feld gehört zu keiner offenen Reihe. Entscheidend ist, wer die anderen Felder füllen muss.',
  lines: (lines, disc) =>
    plural(lines, {
      one: `Nichts eilt: Zähle die Reihen. Das beste Feld liegt in # Reihe, die ${disc} noch füllen kann.`,
      other: `Nichts eilt: Zähle die Reihen. Das beste Feld liegt in # Reihen, die ${disc} noch füllen kann.`,
    }),
  looksBest: (column) => `Spalte ${column} sieht am besten aus.`,
  popLooksBest: (column) => `Am besten sieht es aus, einen Stein aus Spalte ${column} herauszunehmen.`,
  tie: (column) => `Spalte ${column} führt zum Unentschieden.`,
  keepsWin: (column) => `Spalte ${column} hält den Sieg fest.`,
  isLost: (column) => `Spalte ${column} sieht am besten aus, auch wenn die Stellung verloren ist.`,
  winsNow: (column) => `Spalte ${column} gewinnt sofort.`,
  winsIn: (column, moves) =>
    plural(moves, {
      one: `Spalte ${column}: Sieg in # Zug.`,
      other: `Spalte ${column}: Sieg in # Zügen.`,
    }),
  losesNext: (foe) => `Die Spalte ist egal: ${foe} gewinnt im nächsten Zug.`,
  losesIn: (column, foe, moves) =>
    plural(moves, {
      one: `Spalte ${column} hält am längsten durch: ${foe} gewinnt in # Zug.`,
      other: `Spalte ${column} hält am längsten durch: ${foe} gewinnt in # Zügen.`,
    }),
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  drop: (disc, column) => `${disc}, Spalte ${column}`,
  pop: (disc, column) => `${disc}: aus Spalte ${column} genommen`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  winsLater: (moves) => plural(moves, { one: 'gewinnt # Zug später', other: 'gewinnt # Züge später' }),
  losesSooner: (moves) => plural(moves, { one: 'verliert # Zug früher', other: 'verliert # Züge früher' }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Nach Spalte ${column} gewinnt ${winner} in # Zug.`,
      other: `Nach Spalte ${column} gewinnt ${winner} in # Zügen.`,
    }),
  lost: (column, foe) => `Nach Spalte ${column} gewinnt ${foe} bei gutem Spiel.`,
  tied: (column) => `Nach Spalte ${column} steht es bei gutem Spiel unentschieden.`,
  values: 'In den Spalten: Züge bis zum Sieg (+) oder zur Niederlage (-); = ist unentschieden.',
  another: 'Eine andere Spalte war besser.',
}
