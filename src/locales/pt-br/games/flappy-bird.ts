import type * as game from '../../../games/flappy-bird/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    flight: {
      label: 'Voo',
      classic: 'Clássico',
      gentle: 'Suave',
      says: {
        classic: 'Batidas de asas fortes e queda rápida.',
        gentle: 'Batidas leves, queda lenta e os mesmos vãos.',
      },
    },
  },
  controls: { flap: 'Bater asas' },
  stats: { Score: 'Pontos' },
  medals: {
    bronze: 'Medalha de bronze',
    silver: 'Medalha de prata',
    gold: 'Medalha de ouro',
    platinum: 'Medalha de platina',
  },
  status: { medal: (name) => `${name}.` },
  captions: { flap: 'bater de asas', score: 'ponto', medal: 'medalha', crash: 'batida' },
  tutorialHint: {
    keys: 'Bata as asas com {keys} para ficar no ar',
    touch: 'Toque para bater as asas e ficar no ar',
  },
  howTo: [
    'Cada batida de asas ergue o pássaro; depois ele cai.',
    'Voe pelos vãos: um ponto por cano.',
    'Ganhe medalhas com 10, 20, 30 e 40 pontos.',
  ],
  over: 'Fim de jogo!',
}
