import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      worlds: 'Mundos',
      says: {
        classic: 'Una serpiente, un tablero, hasta donde aguantes.',
        worlds: 'Diez mundos con sorpresas, hasta tres estrellas en cada uno.',
      },
    },
    world: { label: 'Mundo' },
    edges: { label: 'Bordes', walls: 'Paredes', wrap: 'Libres' },
    speed: { label: 'Velocidad', slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    board: { label: 'Tablero', size: (cells) => `${cells}x${cells}` },
    fruits: { label: 'Frutas a la vez' },
    meadow: {
      label: 'Obstáculos',
      plain: 'Ninguno',
      stones: 'Piedras',
      portals: 'Portales',
      poison: 'Veneno',
      says: {
        stones: 'Cada dos frutas aparece una piedra, con aviso previo.',
        portals: 'Entra por un anillo y sal por el otro. Cambian de sitio cada tres frutas.',
        poison: 'Un hongo te acorta en tres y resta 20 puntos. Si mides muy poco, acaba la partida.',
      },
    },
  },
  stats: { Score: 'Puntos', Length: 'Longitud', Goal: 'Meta', Stars: 'Estrellas' },
  mostStars: 'Más estrellas',
  status: {
    eaten: (length) => `Longitud: ${length}.`,
    poisoned: (length) => `Hongo comido. Longitud: ${length}.`,
    world: (world, what, goal) =>
      `Mundo ${world}. ${what} Meta: longitud ${goal}. La serpiente espera una dirección.`,
    star: (stars) => `Estrella ${stars} de 3.`,
    unlock: 'La fruta está libre.',
    swap: 'Ahora guía la otra cabeza. Espera una dirección.',
  },
  captions: {
    eat: 'fruta comida',
    turn: 'giro',
    crash: 'choque',
    stone: 'aparece una piedra',
    through: 'por el portal',
    portals: 'los portales se mueven',
    poison: 'hongo comido',
    star: 'estrella conseguida',
    unlock: 'llave recogida',
    swap: 'cambio de cabeza',
  },
  tutorialHint: { keys: 'Gira la serpiente con {keys}', touch: 'Desliza para girar la serpiente' },
  howTo: [
    'Come las frutas para crecer: 10 puntos cada una.',
    'Evita las paredes, las piedras, los hongos y tu propia cola.',
    'Dos giros rápidos seguidos cuentan los dos.',
  ],
  ends: {
    wall: '¡Fin del juego! Contra la pared',
    self: '¡Fin del juego! Te mordiste',
    stone: '¡Fin del juego! Contra una piedra',
    poison: '¡Fin del juego! Te envenenaste',
    full: 'Llenaste todo el tablero',
    world: (world, stars) =>
      plural(stars, {
        one: `Mundo ${world}: # estrella`,
        many: `Mundo ${world}: # de estrellas`,
        other: `Mundo ${world}: # estrellas`,
      }),
  },
  allStars: '¡Las tres estrellas!',
  nextStar: (length) => `Siguiente estrella con longitud ${length}.`,
  noMoreFruit: 'Ya no hay sitio para más frutas.',
  worlds: {
    meadow: { name: 'El prado', says: 'Dos frutas y setos altos.' },
    open: { name: 'Bordes abiertos', says: 'Sal por un lado y entra por el otro.' },
    stones: { name: 'Piedras', says: 'Cada dos frutas aparece una piedra.' },
    runaway: { name: 'Fruta inquieta', says: 'La fruta no se queda quieta.' },
    portals: { name: 'Portales', says: 'Entra por un anillo y sal por el otro.' },
    mushrooms: { name: 'Hongos', says: 'Cada uno te acorta en tres.' },
    twoHeads: { name: 'Dos cabezas', says: 'Tras cada fruta guía la otra cabeza.' },
    keys: { name: 'Llaves', says: 'Primero la llave, luego la fruta.' },
    night: { name: 'Noche', says: 'En la oscuridad solo brilla la fruta.' },
    festival: { name: 'La fiesta', says: 'Piedras, portales y fruta inquieta.' },
  },
  field: {
    world: (world) => `Mundo ${world}`,
    goal: (length) => `Meta: longitud ${length}`,
    star: (stars) => plural(stars, { one: '# estrella', many: '# de estrellas', other: '# estrellas' }),
  },
}
