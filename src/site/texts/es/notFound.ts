import type { notFoundTexts as english } from '../notFound'

export const notFoundTexts: typeof english = {
  code: '404',
  title: '¡Vaya! Página no encontrada',
  suggestion: '¿Querías decir {game}?',
  hint: 'Quizá la dirección esté mal escrita o el juego se haya retirado.',
  home: 'Volver al inicio',
  pages: {
    today: { title: 'Hoy', otherNames: ['juegos del día', 'diario', 'today', 'daily'] },
    records: { title: 'Récords', otherNames: ['trofeos', 'puntos', 'records', 'trophies'] },
    settings: { title: 'Ajustes', otherNames: ['opciones', 'configuración', 'settings', 'options'] },
  },
}
