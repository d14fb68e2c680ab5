import { listText, numberText, plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: {
    difficulty: {
      label: 'Dificuldade',
      easy: 'Fácil',
      medium: 'Médio',
      hard: 'Difícil',
      large: '18 pares',
      huge: '24 pares',
    },
    deck: { label: 'Cartas', pictures: 'Figuras', letters: 'Letras', numbers: 'Números' },
    players: { label: 'Jogadores', 1: 'Um', 2: 'Dois', 3: 'Três', 4: 'Quatro' },
  },
  stats: { Moves: 'Jogadas', Pairs: 'Pares', Time: 'Tempo', Forgotten: 'Esquecidas' },
  pairsFound: (found, all) => `${found} de ${all}`,
  best: { moves: 'Menos jogadas', time: 'Melhor tempo' },
  status: {
    flip: (card, face) => `Carta ${card}: ${face}.`,
    match: (face) => `Par encontrado: ${face}.`,
    mismatch: 'Não é um par.',
  },
  captions: {
    flip: 'carta virada',
    match: 'par encontrado',
    mismatch: 'não é um par',
    Refused: 'não dá para virar esta carta',
  },
  howTo: [
    'Vire duas cartas por jogada.',
    'Os pares ficam virados para cima. As outras cartas se fecham depois de um segundo.',
    'Encontre todos em poucas jogadas. Com mais jogadores, vence quem tiver mais pares.',
  ],
  ends: {
    ratings: { Perfect: 'Perfeito', Great: 'Ótimo', Good: 'Bom' },
    allPairs: (pairs, moves) =>
      plural(moves, {
        one: `Todos os ${pairs} pares em # jogada.`,
        many: `Todos os ${pairs} pares em # de jogadas.`,
        other: `Todos os ${pairs} pares em # jogadas.`,
      }),
    playerWins: (player) => `Jogador ${player} venceu`,
    tie: (players) => `Empate: ${listText(players.map((player) => `jogador ${player}`))}`,
    shares: (counts, pairs) => `Pares: ${listText(counts.map((count) => numberText(count)))} de ${pairs}.`,
  },
  board: {
    name: 'Cartas do jogo da memória',
    noCard: 'sem carta',
    faceDown: 'virada para baixo',
    matched: (face) => `${face}, par encontrado`,
  },
  players: {
    list: 'Jogadores',
    player: (player) => `Jogador ${player}`,
    pairs: (player) => `Pares do jogador ${player}`,
  },
  faces: {
    star: 'estrela',
    moon: 'lua',
    heart: 'coração',
    drop: 'gota',
    leaf: 'folha',
    key: 'chave',
    bell: 'sino',
    fish: 'peixe',
    boat: 'barco',
    cup: 'xícara',
    tree: 'árvore',
    bolt: 'raio',
  },
  facesAtNight: {
    star: 'estrela à noite',
    moon: 'lua à noite',
    heart: 'coração à noite',
    drop: 'gota à noite',
    leaf: 'folha à noite',
    key: 'chave à noite',
    bell: 'sino à noite',
    fish: 'peixe à noite',
    boat: 'barco à noite',
    cup: 'xícara à noite',
    tree: 'árvore à noite',
    bolt: 'raio à noite',
  },
}
