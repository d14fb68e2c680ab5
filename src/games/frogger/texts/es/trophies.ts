import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  three: { title: 'Por qué cruzó la rana', text: 'Cruza tres veces en una partida.' },
  forward: { title: 'Sin mirar atrás', text: 'Cruza cinco veces en una partida sin saltar hacia atrás.' },
  untouched: { title: 'Patas secas', text: 'Cruza ocho veces en una partida antes de perder una vida.' },
  twenty: { title: 'Tráfico intenso', text: 'Cruza 20 veces en una partida.' },
}
