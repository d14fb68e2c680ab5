import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/pixel-sushi-chef/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      classic: 'Clásico',
      rush: 'Exprés',
      shifts: 'Siete noches',
      says: {
        classic: '60 segundos con clientes pacientes.',
        rush: 'Clientes con prisa y propinas por servir rápido.',
        shifts: 'Cada noche, un plato nuevo y deseos.',
      },
    },
    evening: { label: 'Noche' },
    hearts: { label: 'Vidas', 1: 'Una', 3: 'Tres' },
  },
  controls: {
    ingredients: 'Ingredientes',
    serve: 'Servir',
    back: 'Quitar el último (mantén pulsado: todos)',
    clear: 'Vaciar la esterilla',
    cursor: 'Cursor',
    use: 'Usar en el cursor',
  },
  stats: {
    Score: 'Puntos',
    Level: 'Nivel',
    Lives: 'Vidas',
    Time: 'Tiempo',
    Mood: 'Ánimo',
    Goal: 'Meta',
    Stars: 'Estrellas',
    Served: 'Servidos',
  },
  status: {
    order: [
      (dish) => `El cliente de la izquierda pide: ${dish}.`,
      (dish) => `El cliente del centro pide: ${dish}.`,
      (dish) => `El cliente de la derecha pide: ${dish}.`,
    ],
    served: (dish, points) =>
      plural(points, {
        one: `Plato servido: ${dish}, # punto.`,
        many: `Plato servido: ${dish}, # de puntos.`,
        other: `Plato servido: ${dish}, # puntos.`,
      }),
    servedWithTip: (dish, points, tip) =>
      plural(points, {
        one: `Plato servido: ${dish}, # punto y ${tip} de propina.`,
        many: `Plato servido: ${dish}, # de puntos y ${tip} de propina.`,
        other: `Plato servido: ${dish}, # puntos y ${tip} de propina.`,
      }),
    evening: (evening, dish, goal) => `Noche ${evening}. Nuevo: ${dish}. Meta: ${pointsText(goal)}.`,
    star: (stars) => `Estrella ${stars} de 3.`,
    wish: {
      first: 'Quiere que le sirvas primero.',
      inOrder: 'Quiere los ingredientes en orden.',
      heart: 'Los ingredientes están ocultos.',
      early: 'El rollo ya está listo.',
    },
    bonus: (points) =>
      plural(points, { one: 'Bonus: # punto.', many: 'Bonus: # de puntos.', other: 'Bonus: # puntos.' }),
    wrong: 'Nadie pidió eso. El rollo va a la basura.',
    unfinished: 'El rollo no está terminado.',
    hurry: [
      'El cliente de la izquierda pierde la paciencia.',
      'El cliente del centro pierde la paciencia.',
      'El cliente de la derecha pierde la paciencia.',
    ],
    late: [
      (lives) =>
        plural(lives, {
          one: 'El cliente de la izquierda se fue. Te queda # vida.',
          many: 'El cliente de la izquierda se fue. Te quedan # de vidas.',
          other: 'El cliente de la izquierda se fue. Te quedan # vidas.',
        }),
      (lives) =>
        plural(lives, {
          one: 'El cliente del centro se fue. Te queda # vida.',
          many: 'El cliente del centro se fue. Te quedan # de vidas.',
          other: 'El cliente del centro se fue. Te quedan # vidas.',
        }),
      (lives) =>
        plural(lives, {
          one: 'El cliente de la derecha se fue. Te queda # vida.',
          many: 'El cliente de la derecha se fue. Te quedan # de vidas.',
          other: 'El cliente de la derecha se fue. Te quedan # vidas.',
        }),
    ],
    level: (level) => `Nivel ${level}.`,
  },
  captions: {
    shift: 'llegan más clientes',
    star: 'estrella conseguida',
    order: 'pide un cliente',
    add: 'ingrediente añadido',
    full: 'esterilla llena',
    back: 'último ingrediente quitado',
    clear: 'esterilla vacía',
    unfinished: 'aún sin terminar',
    wrong: 'rollo equivocado',
    served: 'cliente servido',
    hurry: 'un cliente se impacienta',
    late: 'se va un cliente',
    level: 'nivel nuevo',
    second: 'últimos segundos',
    closing: 'hora de cierre',
  },
  tutorialHint: {
    keys: 'Pon lo que quiere un cliente y sirve con {keys}',
    touch: 'Toca lo que quiere un cliente y luego «Servir»',
    mouse: 'Haz clic en lo que quiere un cliente y luego en «Servir» o usa {keys}',
  },
  howTo: [
    'Pon los ingredientes en cualquier orden y pulsa el timbre o al cliente.',
    'El rollo equivocado se tira. Un cliente que espera de más cuesta una vida.',
    'Sirve a tantos clientes como puedas antes de la hora de cierre.',
  ],
  ends: {
    over: '¡Fin del juego!',
    closing: 'Hora de cierre: se apagan las luces y los clientes se van a casa.',
    lost: 'Nadie espera para siempre.',
    evening: (evening, stars) =>
      plural(stars, {
        one: `Noche ${evening}: # estrella`,
        many: `Noche ${evening}: # de estrellas`,
        other: `Noche ${evening}: # estrellas`,
      }),
    missed: (goal) => `Hora de cierre. La meta era de ${pointsText(goal)}.`,
  },
  ingredients: {
    rice: 'Arroz',
    fish: 'Pescado',
    cucumber: 'Pepino',
    avocado: 'Aguacate',
    shrimp: 'Camarón',
    nori: 'Nori',
  },
  dishes: {
    california: 'Rollo California',
    cucumber: 'Rollo de pepino',
    shrimp: 'Tempura de camarón',
    salmon: 'Rollo de salmón',
    veggie: 'Rollo vegetal',
    dragon: 'Rollo dragón',
    garden: 'Rollo jardín',
    rainbow: 'Rollo arcoíris',
    ocean: 'Rollo océano',
    river: 'Rollo río',
    emperor: 'Rollo emperador',
    lucky: 'Rollo de la suerte',
    double: 'Doble de salmón',
    storm: 'Rollo tormenta',
    harvest: 'Rollo cosecha',
  },
  shifts: ['Primeros clientes', 'Casa llena', 'Últimos pedidos'],
  bar: {
    tip: (points) => `Propina ${points}`,
    evening: (evening) => `Noche ${evening}`,
    fresh: (dish) => `Nuevo: ${dish}`,
    goal: (goal) => `Meta ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# estrella', many: '# de estrellas', other: '# estrellas' }),
    bonus: { first: '¡Primero!', inOrder: '¡En orden!', heart: '¡De memoria!', early: '¡Ya estaba listo!' },
    level: (level) => `Nivel ${level}`,
  },
}
