import { plural } from '../../../engine/core/text'
import type * as group from '../../../play/texts/group'
import type * as live from '../../../play/texts/live'
import type { Translation } from '../../translation'

export const liveTexts: Translation<typeof live.liveTexts> = {
  dialog: {
    title: 'Jugar en vivo',
    joinTitle: 'Unirse a una partida en vivo',
    against: 'Juega contra alguien en otro dispositivo. Envíale el enlace; no necesita cuenta.',
    forFour:
      'Hasta tres personas juegan en este dispositivo y alguien en otro es el jugador 2. Envíale el enlace; no necesita cuenta.',
    race: 'Compite en una carrera con alguien en otro dispositivo: el inicio es el mismo y cada persona ve cómo va la otra.',
    seen: 'Los dos navegadores se conectan directamente, así que cada persona puede ver la dirección IP de la otra. Solo se envía la partida y no interviene ningún servidor.',
    seenRooms:
      'Los dos navegadores se encuentran mediante un repetidor público, que solo ve datos cifrados. Después se conectan directamente, así que cada persona puede ver la dirección IP de la otra. Si no lo consiguen, el repetidor puede llevar las jugadas, cifradas.',
    name: (nickname) => `Tu nombre: ${nickname}.`,
    otherName: 'Otro nombre',
    invite: 'Invitar',
    preparing: 'Preparando el enlace…',
    link: 'Enlace',
    linkHint: 'Envía este enlace o deja que la otra persona escanee el código. No cierres esta página.',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    linkTitle: (game) => `Juega conmigo a ${game}`,
    paste: 'Pega el enlace de respuesta',
    pasteHint: 'La otra persona recibe un enlace de respuesta. Ábrelo en este dispositivo o pégalo aquí.',
    connect: 'Conectar',
    waitingRoom: 'Esperando a que la otra persona abra el enlace…',
    join: 'Unirse',
    joinText: 'Alguien te ha invitado a esta partida. Empezará en cuanto haya conexión.',
    reply: 'Enlace de respuesta',
    replyHint:
      'Devuelve este enlace a quien te invitó. La partida empezará cuando lo abra. No cierres esta página.',
    slow: 'Aún no hay conexión. Si la otra persona ha abierto tu respuesta, quizá esté jugando con alguien más o las redes bloqueen las conexiones directas: prueba con la misma wifi en los dos dispositivos y pide otra invitación.',
    slowRoom:
      'Aún no hay conexión. Quizá la otra persona haya cerrado su página o esté jugando con alguien más: pídele otra invitación.',
    copyReply: 'Copiar respuesta',
    replyCopied: 'Enlace de respuesta copiado',
    replyTitle: 'Mi respuesta a tu invitación',
    code: {
      invitation: 'Código QR del enlace de invitación',
      reply: 'Código QR del enlace de respuesta',
    },
    connecting: 'Conectando…',
    cancel: 'Cancelar la invitación',
    stop: 'Cancelar',
    joinOwn: 'Jugar en dos pestañas',
    elsewhereTitle: 'Una respuesta a una invitación',
    elsewhere:
      'Ninguna página de este navegador espera esta respuesta. Es para la página que creó la invitación: abre este enlace en el mismo navegador o pégalo allí. Si esa página se cerró o se recargó, la invitación ha terminado: invita otra vez.',
  },

  next: {
    title: 'Próxima partida',
    opponent: (nickname) => `Te has conectado con ${nickname}.`,
    sides: 'Juegas',
    first: 'Primero',
    second: 'Segundo',
    suggest: 'Proponer este juego',
    leave: 'Salir',
  },

  bar: {
    label: 'Partida en vivo',
    waiting: 'Esperando a la otra persona',
    showLink: 'Mostrar enlace',
    lost: 'Conexión perdida. Esperando a que vuelva…',
    connection: ['Midiendo la conexión', 'Conexión lenta', 'Conexión aceptable', 'Buena conexión'],
    slow: 'Conexión lenta: las jugadas llegan tarde.',
    react: (emoji) => `Enviar ${emoji}`,
    reactions: 'Reacciones',
    nextGame: 'Próxima partida',
    leave: 'Salir',
    suggestedByUs: (game) => `Esperando respuesta: ${game}`,
    suggestedByThem: (nickname, game) => `${nickname} propone: ${game}`,
    rematchByUs: 'Esperando respuesta: revancha',
    rematchByThem: (nickname) => `${nickname} propone una revancha.`,
    player: (n) => `Eres el jugador ${n}.`,
    halves: {
      left: (n) => `Eres el jugador ${n}, a la izquierda.`,
      right: (n) => `Eres el jugador ${n}, a la derecha.`,
      top: (n) => `Eres el jugador ${n}, arriba.`,
      bottom: (n) => `Eres el jugador ${n}, abajo.`,
    },
    turn: { ours: 'Te toca.', theirs: 'Pensando…' },
    watched: (n) =>
      plural(n, {
        one: '# persona está viendo.',
        many: '# de personas están viendo.',
        other: '# personas están viendo.',
      }),
    accept: 'Aceptar',
    decline: 'Ahora no',
    claim: 'Reclamar la victoria',
    playComputer: 'Seguir contra la máquina',
    continueByLink: 'Continuar por enlace',
  },

  race: {
    moves: (moves) => plural(moves, { one: '# jugada', many: '# de jugadas', other: '# jugadas' }),
    finished: (result) => `Terminado: ${result}`,
    won: (mine, theirs) => `Ganas la carrera. Tú: ${mine}. Tu rival: ${theirs}.`,
    lost: (mine, theirs) => `Tu rival gana la carrera. Tú: ${mine}. Tu rival: ${theirs}.`,
    tied: (mine, theirs) => `La carrera termina en empate. Tú: ${mine}. Tu rival: ${theirs}.`,
  },

  watched: {
    text: 'Hasta ocho personas pueden ver en sus dispositivos cómo juegas, esta partida y las siguientes. Ven lo mismo que tú y no pueden cambiar nada.',
    link: 'Crear un enlace',
    linkTitle: (game) => `Mira cómo juego a ${game}`,
    linkHint:
      'Envía este enlace a una persona o deja que escanee el código. La siguiente tendrá otro enlace. No cierres esta página.',
    pasteHint: 'Te llegará un enlace de respuesta. Ábrelo en este dispositivo o pégalo aquí.',
    waiting: 'Esperando a que alguien abra el enlace…',
    full: 'Ocho personas están viendo: no cabe nadie más.',
    count: (n) =>
      n === 0
        ? 'Aún no lo ve nadie'
        : plural(n, { one: '# persona viendo', many: '# de personas viendo', other: '# personas viendo' }),
    end: 'Terminar',
    endWatching: 'Terminar de dejar ver',
    slow: 'Tu conexión es lenta: la partida llega con retraso.',
    reasons: {
      none: 'Aún no se ve ninguna partida.',
      secret: 'Esta partida no se ve: oculta algo a uno de los jugadores, y alguien podría contarlo.',
      unrecorded: 'Esta partida no se ve: no empezó en esta página. La siguiente sí se verá.',
      picture: 'Esta partida no se ve: tu imagen no sale de este dispositivo.',
    },
    refused: {
      secret: 'Nadie puede ver esta partida: oculta algo a uno de los jugadores, y alguien podría contarlo.',
      picture: 'Nadie puede ver una partida con tu propia imagen: la imagen no sale de este dispositivo.',
    },
  },

  watching: {
    title: (game) => `Ver ${game} en vivo`,
    text: 'Alguien te deja ver su partida. No puedes cambiar nada en ella.',
    start: 'Ver',
    inTab: 'Ver en esta pestaña',
    toGame: 'Jugar',
    replyHint: 'Devuelve este enlace a quien juega. Verás la partida cuando lo abra. No cierres esta página.',
    region: (game) => `${game}, en vivo`,
    tag: 'En vivo',
    player: (nickname) => `Juega ${nickname}`,
    seats: (nickname, n) => `Jugador ${n}: ${nickname}`,
    ready: 'Esperando a que empiece la partida…',
    paused: 'La partida está en pausa.',
    left: 'La otra persona se ha ido.',
    next: 'Esperando la siguiente partida…',
    reasons: {
      none: 'Aún no hay ninguna partida.',
      secret:
        'El tablero está tapado: esta partida oculta algo a uno de los jugadores, y podrías contarlo. Verás la próxima que no oculte nada.',
      unrecorded:
        'El tablero está tapado: esta partida no empezó en la página de la que viene y no se puede enviar. Verás la siguiente.',
      picture:
        'El tablero está tapado: su imagen no sale del dispositivo de quien juega. Verás la próxima partida sin imagen propia.',
    },
    ended: {
      left: 'Quien juega ya no deja ver su partida o ha cerrado la página.',
      timeout: 'La conexión se perdió durante demasiado tiempo. Pide un enlace nuevo.',
      abuse: 'La conexión se cerró: el otro dispositivo envió algo que no es parte de este juego.',
      failed:
        'No se pudo establecer la conexión. Pide un enlace nuevo y responde pronto. Algunas redes bloquean las conexiones directas: prueben con la misma wifi.',
    },
    bigScreen: 'Pantalla grande',
    leave: 'Dejar de ver',
    scan: 'Escanea para ver',
    code: 'Código QR para ver en otro dispositivo',
  },

  computer: 'La máquina como rival',
  declined: 'Tu propuesta fue rechazada.',
  restarted: (nickname) => `${nickname} empezó otra partida.`,
  returned: 'La conexión ha vuelto. Pulsa «Continuar» cuando quieras.',

  ended: {
    left: (nickname) => `${nickname} se fue.`,
    timeout: 'La conexión se perdió durante demasiado tiempo.',
    abuse: 'Se cerró la conexión: el otro dispositivo envió algo que no es parte de este juego.',
    failed:
      'No se pudo establecer la conexión. Invita otra vez y abre pronto la respuesta. Algunas redes bloquean las conexiones directas: prueba con la misma wifi en los dos dispositivos.',
    guestFailed:
      'No se pudo establecer la conexión. Quizá la otra persona haya cerrado la página o esté jugando con alguien más: pídele otra invitación. Algunas redes bloquean las conexiones directas: prueba con la misma wifi en los dos dispositivos.',
    needsDirect:
      'No se pudo establecer una conexión directa; este juego es demasiado rápido para un repetidor. Algunas redes bloquean las conexiones directas: prueba con la misma wifi en los dos dispositivos.',
    otherGame: 'Esta invitación es de otro juego.',
    otherLanguage:
      'La otra persona juega en otro idioma, con otras palabras. Abre la invitación en el mismo idioma.',
    otherVersion:
      'La otra persona tiene otra versión de este juego. Hay que recargar las dos páginas y volver a intentarlo.',
    forfeit: 'Tu rival se fue. ¡Ganas!',
  },

  bad: {
    invitation: 'Esta invitación está dañada: pide que copien el enlace completo.',
    otherVersion:
      'Este enlace se creó con otra versión de este sitio. Hay que recargar las dos páginas y enviar una nueva invitación.',
    own: 'Esta es tu propia invitación: está esperando en otra pestaña. Envía su enlace a alguien.',
    used: 'Esta invitación ya se ha usado: alguien llegó antes. Cada enlace es para una sola persona.',
    reply:
      'Esto no es un enlace de respuesta: copia el enlace completo que muestra la página de la otra persona.',
    notReply:
      'Esto es una invitación. Envíala a la otra persona y pega el enlace de respuesta que te devuelva.',
    otherReply:
      'Esta respuesta es de otra invitación. Envía a la otra persona el enlace de arriba y pega su nuevo enlace de respuesta.',
    unsupported: 'Este navegador no puede conectarse a otros dispositivos.',
    replyTaken: 'Respuesta entregada. La partida continúa en la pestaña de la invitación.',
  },
}

export const groupTexts: Translation<typeof group.groupTexts> = {
  title: 'Grupo',
  checking: 'Comprobando los resultados del grupo…',
  noResults: 'Grupo: aún no hay resultados',
  line: (results, best, name) =>
    plural(results, {
      one: `Grupo: # resultado, ${best} de ${name}`,
      many: `Grupo: # de resultados, el mejor ${best} de ${name}`,
      other: `Grupo: # resultados, el mejor ${best} de ${name}`,
    }),
  incomplete: (line) => `${line} (faltan algunos)`,
  noneShown: 'Grupo: los resultados de este enlace no se pueden mostrar',
  empty: 'Aún no hay resultados.',
  howToAdd: 'Juega esta partida hasta el final y añade tu resultado.',
  rank: 'Puesto',
  player: 'Nombre',
  replay: 'Repetición',
  own: (name) => `${name} (tú)`,
  watch: 'Ver',
  watchOf: (name) => `Ver: ${name}`,
  failed: {
    unproved: (name) => `${name}: este resultado no se pudo demostrar.`,
    otherVersion: (name) => `${name}: este resultado es de otra versión de este juego.`,
    otherLanguage: (name) => `${name}: este resultado es de una partida en otro idioma.`,
  },
  noStart: 'Este enlace de grupo no se puede usar: falta el inicio o sus resultados no se pueden comparar.',
  damaged: 'Este enlace está dañado y pueden faltar resultados. Pídelo otra vez y copia el enlace completo.',
  cut: (here, all) =>
    `Este enlace está incompleto: se pueden leer ${here} de sus ${all} resultados. Pídelo otra vez y copia el enlace completo o pide el archivo.`,
  result: (label, value) => `Tu resultado: ${label} ${value}`,
  name: (name) => `Tu nombre: ${name}.`,
  otherName: 'Otro nombre',
  add: 'Añadir mi resultado',
  added: 'Tu resultado se ha añadido. Envía este enlace al grupo.',
  cannotAdd: 'La repetición de esta partida no demuestra su resultado, así que no se puede añadir.',
  tooLong:
    'Esta partida fue demasiado larga para un enlace, así que su resultado no se puede añadir. La repetición se guarda en este dispositivo.',
  noSpace:
    'En el enlace ya no hay espacio para tu repetición. El resultado solo estará en la tabla de este dispositivo.',
  full: (results) => `La tabla guarda los ${results} mejores resultados y este no está entre ellos.`,
  leftOut: (results) =>
    plural(results, {
      one: '# resultado no cabe en el enlace. Solo está en la tabla de este dispositivo.',
      many: '# de resultados no caben en el enlace. Solo están en la tabla de este dispositivo.',
      other: '# resultados no caben en el enlace. Solo están en la tabla de este dispositivo.',
    }),
  link: 'Enlace',
  linkHint: 'Quien lo abre juega con el mismo inicio. Al abrir varias copias, se reúnen sus resultados.',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado. Envíalo al grupo.',
  linkTitle: (game) => `Juega a ${game} con nuestro grupo`,
  share: 'Compartir',
  print: 'Imprimir',
  cannotPrint: 'No se imprimió nada: este navegador no puede imprimir. Abre esta página en otro navegador.',
  printTitle: (game) => `${game}: resultados del grupo`,
  code: 'Código QR del enlace del grupo',
}
