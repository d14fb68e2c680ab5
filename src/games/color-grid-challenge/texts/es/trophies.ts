import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Encuentra la diferencia', text: 'Encuentra el cuadro distinto en diez cuadrículas.' },
  clean: {
    title: 'Buen ojo',
    text: 'Encuentra el cuadro distinto en doce cuadrículas antes de perder una vida.',
  },
  forty: { title: 'Vista de águila', text: 'Encuentra el cuadro distinto en 40 cuadrículas.' },
}
