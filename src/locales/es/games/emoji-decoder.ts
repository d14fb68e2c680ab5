import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/emoji-decoder/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    round: { label: 'Enigmas', 5: 'Primeros 5', 15: 'Todos' },
    pack: {
      label: 'Colección',
      first: '15 originales',
      words: 'Palabras',
      animals: 'Animales',
      films: 'Películas',
      food: 'Comida',
      nature: 'Naturaleza',
      places: 'Lugares',
      sport: 'Deportes',
      home: 'Hogar',
      tales: 'Cuentos',
      sayings: 'Dichos',
    },
  },
  controls: { reveal: 'Revelar letra', skip: 'Saltar o seguir' },
  stats: { Score: 'Puntos', Puzzle: 'Enigma', Attempts: 'Intentos', Solved: 'Resueltos' },
  status: {
    solved: (answer, points) =>
      plural(points, {
        one: `Descifrado: ${answer}, # punto.`,
        many: `Descifrado: ${answer}, # de puntos.`,
        other: `Descifrado: ${answer}, # puntos.`,
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'No es correcto. Queda # intento.',
        many: 'No es correcto. Quedan # de intentos.',
        other: 'No es correcto. Quedan # intentos.',
      }),
    answer: (answer) => `La respuesta era ${answer}.`,
    revealed: (place, letter) => `La letra ${place} es ${letter}.`,
    nextPuzzle: (puzzle) => `Enigma ${puzzle}.`,
  },
  captions: {
    solved: 'resuelto',
    wrong: 'intento equivocado',
    failed: 'sin resolver',
    skipped: 'saltado',
    revealed: 'letra revelada',
    nextPuzzle: 'siguiente enigma',
  },
  howTo: [
    'Encuentra la palabra, el nombre o el título. Pueden faltar «El», «La», «Los» o «Las».',
    'Acertar al primer, segundo o tercer intento da 40, 30 o 20. Lo acertado queda.',
    'Cada letra revelada cuesta 5 puntos. Puedes revelar tres. Saltar da 0.',
  ],
  ends: {
    title: '¡Partida completa!',
    solved: (solved, puzzles) => `Enigmas resueltos: ${solved} de ${puzzles}.`,
  },
  categories: {
    Nature: 'Naturaleza',
    Home: 'Hogar',
    Movie: 'Película',
    Show: 'Serie',
    Brand: 'Marca',
    Tech: 'Tecnología',
    Activity: 'Actividad',
    Food: 'Comida',
    Word: 'Palabra',
    Animal: 'Animal',
    Place: 'Lugar',
    Sports: 'Deportes',
    Story: 'Cuento',
    Idiom: 'Dicho',
  },
  messages: {
    ask: '¿Qué dicen los emojis?',
    solved: (points) =>
      plural(points, {
        one: 'Descifrado: # punto',
        many: 'Descifrado: # de puntos',
        other: 'Descifrado: # puntos',
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'No es correcto. Queda # intento',
        many: 'No es correcto. Quedan # de intentos',
        other: 'No es correcto. Quedan # intentos',
      }),
    answer: (answer) => `La respuesta era ${answer}`,
  },
  board: {
    words: (words) => plural(words, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
    worth: (points) => plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' }),
    boxes: (boxes) => `Respuesta: ${boxes}.`,
    blank: 'hueco',
    reveal: 'Revelar letra',
    skip: 'Saltar',
    guess: 'Probar',
    next: 'Seguir',
    letters: 'Letras',
    erase: 'Borrar',
  },
}
