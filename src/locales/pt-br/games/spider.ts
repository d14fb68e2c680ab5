import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/spider/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    suits: {
      label: 'Número de naipes',
      1: 'Um naipe',
      2: 'Dois naipes',
      4: 'Quatro naipes',
      says: {
        1: 'Todas as cartas são de espadas: boa para começar.',
        2: 'Espadas e copas: só as cartas de um naipe andam juntas.',
        4: 'Todos os naipes de dois baralhos: só as cartas de um naipe andam juntas.',
      },
    },
  },
  controls: {
    pick: 'Pegar ou soltar',
    columns: 'Colunas: de, depois para',
    column: (column) => `Coluna ${column}`,
    deal: 'Dar dez cartas',
  },
  stats: { Score: 'Pontos', Runs: 'Séries', Time: 'Tempo', Moves: 'Jogadas' },
  best: { score: 'Mais pontos', time: 'Melhor tempo', moves: 'Menos jogadas' },
  status: {
    move: (move) => `${move}.`,
    draw: (left) =>
      plural(left, {
        one: 'Dez cartas dadas. Ainda dá para dar # vez.',
        many: 'Dez cartas dadas. Ainda dá para dar # de vezes.',
        other: 'Dez cartas dadas. Ainda dá para dar # vezes.',
      }),
    open: (card, column) => `${card} virada para cima na coluna ${column}.`,
    run: (king, runs) =>
      plural(runs, {
        one: `${king} até o ás: # sequência de 8 completa.`,
        many: `${king} até o ás: # de sequências de 8 completas.`,
        other: `${king} até o ás: # sequências de 8 completas.`,
      }),
  },
  captions: {
    move: 'carta colocada',
    draw: 'dez cartas dadas',
    open: 'carta virada para cima',
    run: 'sequência completa',
  },
  howTo: [
    'Ponha cartas sobre uma de valor um acima. Sequências de um naipe andam juntas.',
    'Uma sequência de um naipe, do rei ao ás, sai da mesa. Com oito você vence.',
    'O monte dá dez cartas, mas não enquanto uma coluna estiver vazia.',
  ],
  refusals: {
    fillFirst: 'Ponha uma carta em cada coluna vazia antes de dar as cartas.',
    stockEmpty: 'O monte está vazio.',
    notOneRun: 'Só uma sequência de um naipe anda junta, cada carta com um valor a menos.',
    cardStays: 'Esta carta não tem para onde ir agora.',
    cardsStay: 'Estas cartas não têm para onde ir agora.',
    oneHigher: 'As cartas vão sobre uma de valor um acima ou em uma coluna vazia.',
  },
  ends: {
    runs: (runs) =>
      plural(runs, {
        one: '# sequência de 8 completa.',
        many: '# de sequências de 8 completas.',
        other: '# sequências de 8 completas.',
      }),
    runsUndo: (runs) =>
      plural(runs, {
        one: '# sequência de 8 completa. Desfaça jogadas para tentar outro caminho.',
        many: '# de sequências de 8 completas. Desfaça jogadas para tentar outro caminho.',
        other: '# sequências de 8 completas. Desfaça jogadas para tentar outro caminho.',
      }),
  },
  position: {
    notRead:
      'Isto não é uma distribuição nem uma posição. Cole o número de uma distribuição, como 617, ou uma posição copiada.',
    lastDown: 'A última carta de uma coluna precisa estar virada para cima.',
    stock: 'O monte dá dez cartas por vez, 50 no máximo.',
    complete: 'Uma sequência completa ainda está na mesa.',
    tooOften: (card) => `${card} aparece vezes demais.`,
    otherSuit: (card) => `${card} não está nesta partida. Escolha outro número de naipes para jogar.`,
  },
  moves: {
    toColumn: (card, column) => `${card} para a coluna ${column}`,
    severalToColumn: (card, more, column) =>
      plural(more, {
        one: `${card} e mais # carta para a coluna ${column}`,
        many: `${card} e mais # de cartas para a coluna ${column}`,
        other: `${card} e mais # cartas para a coluna ${column}`,
      }),
    dealt: 'Dez cartas dadas',
  },
  dealHint: (min, max) =>
    `O número de uma distribuição (de ${min} a ${numberText(max)}) ou uma posição copiada.`,
  table: {
    label: 'Mesa de Spider',
    stock: (deals) =>
      plural(deals, {
        one: 'monte, dá # vez',
        many: 'monte, dá # de vezes',
        other: 'monte, dá # vezes',
      }),
    columnEmpty: 'coluna vazia',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sobre # carta fechada`,
        many: `${card}, sobre # de cartas fechadas`,
        other: `${card}, sobre # cartas fechadas`,
      }),
  },
}
