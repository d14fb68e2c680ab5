import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/pixel-sushi-chef/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# ponto', many: '# de pontos', other: '# pontos' })

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      classic: 'Clássico',
      rush: 'Correria',
      shifts: 'Sete noites',
      says: {
        classic: '60 segundos com clientes pacientes.',
        rush: 'Clientes com pressa e gorjetas para quem serve rápido.',
        shifts: 'A cada noite, um prato novo e desejos.',
      },
    },
    evening: { label: 'Noite' },
    hearts: { label: 'Vidas', 1: 'Uma', 3: 'Três' },
  },
  controls: {
    ingredients: 'Ingredientes',
    serve: 'Servir',
    back: 'Tirar o último (segure: todos)',
    clear: 'Esvaziar a esteira',
    cursor: 'Cursor',
    use: 'Usar no cursor',
  },
  stats: {
    Score: 'Pontos',
    Level: 'Nível',
    Lives: 'Vidas',
    Time: 'Tempo',
    Mood: 'Humor',
    Goal: 'Meta',
    Stars: 'Estrelas',
    Served: 'Servidos',
  },
  status: {
    order: [
      (dish) => `O cliente da esquerda pede: ${dish}.`,
      (dish) => `O cliente do meio pede: ${dish}.`,
      (dish) => `O cliente da direita pede: ${dish}.`,
    ],
    served: (dish, points) =>
      plural(points, {
        one: `Prato servido: ${dish}, # ponto.`,
        many: `Prato servido: ${dish}, # de pontos.`,
        other: `Prato servido: ${dish}, # pontos.`,
      }),
    servedWithTip: (dish, points, tip) =>
      plural(points, {
        one: `Prato servido: ${dish}, # ponto e ${tip} de gorjeta.`,
        many: `Prato servido: ${dish}, # de pontos e ${tip} de gorjeta.`,
        other: `Prato servido: ${dish}, # pontos e ${tip} de gorjeta.`,
      }),
    evening: (evening, dish, goal) => `Noite ${evening}. Novo: ${dish}. Meta: ${pointsText(goal)}.`,
    star: (stars) => `Estrela ${stars} de 3.`,
    wish: {
      first: 'Quer ser servido primeiro.',
      inOrder: 'Quer os ingredientes na ordem.',
      heart: 'Os ingredientes estão escondidos.',
      early: 'O roll já está pronto.',
    },
    bonus: (points) =>
      plural(points, { one: 'Bônus: # ponto.', many: 'Bônus: # de pontos.', other: 'Bônus: # pontos.' }),
    wrong: 'Ninguém pediu isso. O sushi vai para o lixo.',
    unfinished: 'O sushi ainda não está pronto.',
    hurry: [
      'O cliente da esquerda está perdendo a paciência.',
      'O cliente do meio está perdendo a paciência.',
      'O cliente da direita está perdendo a paciência.',
    ],
    late: [
      (lives) =>
        plural(lives, {
          one: 'O cliente da esquerda foi embora. Resta # vida.',
          many: 'O cliente da esquerda foi embora. Restam # de vidas.',
          other: 'O cliente da esquerda foi embora. Restam # vidas.',
        }),
      (lives) =>
        plural(lives, {
          one: 'O cliente do meio foi embora. Resta # vida.',
          many: 'O cliente do meio foi embora. Restam # de vidas.',
          other: 'O cliente do meio foi embora. Restam # vidas.',
        }),
      (lives) =>
        plural(lives, {
          one: 'O cliente da direita foi embora. Resta # vida.',
          many: 'O cliente da direita foi embora. Restam # de vidas.',
          other: 'O cliente da direita foi embora. Restam # vidas.',
        }),
    ],
    level: (level) => `Nível ${level}.`,
  },
  captions: {
    shift: 'mais clientes chegam',
    star: 'estrela conquistada',
    order: 'cliente faz pedido',
    add: 'ingrediente na esteira',
    full: 'esteira cheia',
    back: 'último ingrediente fora',
    clear: 'esteira vazia',
    unfinished: 'ainda não está pronto',
    wrong: 'sushi errado',
    served: 'cliente servido',
    hurry: 'cliente perde a paciência',
    late: 'cliente vai embora',
    level: 'novo nível',
    second: 'últimos segundos',
    closing: 'hora de fechar',
  },
  tutorialHint: {
    keys: 'Junte o que um cliente quer e sirva com {keys}',
    touch: 'Toque no que um cliente quer e depois em “Servir”',
    mouse: 'Clique no que um cliente quer e depois em “Servir” ou use {keys}',
  },
  howTo: [
    'Junte os ingredientes do pedido em qualquer ordem e toque na campainha ou no cliente.',
    'Um sushi errado vai para o lixo. Um cliente que espera demais custa uma vida.',
    'Atenda o máximo de clientes antes de o bar fechar.',
  ],
  ends: {
    over: 'Fim de jogo!',
    closing: 'Hora de fechar: as luzes se apagam e os clientes vão para casa.',
    lost: 'Ninguém espera para sempre.',
    evening: (evening, stars) =>
      plural(stars, {
        one: `Noite ${evening}: # estrela`,
        many: `Noite ${evening}: # de estrelas`,
        other: `Noite ${evening}: # estrelas`,
      }),
    missed: (goal) => `Hora de fechar. A meta era de ${pointsText(goal)}.`,
  },
  ingredients: {
    rice: 'Arroz',
    fish: 'Peixe',
    cucumber: 'Pepino',
    avocado: 'Abacate',
    shrimp: 'Camarão',
    nori: 'Nori',
  },
  dishes: {
    california: 'Roll Califórnia',
    cucumber: 'Roll de pepino',
    shrimp: 'Tempurá de camarão',
    salmon: 'Roll de salmão',
    veggie: 'Roll vegetariano',
    dragon: 'Roll dragão',
    garden: 'Roll jardim',
    rainbow: 'Roll arco-íris',
    ocean: 'Roll oceano',
    river: 'Roll rio',
    emperor: 'Roll imperador',
    lucky: 'Roll da sorte',
    double: 'Salmão em dobro',
    storm: 'Roll tempestade',
    harvest: 'Roll colheita',
  },
  shifts: ['Primeiros clientes', 'Casa cheia', 'Últimos pedidos'],
  bar: {
    tip: (points) => `Gorjeta ${points}`,
    evening: (evening) => `Noite ${evening}`,
    fresh: (dish) => `Novo: ${dish}`,
    goal: (goal) => `Meta ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# estrela', many: '# de estrelas', other: '# estrelas' }),
    bonus: { first: 'Primeiro!', inOrder: 'Na ordem!', heart: 'De memória!', early: 'Já estava pronto!' },
    level: (level) => `Nível ${level}`,
  },
}
