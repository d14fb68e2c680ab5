import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/jigsaw-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    picture: {
      label: 'Imagem',
      sunset: 'Poente',
      ocean: 'Mar',
      forest: 'Mata',
      city: 'Cidade',
      winter: 'Neve',
      space: 'Astros',
      market: 'Feira',
      alps: 'Alpes',
      landscape: 'Paisagem',
      own: 'Sua',
    },
    difficulty: {
      label: 'Peças',
      easy: '4x3',
      medium: '6x4',
      hard: '8x6',
      large: '100',
      huge: '200',
      says: {
        easy: '12 peças: uma estrela.',
        medium: '24 peças: duas estrelas.',
        hard: '48 peças: três estrelas.',
        large: '100 peças: três estrelas.',
        huge: '200 peças: três estrelas.',
      },
    },
    rotation: { label: 'Rotação', off: 'Não', on: 'Sim' },
    preview: { label: 'Modelo no começo', off: 'Não', on: 'Sim' },
    table: { label: 'Mesa', blue: 'Azul', green: 'Verde', wood: 'Madeira', gray: 'Cinza' },
  },
  controls: {
    hold: 'Pegar ou soltar',
    turnLeft: 'Girar à esquerda',
    rotate: 'Girar',
    turnRight: 'Girar à direita',
    ghost: 'Modelo',
    edges: 'Só bordas',
    choose: 'Escolher sua imagem',
  },
  stats: { Time: 'Tempo', Moves: 'Jogadas', Placed: 'No lugar', Stars: 'Estrelas' },
  best: { time: 'Melhor tempo', stars: 'Mais estrelas' },
  toasts: { complete: 'Quebra-cabeça completo!' },
  status: {
    snap: (placed, pieces) =>
      plural(pieces, {
        one: `No lugar: ${placed} de # peça.`,
        many: `No lugar: ${placed} de # de peças.`,
        other: `No lugar: ${placed} de # peças.`,
      }),
    join: (pieces) =>
      plural(pieces, {
        one: '# peça encaixada.',
        many: '# de peças encaixadas.',
        other: '# peças encaixadas.',
      }),
    ghostShown: 'Modelo à mostra.',
    ghostHidden: 'Modelo oculto.',
    edgesOnly: 'Só as peças da borda.',
    allPieces: 'Todas as peças.',
  },
  placed: (pieces) => plural(pieces, { one: '# peça', many: '# de peças', other: '# peças' }),
  captions: {
    scatter: 'peças espalhadas',
    pick: 'peça na mão',
    lay: 'peça largada',
    step: 'passo',
    look: 'peça em destaque',
    snap: 'peça no lugar',
    join: 'peças encaixadas',
    turn: 'peça girada',
    ghost: 'modelo',
    edges: 'só peças da borda',
    choose: 'imagem escolhida',
    zoom: 'zoom',
    complete: 'quebra-cabeça completo',
  },
  tutorialHint: {
    keys: 'Pegue uma peça e coloque no lugar com {keys}',
    touch: 'Arraste uma peça para o lugar dela',
    mouse: 'Arraste uma peça para o lugar dela ou use {keys}',
  },
  howTo: [
    'Arraste uma peça ou toque nela e depois no lugar. Zoom: rolagem ou pinça.',
    'As peças encaixam perto do seu lugar; as vizinhas se unem em qualquer parte.',
    'O modelo mostra a imagem. Uma imagem sua fica só neste aparelho.',
  ],
  ends: {
    won: 'Quebra-cabeça completo!',
    moves: (pieces, moves) =>
      plural(moves, {
        one: `${pieces} peças em # jogada.`,
        many: `${pieces} peças em # de jogadas.`,
        other: `${pieces} peças em # jogadas.`,
      }),
  },
  tools: { ghost: 'Modelo', edges: 'Bordas', zoom: 'Zoom', turn: 'Girar', choose: 'Imagem' },
  picture: {
    part: 'A imagem',
    choose: 'Escolher uma imagem',
    press: 'Aperte “Imagem” para escolher uma',
    ready: 'Sua imagem está pronta. Ela fica neste aparelho.',
    notSaved: 'Sua imagem está pronta para esta visita; este navegador não tem espaço para salvar.',
    unreadable: 'Este navegador não consegue ler esse arquivo. Escolha uma imagem JPEG, PNG ou WebP.',
  },
  own: { label: 'Sua própria imagem', used: 'Esta partida usa uma imagem própria.' },
}
