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
        wild: 'Seis mundos com monstros para acertar e buracos negros; dois balões salvam você, e mais a partir do espaço.',
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
  stats: { Score: 'Pontos', Lives: 'Vidas' },
  toasts: { NewBest: 'Novo recorde!' },
  status: {
    world: (name) => `${name}.`,
    mark: (score) => plural(score, { one: '# ponto.', many: '# de pontos.', other: '# pontos.' }),
    jetpack: 'Jetpack: 3 segundos de voo.',
    propeller: 'Hélice: 5 segundos de voo.',
  },
  captions: {
    rescued: 'salvo por um balão',
    world: 'novo mundo',
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
  worlds: {
    sky: 'Céu',
    clouds: 'Nuvens',
    storm: 'Tempestade',
    night: 'Noite',
    space: 'Espaço',
    galaxy: 'Galáxia',
  },
  sky: {
    rises: 'Continue subindo: a tela sobe!',
    rescued: (lives) =>
      plural(lives, {
        one: 'Salvo! Resta # vida',
        many: 'Salvo! Restam # de vidas',
        other: 'Salvo! Restam # vidas',
      }),
    jetpack: 'Jetpack',
    propeller: 'Hélice',
    newBest: 'Novo recorde',
    best: (score) => `Recorde ${score}`,
  },
}
