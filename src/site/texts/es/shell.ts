import type { shellTexts as english } from '../shell'

const notSaved = 'El almacenamiento de este navegador está lleno o bloqueado para este sitio.'

export const shellTexts: typeof english = {
  siteName: 'Pocket Arcade',
  shareCard: {
    title: 'Juegos pequeños',
    line: 'Bien hechos. Sin cuenta ni descargas: pulsa «Jugar».',
  },
  meta: {
    siteLine: 'Juegos pequeños y bien hechos. Sin cuenta ni descargas: pulsa «Jugar».',
    pageTitle: (page) => `${page} · Pocket Arcade`,
    game: (title, description, players, difficulty) =>
      `${title}: ${description}. Gratis en tu navegador. ${players}, ${difficulty}.`,
    missingTitle: 'Página no encontrada',
    missing: 'No hay ninguna página en esta dirección. Todos los juegos están en la página de inicio.',
  },
  header: {
    back: 'Atrás',
    home: 'Inicio',
    settings: 'Ajustes',
    pages: 'Páginas',
    today: 'Hoy',
    records: 'Récords',
  },
  languages: {
    name: 'Idiomas',
    beta: 'Beta',
    close: 'Cerrar',
    report: 'Corregir un texto',
    issueTitle: 'Un texto incorrecto',
    issueBody: (place) => `Dónde: ${place}\n\nEl texto:\n\nMejor:\n`,
  },
  favorites: {
    add: (game) => `Añadir ${game} a favoritos`,
    remove: (game) => `Quitar ${game} de favoritos`,
  },
  dialogs: {
    cancel: 'Cancelar',
    addGame: 'Añadir juego propio',
    editGame: 'Editar juego propio',
    settings: 'Ajustes',
    confirm: 'Confirmación',
  },
  parts: {
    switchAccess: 'Uso con un pulsador',
    saveResult: 'Guardado de resultados',
  },
  error: {
    pageTitle: 'Error · Pocket Arcade',
    title: '¡Error inesperado de la aplicación!',
    stale:
      'No se pudo cargar una parte del sitio. Quizá estés sin conexión o el sitio se haya actualizado. Recarga para volver a intentarlo.',
    reload: 'Recargar',
    home: 'Volver al inicio',
    unknown: 'Error desconocido',
  },
  framed: 'Abrir Pocket Arcade',
  notSaved,
  storage: {
    full: {
      text: 'A este navegador no le queda espacio para este sitio',
      detail:
        'Lo que hagas ahora se pierde al cerrar la página. Exporta tus datos en «Ajustes» o borra una parte.',
    },
    blocked: {
      text: 'Este navegador bloquea el almacenamiento de este sitio',
      detail:
        'Todos los juegos funcionan, pero los favoritos, ajustes y resultados se pierden al cerrar la página.',
    },
    corrupt: {
      text: 'Una parte de tus datos guardados no se pudo leer',
      detail: 'Todo lo demás funciona. En «Ajustes» hay una copia de la parte ilegible.',
    },
    uncopied: {
      text: 'Una parte de tus datos guardados no se pudo leer',
      detail:
        'No hay espacio para una copia, así que los datos se quedan como están y nunca se sobrescriben.',
    },
    newer: {
      text: 'Tus datos guardados son de una versión más nueva de este sitio',
      detail: 'Recarga la página para actualizar. Hasta entonces, tus datos se quedan como están.',
    },
  },
}
