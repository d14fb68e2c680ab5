import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pyramid/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { passes: { label: 'Durchgänge durch den Talon', 1: 'Einer', 3: 'Drei', any: 'Unbegrenzt' } },
  controls: { pick: 'Karte auswählen' },
  stats: { Left: 'Karten übrig', Time: 'Zeit', Moves: 'Züge' },
  best: { time: 'Bestzeit', moves: 'Wenigste Züge', left: 'Wenigste Karten übrig' },
  status: {
    king: (card, left) =>
      plural(left, {
        one: `${card} entfernt. Noch # Karte in der Pyramide.`,
        other: `${card} entfernt. Noch # Karten in der Pyramide.`,
      }),
    pair: (card, other, left) =>
      plural(left, {
        one: `${card} und ${other} entfernt. Noch # Karte in der Pyramide.`,
        other: `${card} und ${other} entfernt. Noch # Karten in der Pyramide.`,
      }),
  },
  captions: { pair: 'Paar entfernt', king: 'König entfernt' },
  howTo: [
    'Entferne offene Karten, die 13 ergeben: Bube 11, Dame 12. Ein König geht allein.',
    'Auch Talon und Ablage zählen: Wähle eine Karte, dann drück auf den Talon.',
    'Zieh, wenn nichts passt. Räume die Pyramide ab, um zu gewinnen.',
  ],
  refusals: {
    alone: 'Nur ein König geht allein. Leg diese Karte auf eine, mit der sie 13 ergibt.',
    not13: (sum) => `Diese Karten ergeben ${sum}, nicht 13.`,
    stockEmpty: 'Talon und Ablage sind leer.',
  },
  ends: { undo: 'Mach Züge rückgängig, um es anders zu versuchen.' },
  moves: {
    king: (card) => `Entfernt: ${card}`,
    pair: (card, other) => `Entfernt: ${card} und ${other}`,
  },
  table: {
    label: 'Pyramiden-Tisch',
    stock: (card, cards) =>
      plural(cards, { one: `${card}, Talon, # Karte`, other: `${card}, Talon, # Karten` }),
    removed: (cards) => plural(cards, { one: 'entfernt, # Karte', other: 'entfernt, # Karten' }),
  },
}
