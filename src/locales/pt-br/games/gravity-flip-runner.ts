import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      zones: 'Zonas',
      says: {
        classic: 'Uma corrida cada vez mais rápida.',
        zones: 'Oito zonas com três vidas e um obstáculo novo em cada uma.',
      },
    },
    zone: { label: 'Zona' },
  },
  controls: { flip: 'Inverter' },
  stats: {
    Score: 'Pontos',
    Distance: 'Distância',
    Coins: 'Moedas',
    Blue: 'Azul',
    Green: 'Verde',
    Lives: 'Vidas',
    Stars: 'Estrelas',
  },
  best: { distance: 'Maior distância' },
  status: {
    power: { shield: 'Escudo.', slow: 'Câmera lenta.', magnet: 'Ímã.' },
    faded: { shield: 'Acabou o escudo.', slow: 'Acabou a câmera lenta.', magnet: 'Acabou o ímã.' },
    shieldBroke: 'Escudo quebrado.',
    faster: (distance) => `Distância: ${numberText(distance)}.`,
    zone: (zone) => `${zone}: chegue ao fim e pegue moedas para conquistar mais estrelas.`,
    hurt: (lives) =>
      plural(lives, {
        one: 'Batida! Resta # vida.',
        many: 'Batida! Restam # de vidas.',
        other: 'Batida! Restam # vidas.',
      }),
    streak: (coins) =>
      plural(coins, { one: '# moeda seguida.', many: '# de moedas seguidas.', other: '# moedas seguidas.' }),
    out: ['O azul está fora.', 'O verde está fora.'],
    ahead: ['O azul está na frente.', 'O verde está na frente.'],
  },
  runnerStatus: {
    power: {
      shield: (runner) => `${runner}: escudo.`,
      slow: (runner) => `${runner}: câmera lenta.`,
      magnet: (runner) => `${runner}: ímã.`,
    },
    faded: {
      shield: (runner) => `${runner}: acabou o escudo.`,
      slow: (runner) => `${runner}: acabou a câmera lenta.`,
      magnet: (runner) => `${runner}: acabou o ímã.`,
    },
    shieldBroke: (runner) => `${runner}: escudo quebrado.`,
  },
  captions: {
    flip: 'inversão',
    land: 'pouso',
    coin: 'moeda',
    power: 'poder',
    faded: 'poder acaba',
    shieldBroke: 'escudo quebra',
    faster: 'mais velocidade',
    out: 'batida: alguém está fora',
    ahead: 'mudança na liderança',
    zone: 'largada',
    hurt: 'vida perdida',
    streak: 'muitas moedas seguidas',
    finish: 'fim da zona',
    crash: 'batida',
  },
  tutorialHint: { keys: 'Troque de lado com {keys}', touch: 'Toque para trocar de lado' },
  howTo: [
    'Um toque inverte a gravidade: corra pelo chão ou pelo teto.',
    'Pegue moedas (10) e poderes (50). Desvie dos obstáculos: a velocidade só aumenta.',
    'Dois jogadores: toque na sua própria pista. Vence a corrida mais longa.',
  ],
  ends: {
    over: 'Fim de jogo!',
    run: (distance, coins) => `Distância: ${numberText(distance)}. Moedas: ${coins}.`,
    zone: (zone, stars) =>
      plural(stars, {
        one: `${zone}: # estrela`,
        many: `${zone}: # de estrelas`,
        other: `${zone}: # estrelas`,
      }),
    coins: (taken, of) => `Moedas: ${taken} de ${of}.`,
    tie: 'Empate',
    wins: ['O jogador 1 (azul) venceu!', 'O jogador 2 (verde) venceu!'],
    farther: [
      (distance) => `O azul foi ${numberText(distance)} mais longe.`,
      (distance) => `O verde foi ${numberText(distance)} mais longe.`,
    ],
    equal: (blueCoins, greenCoins) => `Mesma distância. Moedas: ${blueCoins} a ${greenCoins}.`,
  },
  runners: ['Azul', 'Verde'],
  zones: {
    dock: 'Cais',
    foundry: 'Fundição',
    thorns: 'Espinhos',
    spires: 'Torres',
    mines: 'Campo minado',
    lifts: 'Poço do elevador',
    lasers: 'Sala dos lasers',
    core: 'Núcleo',
  },
  track: {
    rule: 'Chegue ao fim',
    two: (percent) => `${percent}% das moedas: 2 estrelas`,
    three: (percent) => `${percent}%: 3 estrelas`,
    streak: (coins) => `${coins} seguidas`,
    stars: (stars) => plural(stars, { one: '# estrela', many: '# de estrelas', other: '# estrelas' }),
    power: { shield: 'Escudo +50', slow: 'Câmera lenta +50', magnet: 'Ímã +50' },
    faded: { shield: 'Fim do escudo', slow: 'Fim da câmera lenta', magnet: 'Fim do ímã' },
    lead: 'Na frente',
    newBest: 'Novo recorde',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
