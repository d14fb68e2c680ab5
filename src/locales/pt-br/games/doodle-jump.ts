import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/doodle-jump/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    climb: {
      label: 'Subida',
      calm: 'Calma',
      wild: 'Maluca',
      says: {
        calm: 'Só plataformas e poderes no caminho para cima.',
        wild: 'Aperte para atirar nos monstros; evite buracos negros.',
      },
    },
    steer: {
      label: 'Direção',
      touch: 'Botões ou arrastar',
      tilt: 'Inclinar',
      says: { tilt: 'Incline o aparelho; o ângulo inicial é o neutro.' },
    },
  },
  controls: { shoot: 'Atirar' },
  stats: { Score: 'Pontos' },
  toasts: { NewBest: 'Novo recorde!' },
  status: {
    mark: (score) => plural(score, { one: '# ponto.', many: '# de pontos.', other: '# pontos.' }),
    jetpack: 'Jetpack: 3 segundos de voo.',
    propeller: 'Hélice: 5 segundos de voo.',
  },
  captions: {
    bitten: 'mordida de monstro',
    monster: 'monstro atingido',
    shot: 'tiro',
    stomp: 'monstro pisado',
    swallowed: 'um buraco negro suga você',
    jump: 'pulo',
    bounce: 'plataforma elástica',
    spring: 'mola',
    break: 'plataforma quebra',
    jetpack: 'jetpack',
    propeller: 'hélice',
    landless: 'fim do voo',
    mark: 'mais 250 pontos',
    fell: 'queda',
  },
  tutorialHint: {
    keys: 'O pulo é automático: mova com {keys}',
    touch: 'Arraste para mover; o pulo é automático',
  },
  howTo: [
    'O pulo é automático. Use os comandos, arraste ou incline; um lado da tela leva ao outro.',
    'As plataformas azuis se movem. As rachadas quebram depois de um pulo.',
    'Molas, hélices e jetpacks levam você para cima mais rápido.',
  ],
  ends: { over: 'Fim de jogo!' },
  sky: {
    jetpack: 'Jetpack',
    propeller: 'Hélice',
    newBest: 'Novo recorde',
    best: (score) => `Recorde ${score}`,
  },
}
