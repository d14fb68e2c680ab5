import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Gana con' },
    margin: { label: 'Ventaja', 1: 'Un punto', 2: 'Dos puntos' },
    ball: {
      label: 'Bola',
      classic: 'Clásica',
      wild: 'Loca',
      says: {
        classic: 'Sin efecto: el ángulo depende solo del punto de golpe.',
        wild: 'Las palas dan efecto y los peloteos largos se aceleran.',
      },
    },
  },
  stats: {
    You: 'Tú',
    Computer: 'Máquina',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    Rally: 'Peloteo',
  },
  best: { rally: 'Peloteo más largo' },
  points: {
    left: (left, right) => `Punto para el lado izquierdo, ${left} a ${right}.`,
    right: (left, right) => `Punto para el lado derecho, ${left} a ${right}.`,
    top: (left, right) => `Punto para el lado de arriba, ${left} a ${right}.`,
    bottom: (left, right) => `Punto para el lado de abajo, ${left} a ${right}.`,
  },
  captions: { serve: 'saque', hit: 'golpe de pala', wall: 'golpe de pared', goal: 'punto' },
  tutorialHint: { keys: 'Alcanza la bola con {keys}', touch: 'Arrastra tu pala para alcanzar la bola' },
  howTo: [
    'No dejes pasar la bola. Cada golpe la acelera.',
    'Cerca de los extremos de la pala, la bola sale más desviada.',
    'Mueve con teclas, palanca, ratón o dedo. Dos jugadores: medio campo cada uno.',
  ],
  ends: {
    youWin: 'Ganas',
    computerWins: 'Gana la máquina',
    playerWins: (player) => `Gana el jugador ${player}`,
    score: (left, right) => `${left} a ${right}.`,
  },
}
