import { listText } from '../../../engine/core/text'
import type { controlTexts as english } from '../controls'

export const controlTexts: typeof english = {
  padOnly: (select) => `Mova com o D-pad, selecione com ${select}.`,
  ofPlayer: (player, label) => `Jogador ${player}: ${label}`,

  touch: {
    swipe: 'Deslize em qualquer lugar para mover.',
    tap: (action) => `Toque em qualquer lugar: ${action}.`,
    arrows: 'Use as setas na tela.',
    stick: 'Use o analógico na tela.',
    orArrows: 'Ou use as setas na tela.',
    orStick: 'Ou use o analógico na tela.',
    roundButton: (action) => `Botão redondo: ${action}.`,
    roundButtons: (actions) => `Botões redondos: ${listText(actions)}.`,
  },

  stick: 'Analógico',
  switchPad: 'Botões do uso com acionador',
}
