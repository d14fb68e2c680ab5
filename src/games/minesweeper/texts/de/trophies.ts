import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Die Luft ist rein', text: 'Räum ein Minenfeld für Anfänger ohne Tipps.' },
  quick: {
    title: 'Leichtfüßig',
    text: 'Räum ein Minenfeld für Anfänger in höchstens 30 Sekunden, ohne Tipps.',
  },
  'no-flags': {
    title: 'Flagge überflüssig',
    text: 'Räum ein Minenfeld für Fortgeschrittene, ohne eine Flagge zu setzen und ohne Tipps.',
  },
  expert: { title: 'Neunundneunzig Minen', text: 'Räum ein Minenfeld für Experten ohne Tipps.' },
  swift: {
    title: 'Minenräumer',
    text: 'Räum ein Minenfeld für Experten in höchstens 180 Sekunden, ohne Tipps.',
  },
}
