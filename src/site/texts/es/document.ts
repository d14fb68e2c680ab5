import type { documentTexts as english } from '../document'

export const documentTexts: typeof english = {
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
