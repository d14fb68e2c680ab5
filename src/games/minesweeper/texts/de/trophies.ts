import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Die Luft ist rein', text: 'Räume ein Minenfeld für Anfänger ohne Tipps.' },
  quick: {
    title: 'Leichtfüßig',
    text: 'Räume ein Minenfeld für Anfänger in höchstens 30 Sekunden, ohne Tipps.',
  },
  'no-flags': {
    title: 'Flagge überflüssig',
    text: 'Räume ein Minenfeld für Fortgeschrittene, ohne eine Flagge zu setzen und ohne Tipps.',
  },
  expert: { title: 'Neunundneunzig Minen', text: 'Räume ein Minenfeld für Experten ohne Tipps.' },
  swift: {
    title: 'Minenräumer',
    text: 'Räume ein Minenfeld für Experten in höchstens 180 Sekunden, ohne Tipps.',
  },
}
