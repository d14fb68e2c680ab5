import { numberText } from '../../engine/core/text'
import type * as facts from '../../site/texts/facts'
import type * as promo from '../../site/texts/promo'
import type * as results from '../../site/texts/results'
import type * as shell from '../../site/texts/shell'
import type { Translation } from '../translation'

const notSaved = 'El almacenamiento de este navegador está lleno o bloqueado para este sitio.'

export const shellTexts: Translation<typeof shell.shellTexts> = {
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
    report: 'Avisar de un texto incorrecto',
    leave: {
      title: '¿Cambiar de idioma?',
      game: 'Tu partida no está guardada: termina al abrir la página en otro idioma.',
      text: 'Lo que has escrito no está guardado: se pierde al abrir la página en otro idioma.',
      confirm: 'Cambiar de idioma',
    },
    issueTitle: 'Un texto incorrecto',
    issueBody: (place) => `Dónde: ${place}\n\nEl texto:\n\nMejor:\n`,
  },
  favorites: {
    add: (game) => `Añadir ${game} a favoritos`,
    remove: (game) => `Quitar ${game} de favoritos`,
  },
  dialogs: {
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
        'Lo que hagas ahora se perderá al cerrar la página. Exporta tus datos en «Ajustes» o borra una parte.',
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

export const promoTexts: Translation<typeof promo.promoTexts> = {
  slots: {
    horizontal: 'Promoción en la parte superior',
    rectangle: 'Promoción entre los juegos',
    vertical: 'Promoción junto al juego',
  },
  next: (game) => `A continuación: ${game}`,
  tryIt: 'Probar',
  tryGame: (game) => `Probar: ${game}`,
  blocker: {
    text: '{detected} Todo sigue funcionando. Si te gusta este sitio, plantéate permitir aquí los anuncios.',
    detected: 'Bloqueador de anuncios detectado.',
    close: 'Cerrar aviso',
  },
}

export const factTexts: Translation<typeof facts.factTexts> = {
  difficulties: { Easy: 'Fácil', Medium: 'Medio', Hard: 'Difícil' },
  players: {
    '1 Player': '1 jugador',
    '2 Players': '2 jugadores',
    '1-2 Players': '1-2 jugadores',
    '1-4 Players': '1-4 jugadores',
    Multiplayer: 'Multijugador',
  },
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  ends: { won: 'Victoria', lost: 'Derrota', tied: 'Empate', over: 'Terminada' },
  best: 'Récord',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `menos de ${time}`,
  longer: 'más',
  bestStreak: (best) => `mejor racha ${numberText(best)}`,
  streak: (now, best) => `racha ${numberText(now)}, la mejor ${numberText(best)}`,
  streakIsBest: (now) => `racha ${numberText(now)}, tu mejor`,
}
