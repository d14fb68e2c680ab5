import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/number-guessing/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: { label: 'Dificuldade', easy: 'Fácil', medium: 'Médio', hard: 'Difícil' },
    role: {
      label: 'Quem adivinha',
      you: 'Você',
      computer: 'Computador',
      says: { computer: 'Pense em um número e diga a cada palpite se ele é maior ou menor.' },
    },
  },
  stats: { 'Guesses left': 'Palpites restantes', Range: 'Faixa', Guesses: 'Palpites' },
  best: { guesses: 'Menos palpites' },
  status: {
    higher: (guess) => `É maior que ${guess}.`,
    lower: (guess) => `É menor que ${guess}.`,
  },
  captions: {
    higher: 'maior',
    lower: 'menor',
    correct: 'número certo',
    answer: 'resposta',
    revealed: 'número revelado',
  },
  howTo: [
    'Adivinhe o número oculto antes que os palpites acabem.',
    'A cada palpite, a resposta é maior ou menor.',
    'Ou pense em um número e deixe o computador adivinhar.',
  ],
  refusals: { range: (min, max) => `Digite um número entre ${min} e ${max}` },
  ends: {
    found: 'Você acertou',
    foundIn: (guesses) =>
      plural(guesses, {
        one: 'Você o encontrou em # palpite.',
        many: 'Você o encontrou em # de palpites.',
        other: 'Você o encontrou em # palpites.',
      }),
    out: 'Acabaram os palpites! Tente de novo.',
    numberWas: (secret) => `O número era ${secret}.`,
    enough: (result, guesses) =>
      plural(guesses, {
        one: `${result} Dividindo sempre a faixa ao meio, basta # palpite.`,
        many: `${result} Dividindo sempre a faixa ao meio, bastam # de palpites.`,
        other: `${result} Dividindo sempre a faixa ao meio, bastam # palpites.`,
      }),
    reach: (result, guesses, found, numbers) =>
      plural(guesses, {
        one: `${result} Dividindo sempre a faixa ao meio, # palpite encontra ${found} dos ${numbers} números.`,
        many: `${result} Dividindo sempre a faixa ao meio, # de palpites encontram ${found} dos ${numbers} números.`,
        other: `${result} Dividindo sempre a faixa ao meio, # palpites encontram ${found} dos ${numbers} números.`,
      }),
    noNumber: 'Nenhum número serve',
    wrongAnswer: 'Pelo menos uma das suas respostas deve estar errada.',
    yourNumber: (value) => `Seu número é ${value}`,
    computerFound: (guesses, enough) =>
      plural(guesses, {
        one: `Encontrado em # palpite. Com ${enough} sempre dá.`,
        many: `Encontrado em # de palpites. Com ${enough} sempre dá.`,
        other: `Encontrado em # palpites. Com ${enough} sempre dá.`,
      }),
  },
  board: {
    hints: { higher: 'Maior', lower: 'Menor', correct: 'Acertou' },
    guesses: 'Palpites',
    notUsed: 'não usado',
    entry: (min, max) => `Seu palpite, de ${min} a ${max}`,
    range: (min, max) => `${min}-${max}`,
    isThisIt: 'É este?',
    noNumber: 'Nenhum número serve',
    search: (min, max) => `Adivinhe o número, de ${min} a ${max}`,
    numberWas: (secret) => `O número era ${secret}`,
    higher: (guess) => `Maior que ${guess}`,
    lower: (guess) => `Menor que ${guess}`,
  },
  range: {
    possible: (low, high) => `Ainda possível: de ${low} a ${high}.`,
    between: 'ainda possível',
  },
  answer: {
    question: (guess) => `Pense em um número. É ${guess}?`,
    name: 'Sua resposta',
    keys: { lower: 'Menor', correct: 'Sim', higher: 'Maior' },
  },
  keypad: { name: 'Teclado', erase: 'Apagar', send: 'Tentar' },
}
