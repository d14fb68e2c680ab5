import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/number-guessing/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: { label: 'Dificultad', easy: 'Fácil', medium: 'Medio', hard: 'Difícil' },
    role: {
      label: 'Quién adivina',
      you: 'Tú',
      computer: 'Máquina',
      says: { computer: 'Piensa un número y di en cada intento si es mayor o menor.' },
    },
  },
  stats: { 'Guesses left': 'Intentos restantes', Range: 'Rango', Guesses: 'Intentos' },
  best: { guesses: 'Menos intentos' },
  status: {
    higher: (guess) => `Es mayor que ${guess}.`,
    lower: (guess) => `Es menor que ${guess}.`,
  },
  captions: {
    higher: 'mayor',
    lower: 'menor',
    correct: 'número correcto',
    answer: 'respuesta',
    revealed: 'número revelado',
  },
  howTo: [
    'Adivina el número oculto antes de quedarte sin intentos.',
    'A cada intento se responde si el número es mayor o menor.',
    'O piensa un número y deja que lo adivine la máquina.',
  ],
  refusals: { range: (min, max) => `Escribe un número entre ${min} y ${max}` },
  ends: {
    found: 'Número encontrado',
    foundIn: (guesses) =>
      plural(guesses, {
        one: 'Lo encontraste en # intento.',
        many: 'Lo encontraste en # de intentos.',
        other: 'Lo encontraste en # intentos.',
      }),
    out: '¡Sin intentos! Prueba otra vez.',
    numberWas: (secret) => `El número era el ${secret}.`,
    enough: (result, guesses) =>
      plural(guesses, {
        one: `${result} Si siempre partes el rango por la mitad, basta # intento.`,
        many: `${result} Si siempre partes el rango por la mitad, bastan # de intentos.`,
        other: `${result} Si siempre partes el rango por la mitad, bastan # intentos.`,
      }),
    reach: (result, guesses, found, numbers) =>
      plural(guesses, {
        one: `${result} Si siempre partes el rango por la mitad, con # intento se encuentran ${found} de los ${numbers} números.`,
        many: `${result} Si siempre partes el rango por la mitad, con # de intentos se encuentran ${found} de los ${numbers} números.`,
        other: `${result} Si siempre partes el rango por la mitad, con # intentos se encuentran ${found} de los ${numbers} números.`,
      }),
    noNumber: 'Ningún número encaja',
    wrongAnswer: 'Al menos una de tus respuestas no es correcta.',
    yourNumber: (value) => `Tu número es el ${value}`,
    computerFound: (guesses, enough) =>
      plural(guesses, {
        one: `Encontrado en # intento. Con ${enough} siempre basta.`,
        many: `Encontrado en # de intentos. Con ${enough} siempre basta.`,
        other: `Encontrado en # intentos. Con ${enough} siempre basta.`,
      }),
  },
  board: {
    hints: { higher: 'Mayor', lower: 'Menor', correct: 'Encontrado' },
    guesses: 'Intentos',
    notUsed: 'sin usar',
    entry: (min, max) => `Tu intento, de ${min} a ${max}`,
    range: (min, max) => `${min}-${max}`,
    isThisIt: '¿Es este?',
    noNumber: 'Ningún número encaja',
    search: (min, max) => `Adivina el número, de ${min} a ${max}`,
    numberWas: (secret) => `El número era el ${secret}`,
    higher: (guess) => `Mayor que ${guess}`,
    lower: (guess) => `Menor que ${guess}`,
  },
  range: {
    possible: (low, high) => `Aún posible: de ${low} a ${high}.`,
    between: 'aún posible',
  },
  answer: {
    question: (guess) => `Piensa un número. ¿Es el ${guess}?`,
    name: 'Tu respuesta',
    keys: { lower: 'Menor', correct: 'Sí', higher: 'Mayor' },
  },
  keypad: { name: 'Teclado', erase: 'Borrar', send: 'Probar' },
}
