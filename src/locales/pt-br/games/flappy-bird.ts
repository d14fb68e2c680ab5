import { plural } from '../../../engine/core/text'
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
        gentle: 'Batidas leves, um novo céu a cada dez canos e penas que salvam você.',
      },
    },
  },
  controls: { flap: 'Bater asas' },
  stats: { Score: 'Pontos', Feathers: 'Penas' },
  medals: {
    bronze: 'Medalha de bronze',
    silver: 'Medalha de prata',
    gold: 'Medalha de ouro',
    platinum: 'Medalha de platina',
  },
  skies: {
    morning: 'Manhã',
    noon: 'Meio-dia',
    evening: 'Entardecer',
    night: 'Noite',
    rain: 'Chuva',
    snow: 'Neve',
    storm: 'Tempestade',
    aurora: 'Aurora boreal',
  },
  saved: (feathers) =>
    feathers === 0
      ? 'Salvo! Nenhuma pena restante'
      : plural(feathers, {
          one: 'Salvo! Resta # pena',
          many: 'Salvo! Restam # de penas',
          other: 'Salvo! Restam # penas',
        }),
  status: {
    medal: (name) => `${name}.`,
    sky: (name) => `${name}.`,
    feather: (feathers) => `Uma pena: ${feathers}.`,
  },
  captions: {
    flap: 'bater de asas',
    score: 'ponto',
    medal: 'medalha',
    sky: 'novo céu',
    feather: 'pena',
    saved: 'pena perdida',
    crash: 'batida',
  },
  tutorialHint: {
    keys: 'Bata as asas com {keys} para ficar no ar',
    touch: 'Toque para bater as asas e ficar no ar',
  },
  howTo: [
    'Cada batida de asas ergue o pássaro; depois ele cai.',
    'Voe pelos vãos: um ponto por cano.',
    'Conquiste medalhas com 10, 20, 30 e 40 pontos.',
  ],
  over: 'Fim de jogo!',
}
