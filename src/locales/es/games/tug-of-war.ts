import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/tug-of-war/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Nivel de la máquina',
      easy: 'Fácil',
      medium: 'Normal',
      hard: 'Difícil',
      expert: 'Experto',
      impossible: 'Imposible',
    },
    pace: {
      label: 'Ritmo de la máquina',
      level: 'Por nivel',
      follows: 'Se adapta a ti',
      says: {
        level: 'Tan fuerte como el nivel que elijas.',
        follows: 'Iguala tu velocidad reciente; un esprint decide.',
      },
    },
    pull: { label: 'Tirón', fast: 'Rápido', rhythm: 'Con ritmo' },
    rounds: { label: 'Gana con', 1: '1 ronda', 3: '3 rondas', 5: '5 rondas' },
  },
  controls: { pull: 'Tirar' },
  stats: {
    You: 'Tú',
    Computer: 'Máquina',
    Time: 'Tiempo',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    'Presses a second': 'Pulsaciones por segundo',
    'On the beat': 'Al compás',
  },
  best: { time: 'Victoria más rápida', pressesASecond: 'Mejor velocidad', onTheBeat: 'Mejor ritmo' },
  toasts: {
    leftWinsRound: '¡El lado izquierdo gana la ronda!',
    rightWinsRound: '¡El lado derecho gana la ronda!',
    score: (left, right) => `${left}–${right}`,
  },
  status: {
    go: 'A tirar.',
    leftWinsRound: (left, right) => `El lado izquierdo gana la ronda, ${left} a ${right}.`,
    rightWinsRound: (left, right) => `El lado derecho gana la ronda, ${left} a ${right}.`,
    time: 'Tiempo agotado.',
  },
  captions: {
    beat: 'tambor',
    slip: 'resbalón',
    go: 'ya',
    pull: 'tirón',
    round: 'fin de la ronda',
    time: 'tiempo agotado',
  },
  tutorialHint: {
    keys: 'Pulsa {keys} para tirar de la cuerda hacia tu lado',
    touch: 'Toca para tirar de la cuerda hacia tu lado',
  },
  howTo: [
    'Pulsa rápido o, con ritmo, al compás del tambor. Mantener pulsado no hace nada.',
    'Lleva la cinta más allá de tu bandera para ganar la ronda. Hay 30 segundos.',
    'En pantalla táctil, toca tu mitad o, si juegas a solas, cualquier lugar.',
  ],
  ends: {
    tie: 'Empate',
    playerWins: (player) => `Gana el jugador ${player}`,
    computerWins: 'Gana la máquina',
    youWin: 'Ganas',
    score: (left, right) => `${left} a ${right}.`,
    scoreAtTime: (left, right) => `${left} a ${right} al acabarse el tiempo.`,
    beat: (score, left, right) => `${score} Al compás: ${left}\u00a0% y ${right}\u00a0%.`,
    pace: (score, left, right) =>
      `${score} Pulsaciones por segundo: ${numberText(left)} y ${numberText(right)}.`,
  },
  field: { go: '¡A tirar!', time: 'Tiempo agotado' },
}
