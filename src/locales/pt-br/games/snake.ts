import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    edges: { label: 'Bordas', walls: 'Paredes', wrap: 'Abertas' },
    speed: { label: 'Velocidade', slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    board: { label: 'Tabuleiro', size: (cells) => `${cells}x${cells}` },
    fruits: { label: 'Frutas por vez' },
    meadow: {
      label: 'Obstáculos',
      plain: 'Nenhum',
      stones: 'Pedras',
      portals: 'Portais',
      poison: 'Veneno',
      says: {
        stones: 'A cada duas frutas surge uma pedra, mostrada com antecedência.',
        portals: 'Entre por um anel, saia pelo outro. Eles mudam de lugar a cada três frutas.',
        poison:
          'Um cogumelo encurta a cobra em três e custa 20 pontos. Se ela for curta demais, a partida acaba.',
      },
    },
  },
  stats: { Score: 'Pontos', Length: 'Tamanho' },
  status: {
    eaten: (length) => `Tamanho ${length}.`,
    poisoned: (length) => `Cogumelo comido. Tamanho ${length}.`,
  },
  captions: {
    eat: 'fruta comida',
    turn: 'curva',
    crash: 'batida',
    stone: 'pedra aparece',
    through: 'pelo portal',
    portals: 'portais mudam de lugar',
    poison: 'cogumelo comido',
  },
  tutorialHint: { keys: 'Vire a cobra com {keys}', touch: 'Deslize para virar a cobra' },
  howTo: [
    'Coma as frutas: 10 pontos cada, e você cresce.',
    'Desvie de paredes, pedras, cogumelos e da própria cauda.',
    'Faça duas curvas rápidas seguidas: as duas contam.',
  ],
  ends: {
    wall: 'Fim de jogo! Bateu na parede',
    self: 'Fim de jogo! Mordeu a própria cauda',
    stone: 'Fim de jogo! Bateu em uma pedra',
    poison: 'Fim de jogo! Veneno',
    full: 'Você encheu o tabuleiro inteiro',
  },
  noMoreFruit: 'Não há espaço para mais frutas.',
}
