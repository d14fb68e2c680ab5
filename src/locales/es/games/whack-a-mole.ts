import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/whack-a-mole/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      rush: 'Exprés',
      endless: 'Sin fin',
      says: {
        classic: 'La partida acaba cuando escapa un topo.',
        rush: '60 segundos de topos; no toques a los erizos.',
        endless: 'Tres vidas, cascos y topos dorados.',
      },
    },
  },
  controls: {
    holes: 'Golpear',
    hole: [
      'Arriba izquierda',
      'Arriba centro',
      'Arriba derecha',
      'Centro izquierda',
      'Centro',
      'Centro derecha',
      'Abajo izquierda',
      'Abajo centro',
      'Abajo derecha',
    ],
    aim: 'Apuntar',
    whack: 'Golpear en el cursor',
  },
  stats: { Score: 'Puntos', Time: 'Tiempo', Combo: 'Combo', Lives: 'Vidas', Moles: 'Topos' },
  toasts: { NewBest: '¡Nuevo récord!', NotBest: '¡Fin del juego!' },
  status: {
    mole: (place) => `Topo: ${place}.`,
    helmetMole: (place) => `Topo con casco: ${place}.`,
    goldenMole: (place) => `Topo dorado: ${place}.`,
    hedgehog: (place) => `Erizo: ${place}.`,
    decoy: 'Era un erizo: 10 puntos menos.',
    helmet: (place) => `Casco fuera: ${place}.`,
    escape: (lives) =>
      plural(lives, {
        one: 'Se escapó un topo. Te queda # vida.',
        many: 'Se escapó un topo. Te quedan # de vidas.',
        other: 'Se escapó un topo. Te quedan # vidas.',
      }),
  },
  places: [
    'arriba a la izquierda',
    'arriba en el centro',
    'arriba a la derecha',
    'a la izquierda',
    'en el centro',
    'a la derecha',
    'abajo a la izquierda',
    'abajo en el centro',
    'abajo a la derecha',
  ],
  captions: {
    stir: 'se mueve la tierra',
    up: 'asoma un topo',
    whack: 'topo golpeado',
    miss: 'fallo',
    helmet: 'casco fuera',
    decoy: 'erizo golpeado',
    escape: 'se escapa un topo',
    leave: 'el animal se esconde',
  },
  tutorialHint: {
    keys: 'Golpea al topo con {keys}',
    touch: 'Toca el topo',
    mouse: 'Haz clic en el topo o pulsa {keys}',
  },
  howTo: [
    'Golpea cada topo antes de que se esconda: al menos 10 puntos.',
    'Mira la tierra: se mueve donde va a salir el siguiente.',
    'Golpea solo topos: otros animales restan 10 puntos.',
  ],
  ends: {
    over: '¡Fin del juego!',
    classic: 'Se escapó un topo.',
    rush: 'Tiempo agotado.',
    endless: 'Se escaparon tres topos.',
  },
  garden: { run: (moles) => `${moles} seguidos`, laugh: 'Ja' },
}
