import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Encuentra la diferencia', text: 'Encuentra el cuadro distinto en diez tableros.' },
  clean: {
    title: 'Buen ojo',
    text: 'Encuentra el cuadro distinto en doce tableros antes de perder una vida.',
  },
  forty: { title: 'Vista de águila', text: 'Encuentra el cuadro distinto en 40 tableros.' },
}
