import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
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
  stats: { Score: 'Puntos', Length: 'Longitud' },
  status: {
    eaten: (length) => `Longitud: ${length}.`,
    poisoned: (length) => `Hongo comido. Longitud: ${length}.`,
  },
  captions: {
    eat: 'fruta comida',
    turn: 'giro',
    crash: 'choque',
    stone: 'aparece una piedra',
    through: 'por el portal',
    portals: 'los portales se mueven',
    poison: 'hongo comido',
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
  },
  noMoreFruit: 'Ya no hay sitio para más frutas.',
}
