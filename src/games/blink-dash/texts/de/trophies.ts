import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  four: { title: 'Nicht blinzeln', text: 'Erreiche Level 4 mit streunenden Schleichern.' },
  quick: {
    title: 'Licht aus',
    text: 'Erreiche Level 4 in höchstens 40 Sekunden, mit streunenden Schleichern.',
  },
  eight: { title: 'Nachtschicht', text: 'Erreiche Level 8 mit streunenden Schleichern.' },
  fourteen: { title: 'Eulenaugen', text: 'Erreiche Level 14 mit streunenden Schleichern.' },
}
