import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Gana con' },
    margin: { label: 'Ventaja', 1: 'Un punto', 2: 'Dos puntos' },
    ball: {
      label: 'Modo',
      classic: 'Clásico',
      wild: 'Loco',
      ladder: 'Escalera',
      sides: 'Cuatro lados',
      pairs: 'Dos contra dos',
      says: {
        classic: 'Sin efecto: cuenta el punto de golpe.',
        wild: 'Las palas dan efecto y los peloteos se aceleran.',
        ladder: 'Cinco rivales con manías.',
        sides: 'Hasta cuatro aquí, una persona por lado.',
        pairs: 'Hasta cuatro aquí, dos palas en cada mitad.',
      },
    },
    rival: { label: 'Rival' },
  },
  stats: {
    You: 'Tú',
    Computer: 'Máquina',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    'Team 1': 'Equipo 1',
    'Team 2': 'Equipo 2',
    Rally: 'Peloteo',
    Stars: 'Estrellas',
  },
  best: { rally: 'Peloteo más largo', stars: 'Más estrellas' },
  points: {
    left: (left, right) => `Punto para el lado izquierdo, ${left} a ${right}.`,
    right: (left, right) => `Punto para el lado derecho, ${left} a ${right}.`,
    top: (left, right) => `Punto para el lado de arriba, ${left} a ${right}.`,
    bottom: (left, right) => `Punto para el lado de abajo, ${left} a ${right}.`,
  },
  captions: {
    serve: 'saque',
    hit: 'golpe de pala',
    wall: 'golpe en la pared',
    goal: 'punto',
    lost: 'bola perdida',
  },
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
    yourTeam: 'Gana tu equipo',
    otherTeam: 'Gana el otro equipo',
    teamWins: (team) => `Gana el equipo ${team}`,
    score: (left, right) => `${left} a ${right}.`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Vences a ${name}: # estrella`,
        many: `Vences a ${name}: # de estrellas`,
        other: `Vences a ${name}: # estrellas`,
      }),
    place: (place, of) => `Puesto ${place} de ${of}`,
    rivalWins: (name) => `Gana ${name}`,
  },
  rivals: {
    dot: { name: 'Punto', says: 'Se lo toma con calma' },
    echo: { name: 'Eco', says: 'Copia la bola: tira en ángulo' },
    curl: { name: 'Rizo', says: 'Curva todas las bolas' },
    smash: { name: 'Mazo', says: 'Acelera todas las bolas' },
    ace: { name: 'As', says: 'Apunta donde no estás' },
  },
  court: {
    points: (points) => `A ${points} puntos`,
    lives: (lives) => `${lives} vidas cada uno`,
    join: 'Entra cuando quieras',
    pass: 'Los tiros de tu equipo pasan tus palas',
    goal: (two, three) => `Hasta ${two} en contra: 2 estrellas; hasta ${three}: 3`,
  },
}
