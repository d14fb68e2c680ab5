import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/battleship/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    opponent: {
      label: 'Oponente',
      computer: 'Computador',
      two: 'Alguém aqui',
      link: 'Alguém por link',
      says: {
        two: 'As duas frotas ficam escondidas enquanto o aparelho troca de mãos.',
        link: 'Cada link responde ao último tiro. Sua frota fica neste navegador.',
      },
    },
    level: {
      label: 'Nível do computador',
      random: 'Fácil',
      hunter: 'Normal',
      admiral: 'Difícil',
      says: {
        random: 'Atira ao acaso.',
        hunter: 'Procura ao redor dos acertos.',
        admiral: 'Atira onde é mais provável haver navios.',
      },
    },
    salvo: {
      label: 'Tiros',
      off: 'Um por vez',
      on: 'Salva',
      says: { on: 'Um tiro por navio seu à tona, todos disparados juntos.' },
    },
    first: { label: 'Primeiro tiro', you: 'Você', computer: 'Computador' },
  },
  controls: {
    rotate: 'Girar',
    fill: 'Posições aleatórias',
    begin: 'Começar, atirar ou assumir sua vez',
  },
  ships: ['Porta-aviões', 'Encouraçado', 'Cruzador', 'Submarino', 'Destróier'],
  player: (player) => `Jogador ${player}`,
  stats: { Turn: 'Vez', Shots: 'Tiros', Hits: 'Acertos' },
  best: { shots: 'Menos tiros' },
  turns: { setup: 'Preparo', you: 'Você', computer: 'Computador' },
  toasts: {
    sank: {
      you: (ship) => `Você afundou o ${ship.toLowerCase()}`,
      computer: (ship) => `O computador afundou seu ${ship.toLowerCase()}`,
      one: (ship) => `O jogador 1 afundou o ${ship.toLowerCase()}`,
      two: (ship) => `O jogador 2 afundou o ${ship.toLowerCase()}`,
    },
  },
  status: {
    placed: (ship, cell) => `${ship} posicionado em ${cell}.`,
    lifted: (ship) => `${ship} retirado.`,
    across: 'Próximo navio: na horizontal.',
    down: 'Próximo navio: na vertical.',
    youFirst: 'A batalha começa. Você atira primeiro.',
    computerFirst: 'A batalha começa. O computador atira primeiro.',
    player1First: 'A batalha começa. O jogador 1 atira primeiro.',
    aimed: (cell) => `Mira em ${cell}.`,
    who: { you: 'Você', computer: 'O computador', one: 'Jogador 1', two: 'Jogador 2' },
    miss: (who, cell) => `${who}: ${cell}, água.`,
    hit: (who, cell) => `${who}: ${cell}, acertou.`,
    turn: (player) => `Vez do jogador ${player}.`,
    fired: (cell) => `Você atira em ${cell}.`,
    fill: 'Todos os navios posicionados.',
    unaim: 'Mira removida.',
    seal: 'Sua frota está pronta.',
    set: 'A frota do jogador 1 está pronta. Passe o aparelho ao jogador 2.',
  },
  captions: {
    aim: 'alvo na mira',
    unaim: 'mira removida',
    place: 'navio posicionado',
    lift: 'navio retirado',
    rotate: 'navio girado',
    fill: 'navios posicionados ao acaso',
    begin: 'a batalha começa',
    water: 'tchibum: água',
    hit: 'explosão: acerto',
    sunk: 'navio afunda',
    seal: 'frota travada',
    fire: 'tiro disparado',
    show: 'frotas reveladas',
  },
  howTo: [
    'Posicione cinco navios nas suas águas, na horizontal ou na vertical.',
    'Cada um atira na sua vez: um anel é água, uma explosão é um acerto.',
    'Para vencer, afunde a frota inteira com 17 acertos.',
  ],
  refusals: {
    edge: (ship) => `O ${ship.toLowerCase()} não cabe ali.`,
    overlap: 'Os navios não podem se sobrepor.',
    notReady: 'Posicione primeiro os cinco navios.',
    fired: 'Você já atirou ali.',
    allAimed: 'Todos os seus tiros já têm alvo. Atire ou remova um.',
    aimFirst: (shots) =>
      plural(shots, {
        one: 'Escolha antes o alvo de # tiro.',
        many: 'Escolha antes o alvo de # de tiros.',
        other: 'Escolha antes o alvo de # tiros.',
      }),
    forged: 'Este link contém uma jogada inválida.',
    contradiction: (cell) => `A resposta sobre ${cell} contradiz respostas anteriores.`,
    otherFleet: 'A frota revelada não é a que foi travada no começo.',
    falseAnswer: (cell) => `A resposta sobre ${cell} era falsa: a frota revelada é diferente.`,
    falseShip: (ship) =>
      `Uma resposta sobre o ${ship.toLowerCase()} era falsa: a frota revelada é diferente.`,
  },
  ends: {
    youWin: 'Você venceu',
    youSank: (shots) =>
      plural(shots, {
        one: 'Você afundou a frota inteira com # tiro.',
        many: 'Você afundou a frota inteira com # de tiros.',
        other: 'Você afundou a frota inteira com # tiros.',
      }),
    computerWins: 'O computador venceu',
    yourFleetSunk: (shots) =>
      plural(shots, {
        one: 'Sua frota foi afundada com # tiro.',
        many: 'Sua frota foi afundada com # de tiros.',
        other: 'Sua frota foi afundada com # tiros.',
      }),
    playerWins: (player) => `O jogador ${player} venceu`,
    sunk: (shots) =>
      plural(shots, {
        one: 'A frota inteira foi afundada com # tiro.',
        many: 'A frota inteira foi afundada com # de tiros.',
        other: 'A frota inteira foi afundada com # tiros.',
      }),
    sunkAndChecked: (shots) =>
      plural(shots, {
        one: 'A frota inteira foi afundada com # tiro. As duas frotas foram conferidas, e todas as respostas eram verdadeiras.',
        many: 'A frota inteira foi afundada com # de tiros. As duas frotas foram conferidas, e todas as respostas eram verdadeiras.',
        other:
          'A frota inteira foi afundada com # tiros. As duas frotas foram conferidas, e todas as respostas eram verdadeiras.',
      }),
    resigned: (player) => `O jogador ${player} desistiu.`,
  },
  setup: {
    nextAcross: (ship, cells) => `Próximo navio: ${ship.toLowerCase()}, ${cells} casas, na horizontal.`,
    nextDown: (ship, cells) => `Próximo navio: ${ship.toLowerCase()}, ${cells} casas, na vertical.`,
    allPlaced: 'Todos os navios estão posicionados. Arraste um para mudá-lo de lugar.',
    water: 'água',
    cell: (cell, what) => `${cell}, ${what}`,
    bad: (cell, what) => `${cell}, ${what}, não cabe`,
    harbor: 'Porto',
    ship: (ship, cells) => `${ship}, ${cells} casas`,
    placedShip: (ship, cells) => `${ship}, ${cells} casas, posicionado, toque para retirar`,
    rotate: 'Girar',
    random: 'Aleatório',
    setFleet: 'Fixar frota',
    start: 'Começar batalha',
  },
  sides: {
    names: {
      you: 'Você',
      computer: 'Computador',
      opponent: 'Oponente',
      one: 'Jogador 1',
      two: 'Jogador 2',
    },
    waters: {
      you: 'Suas águas',
      computer: 'Águas inimigas',
      opponent: 'Águas inimigas',
      one: 'Águas do jogador 1',
      two: 'Águas do jogador 2',
    },
  },
  battle: {
    unknown: 'sem tiro',
    miss: 'água',
    hit: 'acerto',
    sunk: 'afundado',
    pending: 'ainda sem resposta',
    aimed: 'na mira',
    cell: (cell, what) => `${cell}, ${what}`,
    taken: (waters, hits, max, afloat) =>
      `${waters}: ${hits} de ${max} acertos sofridos. Navios à tona: ${afloat}.`,
    aimMore: (shots) => plural(shots, { one: 'Mais # alvo', many: 'Mais # de alvos', other: 'Mais # alvos' }),
    fire: (shots) =>
      plural(shots, { one: 'Disparar # tiro', many: 'Disparar # de tiros', other: 'Disparar # tiros' }),
    aimAt: 'Mire nas águas inimigas.',
    fireAt: 'Atire nas águas inimigas.',
    fleets: 'Frotas',
    isSunk: ' (afundado)',
    isAfloat: ' (à tona)',
    log: 'Lista de tiros',
    shots: 'Tiros',
  },
  latest: {
    pending: (name, cell) => `${name}: ${cell}, ainda sem resposta.`,
    miss: (name, cell) => `${name}: ${cell}, água.`,
    hit: (name, cell) => `${name}: ${cell}, acertou.`,
    sunk: (name, cell, ship) => `${name}: ${cell}, ${ship.toLowerCase()} afundado.`,
    salvo: (name, hits, shots) =>
      plural(shots, {
        one: `${name} acertou ${hits} de # tiro.`,
        many: `${name} acertou ${hits} de # de tiros.`,
        other: `${name} acertou ${hits} de # tiros.`,
      }),
  },
  pair: {
    takeOver: (player) => `Sou o jogador ${player}`,
    pass: (player) => `Passe o aparelho ao jogador ${player}.`,
    firesFirst: (player) => `As duas frotas estão prontas e escondidas. O jogador ${player} atira primeiro.`,
    placeYours: 'A frota do jogador 1 está pronta e escondida. Jogador 2, posicione a sua.',
  },
  link: {
    gone: 'Sua frota não está mais salva neste navegador, então esta partida não pode continuar.',
    resign: 'Desistir',
    won: 'Você venceu. Revele sua frota ao seu oponente.',
    lost: 'Seu último navio afundou. Revele sua frota ao seu oponente.',
    reveal: 'Revelar frota',
    send: 'Sua frota está pronta. Envie o link: seu oponente posiciona uma frota e atira primeiro.',
  },
}
