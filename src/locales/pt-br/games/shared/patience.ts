import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type * as run from '../../../../games/shared/patience/texts/run'
import type * as hints from '../../../../games/shared/patience/texts/runHints'
import type { Translation } from '../../../translation'

export const patienceTexts: Translation<typeof game.patienceTexts> = {
  options: {
    deals: {
      label: 'Distribuição',
      winnable: 'Com solução',
      random: 'Aleatória',
      says: {
        winnable: 'Cada distribuição foi verificada: existe um jeito de vencer.',
        random: 'Qualquer distribuição. Algumas não têm solução.',
      },
    },
    colors: { label: 'Naipes', two: 'Duas cores', four: 'Quatro cores' },
    index: { label: 'Símbolos nos cantos', normal: 'Normais', large: 'Grandes' },
    side: { label: 'Mesa', right: 'Mão direita', left: 'Mão esquerda' },
  },
  refusals: {
    noPasses: 'Não há mais passadas pelo monte.',
    covered: 'As cartas em cima desta precisam sair antes.',
  },
  position: {
    notRead:
      'Isto não é uma distribuição nem uma posição. Cole o número de uma distribuição, uma lista de 52 cartas (como KS 10H) ou uma posição copiada.',
    places: (cards) =>
      `Esta posição precisa de ${numberText(cards)} lugares na mesa: uma carta, ou “-” para um vazio.`,
    hangs: 'Uma carta desta posição está sobre um lugar vazio.',
    onlyNumber: 'Escreva só o número da distribuição, como 617.',
    numbers: (min, max) => `As distribuições são numeradas de ${min} a ${numberText(max)}.`,
    notCards: (part) => `“${part}” não é uma lista de cartas como “KSTH”.`,
    twice: (card) => `${card} aparece duas vezes.`,
    oneTwice: 'Uma carta aparece duas vezes.',
    missing: (cards) =>
      plural(cards, {
        one: 'Falta # carta do baralho.',
        many: 'Faltam # de cartas do baralho.',
        other: 'Faltam # cartas do baralho.',
      }),
  },
  deal: {
    choose: 'Escolher distribuição',
    number: (deal) => `Distribuição ${deal}`,
    custom: 'Distribuição própria',
    winnable: 'Com solução',
    label: 'Distribuição',
    hint: (min, max) =>
      `O número de uma distribuição (${min} a ${numberText(max)}), uma lista de 52 cartas ou uma posição copiada.`,
    button: 'Dar cartas',
    empty: 'Digite uma distribuição antes.',
    position: 'Esta posição',
    copy: 'Copiar esta posição',
    copied: 'Posição copiada.',
  },
  table: {
    stock: (cards) =>
      plural(cards, { one: 'monte, # carta', many: 'monte, # de cartas', other: 'monte, # cartas' }),
    stockEmpty: 'monte, vazio',
    stockNoPasses: 'monte, vazio, sem mais passadas',
    stockTurn: 'monte, vazio, toque para devolver o descarte',
    waste: (card, cards) =>
      plural(cards, {
        one: `${card}, descarte, # carta`,
        many: `${card}, descarte, # de cartas`,
        other: `${card}, descarte, # cartas`,
      }),
    wasteEmpty: 'descarte, vazio',
    coveredBy: (card, cards) =>
      plural(cards, {
        one: `${card}, com # carta em cima`,
        many: `${card}, com # de cartas em cima`,
        other: `${card}, com # cartas em cima`,
      }),
  },
  controls: {
    draw: 'Comprar',
  },
  status: {
    draw: (card, left) =>
      plural(left, {
        one: `${card}. Resta # carta no monte.`,
        many: `${card}. Restam # de cartas no monte.`,
        other: `${card}. Restam # cartas no monte.`,
      }),
    turn: 'O descarte voltou ao monte.',
  },
  captions: {
    Start: 'cartas dadas',
    draw: 'carta comprada',
    turn: 'descarte volta ao monte',
  },
  ends: {
    won: 'Você venceu',
    lost: 'Não há mais jogadas',
    wonIn: (moves) =>
      plural(moves, {
        one: 'Vitória em # jogada.',
        many: 'Vitória em # de jogadas.',
        other: 'Vitória em # jogadas.',
      }),
    dealWonIn: (deal, moves) =>
      plural(moves, {
        one: `Distribuição ${deal} resolvida em # jogada.`,
        many: `Distribuição ${deal} resolvida em # de jogadas.`,
        other: `Distribuição ${deal} resolvida em # jogadas.`,
      }),
  },
  moves: {
    turned: 'O descarte voltou ao monte',
    drew: (card) => `Saiu ${card}`,
  },
}

export const runTexts: Translation<typeof run.runTexts> = {
  corner: {
    label: 'Ases e reis',
    on: 'Combinam',
    off: 'Não combinam',
    says: {
      on: 'Um ás vai sobre um rei, e um rei sobre um ás.',
      off: 'Sobre um ás só vai um 2, e sobre um rei só uma dama.',
    },
  },
  status: {
    take: (card, left) =>
      plural(left, {
        one: `${card} para o descarte. Resta # carta na mesa.`,
        many: `${card} para o descarte. Restam # de cartas na mesa.`,
        other: `${card} para o descarte. Restam # cartas na mesa.`,
      }),
  },
  captions: { take: 'carta no descarte' },
  refusals: {
    notNext: 'No descarte só cabe uma carta um valor acima ou abaixo.',
    stockEmpty: 'O monte está vazio.',
  },
  ends: {
    left: (cards) =>
      plural(cards, {
        one: 'Resta # carta na mesa.',
        many: 'Restam # de cartas na mesa.',
        other: 'Restam # cartas na mesa.',
      }),
    leftUndo: (cards) =>
      plural(cards, {
        one: 'Resta # carta na mesa. Desfaça jogadas para tentar outro caminho.',
        many: 'Restam # de cartas na mesa. Desfaça jogadas para tentar outro caminho.',
        other: 'Restam # cartas na mesa. Desfaça jogadas para tentar outro caminho.',
      }),
  },
  moves: { took: (card) => `${card} para o descarte` },
}

export const runHintTexts: Translation<typeof hints.runHintTexts> = {
  nothing: 'Não dá para tirar mais cartas. Desfaça jogadas para tentar outro caminho.',
  where: {
    opens: 'Veja a carta destacada: ela libera outras.',
    table: 'Veja a carta destacada: ela vai para o descarte.',
    stock: 'Veja o monte: a próxima carta ajuda mais.',
  },
  takeWins: (card, other) => `Coloque ${card} sobre ${other}. Assim ainda dá para vencer a partida.`,
  takeBest: (card, other, left) =>
    plural(left, {
      one: `Coloque ${card} sobre ${other}. O melhor caminho encontrado deixa # carta.`,
      many: `Coloque ${card} sobre ${other}. O melhor caminho encontrado deixa # de cartas.`,
      other: `Coloque ${card} sobre ${other}. O melhor caminho encontrado deixa # cartas.`,
    }),
  drawWins: 'Compre do monte. Assim ainda dá para vencer a partida.',
  drawBest: (left) =>
    plural(left, {
      one: 'Compre do monte. O melhor caminho encontrado deixa # carta.',
      many: 'Compre do monte. O melhor caminho encontrado deixa # de cartas.',
      other: 'Compre do monte. O melhor caminho encontrado deixa # cartas.',
    }),
}
