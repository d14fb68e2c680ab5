import type * as document from '../../../site/texts/document'
import type * as notFound from '../../../site/texts/notFound'
import type { Translation } from '../../translation'

export const notFoundTexts: Translation<typeof notFound.notFoundTexts> = {
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

export const documentTexts: Translation<typeof document.documentTexts> = {
  noscript: 'Pocket Arcade necesita JavaScript: cada juego funciona en tu navegador.',
  app: {
    name: 'Pocket Arcade',
    shortName: 'Arcade',
    description: 'Juegos pequeños y bien hechos. Sin cuenta ni descargas: pulsa «Jugar».',
    shortcuts: {
      favorites: { name: 'Juegos favoritos', description: 'Tus juegos favoritos' },
      recent: { name: 'Jugados hace poco', description: 'Sigue donde lo dejaste' },
      games: { name: 'Todos los juegos', description: 'Todo el catálogo' },
    },
    screenshots: {
      wide: 'La página de inicio con todos los juegos',
      narrow: 'Una partida de Snake en un teléfono',
    },
  },
}
