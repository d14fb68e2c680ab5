import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      worlds: 'Mundos',
      says: {
        classic: 'Uma cobra, um tabuleiro, até onde você aguentar.',
        worlds: 'Dez mundos com surpresas, até três estrelas em cada um.',
      },
    },
    world: { label: 'Mundo' },
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
  stats: { Score: 'Pontos', Length: 'Tamanho', Goal: 'Meta', Stars: 'Estrelas' },
  mostStars: 'Mais estrelas',
  status: {
    eaten: (length) => `Tamanho ${length}.`,
    poisoned: (length) => `Cogumelo comido. Tamanho ${length}.`,
    world: (world, what, goal) =>
      `Mundo ${world}. ${what} Meta: tamanho ${goal}. A cobra espera uma direção.`,
    star: (stars) => `Estrela ${stars} de 3.`,
    unlock: 'A fruta está liberada.',
    swap: 'Agora a outra cabeça guia. Ela espera uma direção.',
  },
  captions: {
    eat: 'fruta comida',
    turn: 'curva',
    crash: 'batida',
    stone: 'pedra aparece',
    through: 'pelo portal',
    portals: 'portais mudam de lugar',
    poison: 'cogumelo comido',
    star: 'estrela conquistada',
    unlock: 'chave pega',
    swap: 'troca de cabeça',
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
    world: (world, stars) =>
      plural(stars, {
        one: `Mundo ${world}: # estrela`,
        many: `Mundo ${world}: # de estrelas`,
        other: `Mundo ${world}: # estrelas`,
      }),
  },
  allStars: 'As três estrelas!',
  nextStar: (length) => `Próxima estrela no tamanho ${length}.`,
  noMoreFruit: 'Não há espaço para mais frutas.',
  worlds: {
    meadow: { name: 'O campo', says: 'Duas frutas e cercas altas.' },
    open: { name: 'Bordas abertas', says: 'Saia por um lado e volte pelo outro.' },
    stones: { name: 'Pedras', says: 'A cada duas frutas surge uma pedra.' },
    runaway: { name: 'Frutas fujonas', says: 'As frutas não param quietas.' },
    portals: { name: 'Portais', says: 'Entre por um anel e saia pelo outro.' },
    mushrooms: { name: 'Cogumelos', says: 'Cada um encurta você em três.' },
    twoHeads: { name: 'Duas cabeças', says: 'A cada fruta, a outra cabeça guia.' },
    keys: { name: 'Chaves', says: 'Primeiro a chave, depois a fruta.' },
    night: { name: 'Noite', says: 'No escuro, só as frutas brilham.' },
    festival: { name: 'A festa', says: 'Pedras, portais e frutas fujonas.' },
  },
  field: {
    world: (world) => `Mundo ${world}`,
    goal: (length) => `Meta: tamanho ${length}`,
    star: (stars) => plural(stars, { one: '# estrela', many: '# de estrelas', other: '# estrelas' }),
  },
}
