import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/klondike/texts/game'
import type * as moves from '../../../games/klondike/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    kind: {
      label: 'Variante',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: {
        klondike: 'Compre do monte e vire as cartas fechadas.',
        freecell: 'Monte as bases com todas as cartas abertas e quatro células livres.',
      },
    },
    draw: {
      label: 'Compra',
      1: 'Uma carta',
      3: 'Três cartas',
      says: { 3: 'Das três, só dá para jogar a carta de cima.' },
    },
    passes: { label: 'Passadas pelo monte', 1: 'Uma', 3: 'Três', any: 'Sem limite' },
    scoring: {
      label: 'Pontos',
      standard: 'Padrão',
      vegas: 'Vegas',
      none: 'Nenhum',
      says: {
        vegas:
          'Cada distribuição custa US$ 52, e cada carta em uma base paga US$ 5. Seu saldo continua de uma partida para outra. Os cassinos permitem uma passada pelo monte, ou três quando se compram três cartas. Aqui você escolhe.',
        none: 'Conta as jogadas.',
      },
    },
    timed: {
      label: 'Com tempo',
      on: 'Sim',
      off: 'Não',
      says: {
        on: 'Com os pontos padrão, você perde 2 pontos a cada 10 segundos, e uma vitória rápida dá um bônus.',
      },
    },
    auto: {
      label: 'Levar às bases',
      off: 'À mão',
      on: 'Automático',
      says: { on: 'As cartas que não fazem mais falta nas colunas vão sozinhas para as bases.' },
    },
  },
  controls: {
    pick: 'Pegar ou soltar',
    waste: 'Descarte',
    foundation: 'Base',
    columns: 'Colunas: origem, destino',
    column: (column) => `Coluna ${column}`,
    cells: 'Células livres',
    cell: (cell) => `Célula livre ${cell}`,
  },
  stats: { Score: 'Pontos', Time: 'Tempo', Moves: 'Jogadas' },
  best: { time: 'Melhor tempo', score: 'Mais pontos', moves: 'Menos jogadas' },
  status: {
    move: (move) => `${move}.`,
    home: (card) => `${card} para a base.`,
    back: (card, column) => `${card} de volta à coluna ${column}.`,
    open: (card, column) => `${card}: carta aberta na coluna ${column}.`,
  },
  captions: {
    move: 'carta no lugar',
    home: 'carta na base',
    back: 'carta de volta',
    open: 'carta aberta',
  },
  howTo: [
    'Arraste ou toque cartas para montar cada naipe do ás ao rei.',
    'Nas colunas, as cartas descem de uma em uma, alternando as cores.',
    'Toque em uma carta para levá-la ao melhor lugar ou arraste para onde quiser.',
  ],
  refusals: {
    tooMany: (max) =>
      plural(max, {
        one: 'Agora só dá para mover # carta por vez. Esvazie uma célula livre ou uma coluna para mover mais.',
        many: 'Agora só dá para mover # de cartas por vez. Esvazie uma célula livre ou uma coluna para mover mais.',
        other:
          'Agora só dá para mover # cartas por vez. Esvazie uma célula livre ou uma coluna para mover mais.',
      }),
    tooManyToEmpty: (max) =>
      plural(max, {
        one: 'Agora só dá para mover # carta por vez para uma coluna vazia. Esvazie uma célula livre ou uma coluna para mover mais.',
        many: 'Agora só dá para mover # de cartas por vez para uma coluna vazia. Esvazie uma célula livre ou uma coluna para mover mais.',
        other:
          'Agora só dá para mover # cartas por vez para uma coluna vazia. Esvazie uma célula livre ou uma coluna para mover mais.',
      }),
    cardStays: 'Esta carta não tem para onde ir agora.',
    cardsStay: 'Estas cartas não têm para onde ir agora.',
    oneCard: 'Em uma célula livre cabe uma carta.',
    cellFull: 'Esta célula livre está ocupada.',
    onlyKing: 'Só um rei pode começar uma coluna vazia.',
  },
  ends: {
    onFoundations: (cards) =>
      plural(cards, {
        one: '# carta está nas bases.',
        many: '# de cartas estão nas bases.',
        other: '# cartas estão nas bases.',
      }),
    onFoundationsUndo: (cards) =>
      plural(cards, {
        one: '# carta está nas bases. Desfaça jogadas para tentar outro caminho.',
        many: '# de cartas estão nas bases. Desfaça jogadas para tentar outro caminho.',
        other: '# cartas estão nas bases. Desfaça jogadas para tentar outro caminho.',
      }),
  },
  position: {
    notRead:
      'Isto não é uma distribuição nem uma posição. Cole o número de uma distribuição, uma lista de 52 cartas (como KS 10H), uma mesa com uma linha para cada coluna ou uma posição copiada.',
    lastDown: 'A última carta de uma coluna precisa estar virada para cima.',
    allFaceUp: 'No FreeCell, todas as cartas ficam viradas para cima.',
    fourCells: 'O FreeCell tem quatro células livres: quatro cartas, ou “-” para uma vazia.',
    cardForm: (unreadable) => `${unreadable} Uma carta é um valor e um naipe, como KS ou 10H.`,
    foundationForm: (unreadable) => `${unreadable} As bases são escritas como H-3 S-A.`,
    format: (format) => `Isto é ${format}, que não pode ser lido aqui. Cole uma linha para cada coluna.`,
    severalBoards: 'Este texto tem várias mesas. Cole só uma delas.',
    freecellBoard: 'Esta é uma mesa de FreeCell. Escolha FreeCell para jogar.',
    oneLine:
      'Escreva as 52 cartas em uma linha, na ordem em que são dadas, para ficar claro onde está cada carta.',
    columnsOrRows:
      'Estas linhas são as colunas ou as fileiras da mesa? Escreva oito linhas, uma para cada coluna, ou sete linhas, uma para cada fileira a partir de cima.',
  },
  table: {
    klondike: 'Mesa de Klondike',
    freecell: 'Mesa de FreeCell',
    foundation: (card) => `${card}, base`,
    foundationsEmpty: {
      spades: 'base de espadas, vazia',
      hearts: 'base de copas, vazia',
      diamonds: 'base de ouros, vazia',
      clubs: 'base de paus, vazia',
    },
    cell: (card, cell) => `${card}, célula livre ${cell}`,
    cellEmpty: (cell) => `célula livre ${cell}, vazia`,
    columnEmpty: 'coluna vazia',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sobre # carta fechada`,
        many: `${card}, sobre # de cartas fechadas`,
        other: `${card}, sobre # cartas fechadas`,
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  toFoundation: {
    spades: (card) => `${card} para a base de espadas`,
    hearts: (card) => `${card} para a base de copas`,
    diamonds: (card) => `${card} para a base de ouros`,
    clubs: (card) => `${card} para a base de paus`,
  },
  toCell: (card, cell) => `${card} para a célula livre ${cell}`,
  toColumn: (card, column) => `${card} para a coluna ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} e mais # carta para a coluna ${column}`,
      many: `${card} e mais # de cartas para a coluna ${column}`,
      other: `${card} e mais # cartas para a coluna ${column}`,
    }),
}
