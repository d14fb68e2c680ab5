import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  three: { title: 'Der Frosch geht rüber', text: 'Komm in einem Spiel dreimal hinüber.' },
  forward: {
    title: 'Kein Blick zurück',
    text: 'Komm in einem Spiel fünfmal hinüber, ohne zurückzuhüpfen.',
  },
  untouched: {
    title: 'Trockene Füße',
    text: 'Komm in einem Spiel achtmal hinüber, bevor du ein Leben verlierst.',
  },
  twenty: { title: 'Stoßzeit', text: 'Komm in einem Spiel 20-mal hinüber.' },
}
