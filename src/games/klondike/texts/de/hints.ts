import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lost: 'Dieses Spiel ist nicht mehr zu gewinnen. Mach Züge rückgängig, um es anders zu versuchen.',
  unknown: 'Kein nützlicher Zug gefunden. Versuch es anders oder mach Züge rückgängig.',
  moves: {
    toFoundation: (card) => `Lege ${card} auf den Zielstapel`,
    toCell: (card) => `Lege ${card} in eine freie Zelle`,
    toEmpty: (card) => `Lege ${card} auf die leere Spalte`,
    onto: (card, other, column) => `Lege ${card} auf ${other} in Spalte ${column}`,
    backOnto: (card, other, column) => `Hol ${card} zurück auf ${other} in Spalte ${column}`,
    draw: 'Ziehen',
  },
  turnsOver: (move) => `${move}. Das deckt eine Karte auf.`,
  notNeeded: (move) => `${move}. In den Spalten brauchst du sie nicht mehr.`,
  empties: (move) => `${move}. Das leert eine Spalte.`,
  wins: (move) => `${move}. So ist das Spiel noch zu gewinnen.`,
  likely: (move) => `${move}.`,
  draw: 'Zieh vom Talon.',
  drawWins: 'Zieh vom Talon. So ist das Spiel noch zu gewinnen.',
  turn: 'Dreh die Ablage um.',
  turnWins: 'Dreh die Ablage um. So ist das Spiel noch zu gewinnen.',
}
