import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/pyramid/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Es lassen sich keine Karten mehr entfernen. Mach Züge rückgängig, um es anders zu versuchen.',
  where: {
    king: 'Sieh dir die hervorgehobene Karte an: Sie geht allein.',
    pair: 'Sieh dir die hervorgehobene Karte an: Ihr Partner liegt offen.',
    stock: 'Sieh dir den Talon an: Eine Karte von dort hilft mehr.',
  },
  moves: {
    king: (card) => `Entferne ${card}.`,
    pair: (card, other) => `Entferne ${card} und ${other}.`,
    draw: 'Zieh vom Talon.',
    turn: 'Dreh die Ablage um.',
  },
  wins: (move) => `${move} So ist das Spiel noch zu gewinnen.`,
  best: (move, left) =>
    plural(left, {
      one: `${move} Beim besten gefundenen Weg bleibt # Karte.`,
      other: `${move} Beim besten gefundenen Weg bleiben # Karten.`,
    }),
}
