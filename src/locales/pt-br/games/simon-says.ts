import type * as game from '../../../games/simon-says/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { buttons: 'Botões' },
  sides: {
    up: { name: 'cima', label: 'Cima' },
    right: { name: 'direita', label: 'Direita' },
    down: { name: 'baixo', label: 'Baixo' },
    left: { name: 'esquerda', label: 'Esquerda' },
  },
  howTo: [
    'Observe e escute; depois, repita a sequência.',
    'Cada nível acrescenta um passo. A partir do nível 6, fica mais rápido.',
    'Um botão errado encerra a partida e mostra o resto da sequência.',
  ],
  over: 'Fim de jogo!',
  board: { steps: 'Passos' },
}
