import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      zones: 'Zonas',
      says: {
        classic: 'Un recorrido cada vez más rápido.',
        zones: 'Ocho zonas con tres vidas y un obstáculo nuevo en cada una.',
      },
    },
    zone: { label: 'Zona' },
  },
  controls: { flip: 'Invertir' },
  stats: {
    Score: 'Puntos',
    Distance: 'Distancia',
    Coins: 'Monedas',
    Blue: 'Azul',
    Green: 'Verde',
    Lives: 'Vidas',
    Stars: 'Estrellas',
  },
  best: { distance: 'Mejor distancia' },
  status: {
    power: { shield: 'Escudo.', slow: 'Cámara lenta.', magnet: 'Imán.' },
    faded: { shield: 'Se acabó el escudo.', slow: 'Se acabó la cámara lenta.', magnet: 'Se acabó el imán.' },
    shieldBroke: 'Escudo roto.',
    faster: (distance) => `Distancia: ${numberText(distance)}.`,
    zone: (zone) => `${zone}: llega al final y recoge monedas para ganar más estrellas.`,
    hurt: (lives) =>
      plural(lives, {
        one: '¡Choque! Te queda # vida.',
        many: '¡Choque! Te quedan # de vidas.',
        other: '¡Choque! Te quedan # vidas.',
      }),
    streak: (coins) =>
      plural(coins, {
        one: '# moneda seguida.',
        many: '# de monedas seguidas.',
        other: '# monedas seguidas.',
      }),
    out: ['Azul queda fuera.', 'Verde queda fuera.'],
    ahead: ['Azul va por delante.', 'Verde va por delante.'],
  },
  runnerStatus: {
    power: {
      shield: (runner) => `${runner}: escudo.`,
      slow: (runner) => `${runner}: cámara lenta.`,
      magnet: (runner) => `${runner}: imán.`,
    },
    faded: {
      shield: (runner) => `${runner}: se acabó el escudo.`,
      slow: (runner) => `${runner}: se acabó la cámara lenta.`,
      magnet: (runner) => `${runner}: se acabó el imán.`,
    },
    shieldBroke: (runner) => `${runner}: escudo roto.`,
  },
  captions: {
    flip: 'inversión',
    land: 'aterrizaje',
    coin: 'moneda',
    power: 'poder',
    faded: 'se acaba el poder',
    shieldBroke: 'se rompe el escudo',
    faster: 'más velocidad',
    out: 'choque: alguien queda fuera',
    ahead: 'cambio de líder',
    zone: 'salida',
    hurt: 'vida perdida',
    streak: 'muchas monedas seguidas',
    finish: 'final de la zona',
    crash: 'choque',
  },
  tutorialHint: { keys: 'Cambia de lado con {keys}', touch: 'Toca para cambiar de lado' },
  howTo: [
    'Pulsa para invertir la gravedad: corre por el suelo o por el techo.',
    'Recoge monedas (10) y poderes (50). Evita los obstáculos: cada vez vas más rápido.',
    'Dos jugadores: toca tu propia pista. Gana el recorrido más largo.',
  ],
  ends: {
    over: '¡Fin del juego!',
    run: (distance, coins) => `Distancia: ${numberText(distance)}. Monedas: ${coins}.`,
    zone: (zone, stars) =>
      plural(stars, {
        one: `${zone}: # estrella`,
        many: `${zone}: # de estrellas`,
        other: `${zone}: # estrellas`,
      }),
    coins: (taken, of) => `Monedas: ${taken} de ${of}.`,
    tie: 'Empate',
    wins: ['¡Gana el jugador 1 (azul)!', '¡Gana el jugador 2 (verde)!'],
    farther: [
      (distance) => `Azul llegó ${numberText(distance)} más lejos.`,
      (distance) => `Verde llegó ${numberText(distance)} más lejos.`,
    ],
    equal: (blueCoins, greenCoins) => `Misma distancia. Monedas: ${blueCoins} a ${greenCoins}.`,
  },
  runners: ['Azul', 'Verde'],
  zones: {
    dock: 'Muelle',
    foundry: 'Fundición',
    thorns: 'Espinas',
    spires: 'Agujas',
    mines: 'Campo de minas',
    lifts: 'Hueco del ascensor',
    lasers: 'Sala de láseres',
    core: 'Núcleo',
  },
  track: {
    rule: 'Llega al final',
    two: (percent) => `${percent}\u00a0% de las monedas: 2 estrellas`,
    three: (percent) => `${percent}\u00a0%: 3 estrellas`,
    streak: (coins) => `${coins} seguidas`,
    stars: (stars) => plural(stars, { one: '# estrella', many: '# de estrellas', other: '# estrellas' }),
    power: { shield: 'Escudo +50', slow: 'Cámara lenta +50', magnet: 'Imán +50' },
    faded: { shield: 'Sin escudo', slow: 'Sin cámara lenta', magnet: 'Sin imán' },
    lead: 'Por delante',
    newBest: 'Nuevo récord',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
