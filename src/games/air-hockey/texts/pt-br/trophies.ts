import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: {
    title: 'De tabela',
    text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco.',
  },
  shutout: {
    title: 'Fechou o gol',
    text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco, sem levar gol.',
  },
  quick: {
    title: 'Gelo fino',
    text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco, em até 60 segundos.',
  },
  hard: {
    title: 'Sangue frio',
    text: 'Vença o computador no Difícil em um duelo único de cinco gols ou mais, com um disco.',
  },
}
