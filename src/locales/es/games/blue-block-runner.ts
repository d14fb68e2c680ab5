import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Modo', single: 'Un jugador', multi: 'Multijugador' },
    run: {
      label: 'Recorrido',
      usual: 'Normal',
      daring: 'Audaz',
      tour: 'Barrios',
      says: {
        usual: 'Esquiva con libertad: los bordes son seguros.',
        daring: 'Esquivar por poco da puntos extra. Los bordes queman.',
        tour: 'Diez barrios con cinco oleadas cada uno, y cada corazón que conserves es una estrella.',
      },
    },
    district: { label: 'Barrio' },
  },
  stats: {
    Score: 'Puntos',
    Multiplier: 'Multiplicador',
    Blue: 'Azul',
    'Blue ×': 'Azul ×',
    Green: 'Verde',
    'Green ×': 'Verde ×',
    Lives: 'Vidas',
    Stars: 'Estrellas',
  },
  best: { score: 'Récord', stars: 'Más estrellas' },
  toasts: {
    single: '¡Empieza la partida de un jugador!',
    multi: '¡Empieza la partida multijugador!',
    NewBest: '¡Nuevo récord!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}: multiplicador ${multiplier}.`,
    wave: (name) => `${name}.`,
    hurt: (runner, hearts) =>
      plural(hearts, {
        one: `Golpe a ${runner}. Queda # vida.`,
        many: `Golpe a ${runner}. Quedan # de vidas.`,
        other: `Golpe a ${runner}. Quedan # vidas.`,
      }),
    cleared: (district, stars) =>
      plural(stars, {
        one: `Barrio ${district}: # estrella`,
        many: `Barrio ${district}: # de estrellas`,
        other: `Barrio ${district}: # estrellas`,
      }),
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
    wave: 'nueva oleada',
    clean: 'oleada sin golpes',
    hurt: 'golpe',
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
    cleared: (district) => `¡Barrio ${district} completado!`,
    over: '¡Fin del juego!',
    tie: '¡Empate!',
    wins: ['¡Gana el jugador 1 (azul)!', '¡Gana el jugador 2 (verde)!'],
  },
  runners: ['Azul', 'Verde'],
  districts: [
    'Casco antiguo',
    'Mercado',
    'Puerto',
    'Parque',
    'Estación',
    'Fábrica',
    'Centro',
    'Estadio',
    'Aeropuerto',
    'Rascacielos',
  ],
  waves: {
    rain: 'Lluvia',
    wall: 'Muros',
    stairs: 'Escalera',
    tunnel: 'Túnel',
    spinners: 'Giros',
    zigzag: 'Zigzag',
    bombs: 'Bombas',
    hail: 'Granizo',
  },
  field: {
    close: (points) => `¡Por poco! +${points}`,
    goal: 'Supera cinco oleadas',
    wave: (wave, of) => `Oleada ${wave} de ${of}`,
    clean: (points) => `¡Sin golpes! +${points}`,
    hurt: '¡Ay!',
    bomb: 'Bomba',
    block: 'Atrápalo',
  },
}
