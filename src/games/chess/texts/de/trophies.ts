import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Premiere', text: 'Besiege den Computer auf Anfänger oder höher, ohne Tipps.' },
  promoted: {
    title: 'Der lange Marsch',
    text: 'Wandle einen Bauern um und besiege den Computer auf Leicht oder höher, ohne Tipps.',
  },
  brief: {
    title: 'Kurz und brillant',
    text: 'Besiege den Computer auf Normal oder höher in höchstens 30 Zügen, ohne Tipps.',
  },
  hard: {
    title: 'Wie aus dem Lehrbuch',
    text: 'Besiege den Computer auf Schwer oder höher mit vollen Regeln, ohne Tipps.',
  },
  extreme: {
    title: 'Wirklich extrem',
    text: 'Besiege den Computer auf Extrem mit vollen Regeln, ohne Tipps.',
  },
}
