import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Wärmer', text: 'Finde die Zahl auf Mittel.' },
  halves: {
    title: 'Teile und herrsche',
    text: 'Finde die Zahl auf Leicht mit höchstens sechs Versuchen: Das geht immer.',
  },
  swift: { title: 'Schnell gedacht', text: 'Finde die Zahl auf Mittel innerhalb von 15 Sekunden.' },
}
