import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  thisMove: 'esta jogada',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # jogada.`,
      many: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # de jogadas.`,
      other: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # jogadas.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # jogada.`,
      many: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # de jogadas.`,
      other: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # jogadas.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} daria mate em # jogada.`,
      many: `${better} daria mate em # de jogadas.`,
      other: `${better} daria mate em # jogadas.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} capturaria o rei em # jogada.`,
      many: `${better} capturaria o rei em # de jogadas.`,
      other: `${better} capturaria o rei em # jogadas.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Após ${played}, as ${foe.toLowerCase()} podem capturar em ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} captura uma peça (${piece}). ${played} deixa a peça lá.`,
  keeps: (best, played, chance) =>
    `Mantém suas chances de vitória em ${percentText(best)}. Após ${played}, elas caem para ${percentText(chance)}.`,
}
