import { listText, numberText, plural } from '../../engine/core/text'
import type * as challenges from '../../play/texts/challenges'
import type * as controls from '../../play/texts/controls'
import type * as frame from '../../play/texts/frame'
import type * as panels from '../../play/texts/panels'
import type * as session from '../../play/texts/session'
import type * as share from '../../play/texts/share'
import type { Translation } from '../translation'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'No quedan retrocesos.'
    : plural(left, {
        one: 'Queda # retroceso.',
        many: 'Quedan # de retrocesos.',
        other: 'Quedan # retrocesos.',
      })

export const sessionTexts: Translation<typeof session.sessionTexts> = {
  pause: {
    asked: 'Tómate tu tiempo.',
    hidden: 'En pausa mientras no estabas.',
    blur: 'En pausa: la ventana perdió el foco.',
    gamepad: 'En pausa: se desconectó el gamepad.',
    context: 'En pausa: se interrumpieron los gráficos.',
    turned: 'En pausa: se giró la pantalla.',
    left: 'Vuelve atrás otra vez para salir de esta partida.',
    restored: 'Tu partida está justo donde la dejaste.',
    watched: 'Continúas desde aquí. Esta partida no contará para los récords.',
    turn: 'Esta partida se juega intercambiando enlaces.',
    peer: 'Tu rival puso la partida en pausa.',
    away: 'Tu rival no está. Podrá continuar cuando vuelva.',
    lost: 'Se perdió la conexión. Podrás continuar cuando vuelva.',
    gone: 'Tu rival se fue. Elige arriba cómo continuar.',
    alone: 'Tu rival se fue. Puedes terminar la partida por tu cuenta.',
    elsewhere: 'Esta partida continuó en otra pestaña.',
    ended: 'Tus datos se borraron o se sustituyeron en otra pestaña.',
  },

  leavesLive: 'Vuelve atrás otra vez para salir de la partida en vivo',

  rewound: 'Retroceso de unos segundos',
  rewindsLeft,
  rewoundStatus: (left) => `Retroceso de unos segundos. Sigue jugando. ${rewindsLeft(left)}`,
  moveUndone: 'Jugada deshecha.',
  moveRedone: 'Jugada rehecha.',
  noHint: 'No hay pista. Vuelve a intentarlo.',
  computerFailed: 'La máquina no pudo jugar. Prueba con «Deshacer» o «Reiniciar».',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Trofeo conseguido: ${listText(titles)}`,
      many: `Trofeos conseguidos: ${listText(titles)}`,
      other: `Trofeos conseguidos: ${listText(titles)}`,
    }),

  rulesPart: 'Reglas',
  rewindPart: 'Retroceso',

  cannotResume: {
    text: 'Tu partida guardada no se puede continuar.',
    otherLanguage: 'Sus palabras están en otro idioma: cambia a ese idioma para continuar.',
    older: 'Se empezó en una versión anterior de este juego.',
    newer: 'Se empezó en una versión más nueva de este juego. Recarga la página para obtenerla.',
  },
  tooLongToSave: {
    text: 'Esta partida es demasiado larga para seguir guardándola',
    detail: (move) => `En tu próxima visita continuará desde la jugada ${move}.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Valor desconocido en el enlace para «${option}»: «${asked}». Opciones: ${listText(values)}.`,
    badSeed: (asked, max) => `La semilla «${asked}» del enlace no es un número entero de 0 a ${max}.`,
    noPositions: 'Este juego no puede empezar desde una posición.',
    badPosition: 'La posición del enlace no se puede leer.',
    positionIsOver: (outcome) => `No hay jugadas posibles en esta posición. ${outcome}`,
  },
}

export const controlTexts: Translation<typeof controls.controlTexts> = {
  padOnly: (select) => `Muévete con la cruceta y elige con ${select}.`,
  ofPlayer: (player, label) => `Jugador ${player}: ${label}`,

  touch: {
    drag: 'Arrastra para moverte.',
    swipe: 'Desliza por la pantalla para moverte.',
    tap: (action) => `Toca la pantalla: ${action}.`,
    arrows: 'Usa las flechas de la pantalla.',
    stick: 'Usa la palanca de la pantalla.',
    orArrows: 'O usa las flechas de la pantalla.',
    orStick: 'O usa la palanca de la pantalla.',
    roundButton: (action) => `Botón redondo: ${action}.`,
    roundButtons: (actions) => `Botones redondos: ${listText(actions)}.`,
  },

  stick: 'Palanca',
  switchPad: 'Botones de uso con pulsador',
}

export const challengeTexts: Translation<typeof challenges.challengeTexts> = {
  waiting: (label, value) => `Reto desde el mismo inicio. Por superar: ${label} ${value}.`,
  won: (label, own, value) => `Reto ganado: ${label} ${own} contra ${value}.`,
  lost: (label, own, value) => `Reto perdido: ${label} ${own} contra ${value}.`,
  tied: (label, value) => `Reto empatado: ${label} ${value}.`,
  unverified: 'Este resultado no está verificado.',
  impossible: 'Este enlace de reto no se puede usar: ninguna partida puede alcanzar su resultado.',
  noReplay:
    'La repetición de este enlace de reto está dañada o cortada, así que solo juegas contra su resultado. Pide el enlace completo para competir contra ella.',
  noStart: 'Este enlace de reto no se puede usar: falta el inicio.',
  otherResult: (label, value) =>
    `El resultado de este enlace no coincide con su repetición, que termina con ${label} ${value}.`,
}

export const frameTexts: Translation<typeof frame.frameTexts> = {
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
    watch: 'Dejar ver',
    part: 'Juego en vivo',
    ended: {
      invitation:
        'Tu invitación terminó porque su página se recargó o se cerró. Invita otra vez y envía el nuevo enlace.',
      reply:
        'No llegaste a unirte: la página se recargó o se cerró. Únete otra vez: el enlace de respuesta que enviaste antes ya no sirve.',
      game: 'Tu partida en vivo terminó porque su página se recargó o se cerró.',
      gameByLink:
        'Tu partida en vivo terminó porque su página se recargó o se cerró. Se puede continuar por enlace: quien tiene el turno envía el próximo.',
      watching: 'Ya no estás viendo la partida porque la página se recargó o se cerró. Pide un enlace nuevo.',
      watchers:
        'Ya nadie está viendo porque la página se recargó o se cerró. Pulsa «Dejar ver» y envía enlaces nuevos.',
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
    failed: 'Tu navegador no pudo iniciar los gráficos.',
    check: 'Comprueba que la aceleración por hardware esté activada y recarga la página.',
    none: 'No tiene WebGL 2.',
    contextLost: 'Se perdió el contexto gráfico.',
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

export const panelTexts: Translation<typeof panels.panelTexts> = {
  start: 'Empezar',
  recommended: 'Recomendado',
  setUp: 'Preparar',
  playAgain: 'Jugar otra vez',
  newGame: 'Nueva partida',
  allGames: 'Todos los juegos',
  howToPlay: 'Cómo jugar',
  restart: 'Reiniciar',
  more: 'Más',

  own: {
    part: 'Formulario',

    setUp: 'Esta partida empieza como se preparó y no cuenta para los récords.',
    leave: 'Jugar la partida estándar',
  },

  practice: {
    button: (count) => `Practicar (${count})`,
    part: 'Lista de práctica',
  },

  pause: {
    title: 'En pausa',
    byLinkTitle: 'Jugar por enlace',
    resume: 'Continuar',
    hidden: 'El tablero está oculto mientras tanto.',
    newGame: 'Nueva partida…',
    endedElsewhere: 'Esta partida terminó en otra pestaña.',
    continueNewer: 'Continuar la más reciente',
    optionsApplyLater: 'Los cambios se aplican en la próxima partida.',
  },

  end: {
    newBest: 'Nuevo récord',
    rematch: 'Revancha',
    shareResult: 'Compartir',
    seeBoard: 'Ver el tablero',
    seeField: 'Ver el campo',
    showResult: 'Resultado',
    challenge: 'Retar',
    watch: 'Ver',
    review: 'Análisis',
    helped: 'No cuenta para los récords.',
    rankedSeparately: 'Se clasifica aparte.',
  },

  road: {
    sum: (stars, of) => `${numberText(stars)} de ${numberText(of)}`,
    stage: (stage, stars) =>
      plural(stars, {
        one: `${stage}, # estrella de 3`,
        many: `${stage}, # de estrellas de 3`,
        other: `${stage}, # estrellas de 3`,
      }),
    locked: (stage) => `${stage}, aún no disponible`,
    next: (kind, stage) => `Siguiente: ${kind} ${stage}`,
  },

  tilt: { use: 'Dirigir inclinando', dismiss: 'No dirigir inclinando' },

  seats: {
    part: 'Asientos',
    title: 'Pulsa una tecla o un botón para jugar',
    touch: 'Toca un asiento para jugar',
    player: (number) => `Jugador ${number}`,
    computer: 'Máquina',
    seat: (number, who) => `Asiento ${number}: ${who}`,
  },

  options: {
    locked: 'aún no disponible',
    more: 'Más opciones',
    fewer: 'Menos opciones',
  },

  tools: {
    share: 'Compartir',
    fullScreen: 'Pantalla completa',
    openReplay: 'Abrir un archivo',
    replayFile: 'Archivo de repetición o de enlace',
    embed: 'Insertar',
    print: 'Imprimir…',
  },
}

export const shareTexts: Translation<typeof share.shareTexts> = {
  startCopied: 'Enlace copiado. Empieza exactamente esta partida.',
  resultCopied: 'Resultado copiado. Pégalo donde quieras.',
  challengeTitle: (game) => `${game}: un reto`,
  longLink: (length) =>
    `Este enlace tiene ${numberText(length)} caracteres. Algunos programas de correo y chat cortan enlaces así: en ese caso, envíalo como archivo. Se abre en una pausa, al final de una partida o soltándolo en la página del juego.`,
  saveLink: 'Guardar el enlace como archivo',
  noLinkInFile: 'Este archivo no tiene ningún enlace a un juego de este sitio.',
  challengeInFile: (game, result, start) =>
    `${game}: un reto. Supera ${result} con el mismo inicio. Abre el archivo del juego y añade esto al final de su dirección: ${start}`,
  challengeTextCopied: 'Reto copiado. Pégalo donde quieras.',
  challengeCopied: 'Reto copiado. Quien lo abra tendrá el mismo inicio.',
}
