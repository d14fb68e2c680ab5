import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Modo', single: 'Un jugador', multi: 'Multijugador' },
    run: {
      label: 'Recorrido',
      usual: 'Normal',
      daring: 'Audaz',
      says: {
        usual: 'Esquiva con libertad: los bordes son seguros.',
        daring: 'Esquivar por poco da puntos extra. Los bordes queman.',
      },
    },
  },
  stats: {
    Score: 'Puntos',
    Multiplier: 'Multiplicador',
    Blue: 'Azul',
    'Blue ×': 'Azul ×',
    Green: 'Verde',
    'Green ×': 'Verde ×',
  },
  best: { score: 'Récord' },
  toasts: {
    single: '¡Empieza la partida de un jugador!',
    multi: '¡Empieza la partida multijugador!',
    NewBest: '¡Nuevo récord!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}: multiplicador ${multiplier}.`,
    hot: (runner) => `${runner}: borde ardiente.`,
    losesAll: ['Azul pierde todos los bloques.', 'Verde pierde todos los bloques.'],
    losesOne: ['Azul pierde un bloque.', 'Verde pierde un bloque.'],
    isHit: ['Azul recibe un golpe.', 'Verde recibe un golpe.'],
  },
  captions: {
    dodge: 'esquivado',
    catch: 'bloque atrapado',
    blast: 'bloques arrancados',
    close: 'por poco',
    hot: 'borde ardiente',
    burn: 'se quema un bloque',
    crash: 'choque',
    bump: 'golpe en el borde',
  },
  tutorialHint: {
    keys: 'Esquiva los obstáculos que caen con {keys}',
    touch: 'Mantén un dedo donde quieras ir y esquiva',
  },
  howTo: [
    'Esquiva lo que cae: cada obstáculo que pasa da puntos. Mantén el dedo para moverte.',
    'Los bloques de tu color se pegan: suben el multiplicador y te hacen más grande.',
    'Las bombas los arrancan. Dos jugadores: media pantalla cada uno.',
  ],
  words: { start: 'Empezar' },
  ends: {
    over: '¡Fin del juego!',
    tie: '¡Empate!',
    wins: ['¡Gana el jugador 1 (azul)!', '¡Gana el jugador 2 (verde)!'],
  },
  runners: ['Azul', 'Verde'],
  field: { close: (points) => `¡Por poco! +${points}` },
}
