import { asSentence, listText, numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/memory-match/texts/game'
import type * as own from '../../../games/memory-match/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: {
      label: 'Dificuldade',
      easy: 'Fácil',
      medium: 'Médio',
      hard: 'Difícil',
      large: '18 pares',
      huge: '24 pares',
    },
    deck: {
      label: 'Cartas',
      pictures: 'Figuras',
      letters: 'Letras',
      numbers: 'Números',
      sounds: 'Sons',
      says: { sounds: 'Cada carta toca um tom. Encontre as duas que soam iguais.' },
    },
    players: { label: 'Jogadores', 1: 'Um', 2: 'Dois', 3: 'Três', 4: 'Quatro' },
  },
  stats: { Moves: 'Jogadas', Pairs: 'Pares', Time: 'Tempo', Forgotten: 'Esquecidas' },
  pairsFound: (found, all) => `${found} de ${all}`,
  best: { moves: 'Menos jogadas', time: 'Melhor tempo' },
  status: {
    flip: (card, face) => asSentence(`Carta ${card}: ${face}`),
    match: (face) => asSentence(`Par encontrado: ${face}`),
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
    playerWins: (player) => `O jogador ${player} venceu`,
    tie: (players) => `Empate: ${listText(players.map((player) => `jogador ${player}`))}`,
    shares: (counts, pairs) => `Pares: ${listText(counts.map((count) => numberText(count)))} de ${pairs}.`,
  },
  sound: 'som',
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

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Usar seus próprios pares',
  used: 'Esta partida usa pares próprios.',
  label: 'Pares, um por linha',
  hint: (min, max, characters) =>
    `De ${min} a ${max} pares com “=” entre as duas cartas, cada uma com até ${characters} caracteres ou emojis. Uma linha sem “=” cria duas cartas iguais.`,
  example: '7 x 8 = 56\n6 x 9 = 54\ncachorro = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# par', many: '# de pares', other: '# pares' }),
  noEquals: {
    spaces: (line) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe nos espaços ou escreva dos dois lados de “=”.`,
    parentheses: (line) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe nos parênteses ou escreva dos dois lados de “=”.`,
    sign: (line, sign) =>
      `“${line}” não tem “=”, então as duas cartas seriam iguais. Separe em “${sign}” ou escreva dos dois lados de “=”.`,
  },
  split: {
    spaces: 'Separar nos espaços',
    parentheses: 'Separar nos parênteses',
    sign: (sign) => `Separar em “${sign}”`,
  },
  faults: {
    count: (min, max, pairs) => `Um conjunto tem de ${min} a ${max} pares. Este tem ${pairs}.`,
    cells: (line, cells) => `“${line}” tem ${cells} células. Um par tem duas.`,
    manyEquals: (line) => `“${line}” tem mais de um “=”. Um par tem dois lados.`,
    empty: (line) => `“${line}” tem um lado vazio.`,
    equalsOnCard: (line) => `“${line}” tem um “=” em uma carta. Tire esse sinal.`,
    long: (text, characters, max) => `“${text}” tem ${characters} caracteres. Em uma carta cabem até ${max}.`,
    twice: (text) => `“${text}” está em dois pares, então ninguém saberia a qual carta pertence.`,
  },
  notes: {
    alike: (one, other) => `“${one}” e “${other}” são muito parecidos.`,
    small: (text) =>
      `“${text}” é difícil de ler em um celular pequeno. Use menos pares ou textos mais curtos.`,
  },
}
