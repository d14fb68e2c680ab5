import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Finde den Unterschied', text: 'Finde die abweichende Kachel in zehn Rastern.' },
  clean: {
    title: 'Scharfe Augen',
    text: 'Finde die abweichende Kachel in zwölf Rastern, bevor du ein Leben verlierst.',
  },
  forty: { title: 'Adlerauge', text: 'Finde die abweichende Kachel in 40 Rastern.' },
}
