import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { flip: 'Invertir' },
  stats: { Score: 'Puntos', Distance: 'Distancia', Coins: 'Monedas', Blue: 'Azul', Green: 'Verde' },
  best: { distance: 'Mejor distancia' },
  status: {
    power: { shield: 'Escudo.', slow: 'Cámara lenta.', magnet: 'Imán.' },
    faded: { shield: 'Se acabó el escudo.', slow: 'Se acabó la cámara lenta.', magnet: 'Se acabó el imán.' },
    shieldBroke: 'Escudo roto.',
    faster: (distance) => `Distancia: ${numberText(distance)}.`,
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
    tie: 'Empate',
    wins: ['¡Gana el jugador 1 (azul)!', '¡Gana el jugador 2 (verde)!'],
    farther: [
      (distance) => `Azul llegó ${numberText(distance)} más lejos.`,
      (distance) => `Verde llegó ${numberText(distance)} más lejos.`,
    ],
    equal: (blueCoins, greenCoins) => `Misma distancia. Monedas: ${blueCoins} a ${greenCoins}.`,
  },
  runners: ['Azul', 'Verde'],
  track: {
    power: { shield: 'Escudo +50', slow: 'Cámara lenta +50', magnet: 'Imán +50' },
    faded: { shield: 'Sin escudo', slow: 'Sin cámara lenta', magnet: 'Sin imán' },
    lead: 'Por delante',
    newBest: 'Nuevo récord',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
