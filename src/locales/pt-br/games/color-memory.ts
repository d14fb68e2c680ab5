import type * as game from '../../../games/color-memory/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { colours: { label: 'Cores' } },
  controls: { colors: 'Cores' },
  colors: {
    red: { name: 'vermelho', label: 'Vermelho' },
    orange: { name: 'laranja', label: 'Laranja' },
    yellow: { name: 'amarelo', label: 'Amarelo' },
    green: { name: 'verde', label: 'Verde' },
    lightBlue: { name: 'azul-claro', label: 'Azul-claro' },
    darkBlue: { name: 'azul-escuro', label: 'Azul-escuro' },
    pink: { name: 'rosa', label: 'Rosa' },
    white: { name: 'branco', label: 'Branco' },
    brown: { name: 'marrom', label: 'Marrom' },
  },
  howTo: [
    'Observe as cores que acendem e toque nelas na mesma ordem.',
    'Cada nível acrescenta uma cor. O nível 5 vale 50 pontos.',
    'Uma cor errada encerra a partida e mostra o resto da sequência.',
  ],
  over: 'Fim de jogo! Pontos finais',
  overSaid: (score) => `Fim de jogo! Pontos finais: ${score}`,
  board: { name: 'Cores' },
}
