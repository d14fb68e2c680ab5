import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  columns: 'Sieh dir die hervorgehobenen Spalten an: Die beste ist darunter.',
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
  popLooksBest: (column) => `Aus Spalte ${column} herausnehmen sieht am besten aus.`,
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
