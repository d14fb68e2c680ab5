import type { frameTexts as english } from '../frame'

export const frameTexts: typeof english = {
  restart: 'Reiniciar',
  pause: 'Pausa',
  share: 'Compartir',
  howToPlay: 'Cómo jugar',
  unmute: 'Activar sonido',
  mute: 'Silenciar',
  fullScreen: 'Pantalla completa',
  dark: 'Oscuro',
  light: 'Claro',
  ghost: 'Fantasma',
  field: (title) => `${title}: campo de juego`,

  turns: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    sendMove: 'Enviar jugada',
    sendYourMove: 'Envía tu jugada; es el turno de la otra persona.',
    moveSent: 'Es el turno de la otra persona. Su respuesta llegará como enlace.',
  },

  live: {
    button: 'Jugar en vivo',
    part: 'Juego en vivo',
    ended: {
      invitation:
        'Tu invitación terminó porque su página se recargó o se cerró. Invita otra vez y envía el nuevo enlace.',
      reply:
        'Ya no te estás uniendo porque la página se recargó o se cerró. Únete otra vez: el enlace de respuesta que enviaste antes ya no sirve.',
      game: 'Tu partida en vivo terminó porque su página se recargó o se cerró.',
      gameByLink:
        'Tu partida en vivo terminó porque su página se recargó o se cerró. Se puede continuar por enlace: quien tiene el turno envía el próximo.',
    },
  },

  tilt: {
    none: { text: 'No hay sensor de inclinación', detail: 'Dirige con los dedos o con teclas.' },
    refused: {
      text: 'Permiso de inclinación denegado',
      detail: 'Dirige con los dedos o con teclas. También puedes permitirlo en los ajustes del navegador.',
    },
  },

  noGraphics: {
    title: 'Este juego necesita WebGL',
    reason: (reason) =>
      `Tu navegador no pudo iniciar los gráficos: ${reason}. Comprueba que la aceleración por hardware esté activada y recarga la página.`,
    contextLost: 'se perdió el contexto gráfico',
    reload: 'Recargar',
    otherGames: 'Estos juegos no necesitan WebGL:',
  },

  cannotLoad: 'No se pudo cargar el juego.',
  notByLink: 'Este enlace no se puede usar aquí: este juego no se juega por enlace.',

  parts: {
    game: 'Juego',
    file: 'Archivo',
    captions: 'Subtítulos',
    switchPad: 'Botones de uso con pulsador',
    stick: 'Palanca',
    swiping: 'Gestos de deslizar',
    readAloud: 'Lector de la posición',
    sendMove: 'Enlace de la jugada',
    result: 'Resultado',
    challengeReplay: 'Repetición de este reto',
    group: 'Grupo',
  },
}
