import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Vierling', text: 'Besiege den Computer auf Normal oder höher, ohne Pop Out.' },
  short: {
    title: 'Kurzer Prozess',
    text: 'Besiege den Computer auf Normal oder höher mit höchstens zehn Steinen, ohne Pop Out.',
  },
  second: {
    title: 'Die passende Antwort',
    text: 'Besiege den Computer auf Schwer oder höher, wenn er anfängt, ohne Tipps und ohne Pop Out.',
  },
  perfect: {
    title: 'Niemand ist perfekt',
    text: 'Besiege den Computer auf Perfekt, ohne Tipps und ohne Pop Out. Du musst anfangen und darfst keinen Fehler machen.',
  },
}
