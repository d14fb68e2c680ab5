import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bingo/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    players: { label: 'Jogadores' },
    mark: {
      label: 'Marcar',
      hand: 'À mão',
      auto: 'Automático',
      says: { auto: 'Sorteie números à mão ou a cada dois segundos. Sua cartela se marca sozinha.' },
    },
    claim: {
      label: 'Bingo',
      auto: 'Automático',
      press: 'Você grita',
      says: { press: 'Toque em “Bingo!” assim que sua cartela tiver a figura, antes de um adversário.' },
    },
    rivals: { label: 'Computadores', 0: 'Nenhum' },
    pattern: {
      label: 'Figura',
      line: 'Fileira',
      corners: 'Cantos',
      x: 'X',
      frame: 'Moldura',
      full: 'Cartela cheia',
    },
    voice: { label: 'Cantar em voz alta', off: 'Não', on: 'Sim' },
  },
  controls: { call: 'Sortear número', auto: 'Automático', bingo: 'Bingo!' },
  print: { label: 'Cartelas', list: 'Lista do sorteio' },
  stats: { Called: 'Sorteados', Last: 'Último', Calls: 'Números' },
  best: { calls: 'Menos números' },
  toasts: {
    allCalled: 'Todos os números saíram!',
    allCalledDetail: 'Não há mais números para sortear.',
  },
  status: {
    called: (call) => `${call}.`,
    marked: (call) => `${call} marcado.`,
    unmarked: (call) => `${call} desmarcado.`,
    autoOn: 'Sorteio automático ativado: um número a cada dois segundos.',
    autoOff: 'Sorteio automático desativado.',
    bingo: (player, pattern) => `${player}: bingo, ${pattern}.`,
    ready: (player) => `${player}: bingo no próximo número.`,
  },
  captions: {
    call: 'número sorteado',
    mark: 'marcado',
    unmark: 'marca removida',
    autoOn: 'sorteio automático ativado',
    autoOff: 'sorteio automático desativado',
    allCalled: 'todos os números saíram',
    bingo: 'bingo',
    rivalReady: 'oponente prestes a vencer',
    rivalBingo: 'oponente fez bingo',
  },
  howTo: [
    'Sorteie números à mão ou a cada dois segundos. Marque os da sua cartela.',
    'Vence uma linha, coluna ou diagonal completa, ou os quatro cantos. O centro é livre.',
    'Até quatro cartelas em um aparelho. O primeiro bingo vence.',
  ],
  refusals: {
    noBingo: 'Nenhuma cartela tem a figura ainda.',
    noMore: 'Não há mais números para sortear.',
    notCalled: (call) => `${call} ainda não saiu.`,
  },
  names: {
    player: (player) => `Jogador ${player}`,
    computer: 'Computador',
    computerNumber: (computer) => `Computador ${computer}`,
  },
  patterns: {
    row: (row) => `Linha ${row}`,
    column: (letter) => `Coluna ${letter}`,
    diagonalDown: 'Diagonal para baixo',
    diagonalUp: 'Diagonal para cima',
    corners: 'Quatro cantos',
    full: 'Cartela cheia',
    frame: 'Moldura',
    x: 'X',
  },
  ends: {
    won: (calls) =>
      plural(calls, {
        one: 'Bingo com # número',
        many: 'Bingo com # de números',
        other: 'Bingo com # números',
      }),
    winners: (names) => `Bingo: ${listText(names)}`,
    detail: (pattern, calls) =>
      plural(calls, {
        one: `${pattern}, # número.`,
        many: `${pattern}, # de números.`,
        other: `${pattern}, # números.`,
      }),
    late: 'Você também tinha bingo, mas não tocou no botão.',
    short: (left) =>
      plural(left, {
        one: 'Faltou # número.',
        many: 'Faltaram # de números.',
        other: 'Faltaram # números.',
      }),
  },
  caller: {
    spoken: (letter, number) => `${letter}, ${number}`,
    lastCalls: (calls) => `Últimos números: ${calls.join(', ')}.`,
    called: (numbers) => `Sorteados: ${numbers.join(', ')}.`,
    none: 'Nenhum número saiu ainda.',
    stop: 'Parar automático',
  },
  card: {
    name: (player) => `Cartela: ${player}`,
    toGo: (marks) => plural(marks, { one: 'falta #', many: 'faltam #', other: 'faltam #' }),
    patternToGo: (pattern, marks) =>
      plural(marks, {
        one: `${pattern}, falta #`,
        many: `${pattern}, faltam #`,
        other: `${pattern}, faltam #`,
      }),
    aboutToWin: 'prestes a vencer',
    free: 'livre',
    freeNeeded: 'livre, necessária',
    marked: (call) => `${call}, marcado`,
    needed: (call) => `${call}, necessário`,
    markedNeeded: (call) => `${call}, marcado, necessário`,
  },
}
