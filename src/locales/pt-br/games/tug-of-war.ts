import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/tug-of-war/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Nível do computador',
      easy: 'Fácil',
      medium: 'Normal',
      hard: 'Difícil',
      expert: 'Mestre',
      impossible: 'Impossível',
    },
    pace: {
      label: 'Ritmo do computador',
      level: 'Pelo nível',
      follows: 'Segue o seu',
      says: {
        level: 'Tão forte quanto o nível escolhido.',
        follows: 'Iguala sua velocidade recente; uma arrancada decide.',
      },
    },
    pull: { label: 'Puxada', fast: 'Rápida', rhythm: 'Com ritmo' },
    rounds: { label: 'Vence com', 1: '1 rodada', 3: '3 rodadas', 5: '5 rodadas' },
  },
  controls: { pull: 'Puxar' },
  stats: {
    You: 'Você',
    Computer: 'Computador',
    Time: 'Tempo',
    'Player 1': 'Jogador 1',
    'Player 2': 'Jogador 2',
    'Presses a second': 'Toques por segundo',
    'On the beat': 'Na batida',
  },
  best: { time: 'Vitória mais rápida', pressesASecond: 'Melhor velocidade', onTheBeat: 'Melhor ritmo' },
  toasts: {
    leftWinsRound: 'O lado esquerdo venceu a rodada!',
    rightWinsRound: 'O lado direito venceu a rodada!',
    score: (left, right) => `${left}–${right}`,
  },
  status: {
    go: 'Puxe.',
    leftWinsRound: (left, right) => `O lado esquerdo venceu a rodada, ${left} a ${right}.`,
    rightWinsRound: (left, right) => `O lado direito venceu a rodada, ${left} a ${right}.`,
    time: 'Tempo esgotado.',
  },
  captions: {
    beat: 'batida',
    slip: 'escorregão',
    go: 'já',
    pull: 'puxada',
    round: 'fim da rodada',
    time: 'tempo esgotado',
  },
  tutorialHint: {
    keys: 'Aperte {keys} para puxar a corda para o seu lado',
    touch: 'Toque para puxar a corda para o seu lado',
  },
  howTo: [
    'Aperte rápido ou, com ritmo, na batida do tambor. Segurar não faz nada.',
    'Puxe a fita além da sua bandeira para vencer a rodada. O relógio dá 30 segundos.',
    'Na tela, toque na sua metade ou, contra o computador, em qualquer lugar.',
  ],
  ends: {
    tie: 'Empate',
    playerWins: (player) => `Jogador ${player} venceu`,
    computerWins: 'O computador venceu',
    youWin: 'Você venceu',
    score: (left, right) => `${left} a ${right}.`,
    scoreAtTime: (left, right) => `${left} a ${right} quando o tempo acabou.`,
    beat: (score, left, right) => `${score} Na batida: ${left}% e ${right}%.`,
    pace: (score, left, right) => `${score} Toques por segundo: ${numberText(left)} e ${numberText(right)}.`,
  },
  field: { go: 'Puxe!', time: 'Tempo esgotado' },
}
