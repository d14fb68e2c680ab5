import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Encuentra la diferencia', text: 'Encuentra la ficha distinta en diez cuadros.' },
  clean: { title: 'Buen ojo', text: 'Encuentra la ficha distinta en doce cuadros antes de perder una vida.' },
  forty: { title: 'Vista de águila', text: 'Encuentra la ficha distinta en 40 cuadros.' },
}
