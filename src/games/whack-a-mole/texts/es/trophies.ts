import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  twenty: { title: 'Buenos reflejos', text: 'Golpea 20 topos en una partida Clásica.' },
  true: {
    title: 'Cada golpe cuenta',
    text: 'Golpea 30 topos en una partida Clásica sin golpear ningún hoyo vacío.',
  },
  run: {
    title: 'Imparable',
    text: 'Golpea 50 topos seguidos en Exprés: sin fallos, sin erizos y sin que escape ninguno.',
  },
  hundred: { title: 'Jardín impecable', text: 'Golpea 100 topos en una partida Clásica.' },
}
