import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  combo: { title: 'Obstsalat', text: 'Erreiche eine Combo von 8 im Modus Klassisch oder Zen.' },
  clean: {
    title: 'Nichts fallen gelassen',
    text: 'Zerschneide im Modus Klassisch mit drei Leben 60 Früchte, bevor du eine verpasst oder eine Bombe erwischst.',
  },
  level: {
    title: 'Sturmfest',
    text: 'Erreiche Level 5 im Modus Klassisch mit drei Leben oder im Modus Zen.',
  },
  'ten-thousand': {
    title: 'Mixer',
    text: 'Erreiche 10.000 Punkte im Modus Klassisch mit drei Leben.',
  },
}
