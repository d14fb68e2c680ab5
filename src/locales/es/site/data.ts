import { numberText, percentText, plural } from '../../../engine/core/text'
import type * as data from '../../../site/texts/data'
import type * as lost from '../../../site/texts/lost'
import type * as move from '../../../site/texts/move'
import type { Translation } from '../../translation'

export const lostTexts: Translation<typeof lost.lostTexts> = {
  title: 'No se pudo cargar esta página',
  text: 'No se pudo cargar una parte de esta página, así que no funciona. Puede que no tengas conexión. Recárgala cuando la tengas.',
  copied: (missing, files) =>
    `No tienes conexión, y la copia sin conexión de este navegador está incompleta (archivos que faltan: ${numberText(missing)} de ${numberText(files)}). Recarga la página cuando tengas conexión.`,
  reload: 'Recargar',
}

export const dataTexts: Translation<typeof data.dataTexts> = {
  none: '0',
  cancel: 'Cancelar',
  delete: {
    title: 'Borrar',
    hint: 'Todo lo que este sitio guarda en este navegador.',
    button: 'Borrar todos los datos',
    question: '¿Borrar todos los datos?',
    text: 'Se borrarán de este navegador los favoritos, juegos propios, récords, trofeos, días jugados, partidas en curso, partidas por enlace, listas de práctica, grupos, repeticiones, ajustes y perfiles. Esta acción no se puede deshacer.',
    done: 'Todos los datos se han borrado',
  },
  export: {
    title: 'Exportar',
    hint: 'Favoritos, juegos propios, récords, trofeos, días jugados, partidas en curso, partidas por enlace, listas de práctica, grupos, repeticiones, ajustes y perfiles en un solo archivo, como copia de seguridad o para otro navegador.',
    button: 'Exportar datos',
    done: 'Tus datos se han exportado',
  },
  import: {
    title: 'Importar',
    hint: 'Un archivo que exportaste antes. Verás lo que sustituye antes de importarlo.',
    button: 'Importar datos',
    file: 'Archivo para importar',
    replaces: 'Esto sustituye los datos de este navegador:',
    change: (part, before, after) => `${part}: ${before} → ${after}`,
    replaced: (part) => `${part}: se sustituye todo`,
    replays: 'Repeticiones',
    countReplays: (replays) =>
      plural(replays, { one: '# repetición', many: '# de repeticiones', other: '# repeticiones' }),
    replace: 'Sustituir',
    done: 'Tus datos se han importado',
    reading: 'Leyendo el archivo…',
    tooLarge: 'Este archivo es demasiado grande para ser de Pocket Arcade. Elige otro.',
    unreadable: 'Este archivo no se pudo leer. Elígelo otra vez.',
    notSaved:
      'Estos datos no se pudieron guardar: el almacenamiento de este navegador está lleno o bloqueado para este sitio. No se cambió nada.',
    notOurs: 'Este archivo no se exportó de Pocket Arcade. Elige otro.',
    newerFile:
      'Este archivo es de una versión más nueva del sitio. Actualiza primero este sitio: recarga la página y vuelve a intentarlo.',
    newerData:
      'Los datos de este navegador son de una versión más nueva del sitio. Recarga la página y vuelve a intentarlo.',
    leftOut: (parts) => `Se deja fuera, porque esta versión del sitio no lo conoce: ${parts}.`,
    stays: (parts) => `No está incluido y se queda como está: ${parts}.`,
    damaged: (part) => `Este archivo está dañado: no se puede leer «${part}». Expórtalo otra vez.`,
    refused: (reason) => `Este archivo no se puede importar. ${reason} No se cambió nada.`,
    empty: 'Este archivo no contiene datos.',
    notVerified:
      'No se pudieron comprobar los mejores resultados. Recarga la página cuando tengas conexión y vuelve a intentarlo.',
    impossible: (game, stat, value) =>
      `Este archivo está dañado: valor imposible en ${game}, ${stat} ${value}. No se cambió nada.`,
  },
  parts: {
    favorites: 'Favoritos',
    recents: 'Jugados hace poco',
    customGames: 'Juegos propios',
    bests: 'Mejores resultados',
    results: 'Resultados',
    days: 'Días jugados',
    trophies: 'Trofeos',
    linkGames: 'Partidas por enlace',
    fleets: 'Flotas de partidas por enlace',
    practice: 'Listas de práctica',
    groups: 'Grupos',
    saves: 'Partidas en curso',
    worlds: 'Puzles en curso',
    settings: 'Ajustes',
    profiles: 'Perfiles',
    bestOf: (game) => `Récord de ${game}`,
  },
  counts: {
    games: (count) => plural(count, { one: '# juego', many: '# de juegos', other: '# juegos' }),
    days: (count) => plural(count, { one: '# día', many: '# de días', other: '# días' }),
    trophies: (count) => plural(count, { one: '# trofeo', many: '# de trofeos', other: '# trofeos' }),
    fleets: (count) => plural(count, { one: '# flota', many: '# de flotas', other: '# flotas' }),
    groups: (count) => plural(count, { one: '# grupo', many: '# de grupos', other: '# grupos' }),
    profiles: (count) => plural(count, { one: '# perfil', many: '# de perfiles', other: '# perfiles' }),
  },
  offline: {
    title: 'Sin conexión',
    checking: 'Comprobando…',
    kept: (megabytes) =>
      `Todo el sitio está guardado en este navegador: ${numberText(megabytes, 1)} MB. Todos los juegos funcionan sin conexión.`,
    making: 'Todo el sitio se está guardando en este navegador.',
    none: 'Cuando termines tu primera partida, todo el sitio se guardará en este navegador para que todos los juegos funcionen sin conexión. No se hace en modo de ahorro de datos ni después de que quites la copia.',
    incomplete: (missing, files) =>
      `La copia del sitio en este navegador está incompleta, así que puede que algunos juegos no funcionen sin conexión. Archivos que faltan: ${numberText(missing)} de ${numberText(files)}. Guárdalos cuando tengas conexión.`,
    impossible: 'Este navegador no puede guardar una copia de este sitio: solo funciona con conexión.',
    keep: 'Guardar el sitio para usarlo sin conexión',
    complete: 'Guardar los archivos que faltan',
    stillIncomplete: 'No se pudieron guardar todos los archivos. Puede que no tengas conexión.',
    remove: 'Quitar la copia sin conexión',
    removed: 'La copia sin conexión se ha quitado',
  },
  records: {
    title: 'Mejores resultados',
    game: 'Juego',
    reset: 'Borrar',
    resetRecord: (record) => `Borrar ${record}`,
    all: '{link}: cada juego, sus últimos resultados y cuánto has jugado.',
    allLink: 'Todos los récords',
  },
  unreadable: {
    title: 'Datos ilegibles',
    hint: (items) =>
      plural(items, {
        one: 'Un elemento no se pudo leer. Expórtalo si quieres que alguien intente recuperarlo.',
        many: '# de elementos no se pudieron leer. Expórtalos si quieres que alguien intente recuperarlos.',
        other: '# elementos no se pudieron leer. Expórtalos si quieres que alguien intente recuperarlos.',
      }),
    export: 'Exportar datos ilegibles',
    remove: 'Quitar datos ilegibles',
    removed: 'Los datos ilegibles se han quitado',
  },
  profiles: {
    title: 'Perfiles',
    hint: 'Guarda los ajustes actuales con un nombre para cambiar entre varios o usarlos en otro navegador. No incluye los datos de las partidas.',
    newName: 'Nombre de un perfil nuevo',
    save: 'Guardar ajustes actuales',
    saved: 'Perfil guardado',
    open: 'Abrir un perfil',
    file: 'Archivo de perfil',
    apply: 'Aplicar',
    applyProfile: (profile) => `Aplicar ${profile}`,
    applied: (profile) => `«${profile}» aplicado`,
    link: 'Copiar enlace',
    linkTo: (profile) => `Copiar enlace: ${profile}`,
    linkTitle: (profile) => `Ajustes: ${profile}`,
    linkCopied: 'Enlace copiado. Ofrece estos ajustes.',
    tooLong: 'El perfil es demasiado largo para un enlace; guardado como archivo.',
    saveFile: 'Guardar como archivo',
    fileOf: (profile) => `Guardar como archivo: ${profile}`,
    delete: 'Borrar',
    deleteProfile: (profile) => `Borrar ${profile}`,
    undoDelete: (profile) => `Recuperar «${profile}»`,
    restore: 'Recuperar los ajustes anteriores',
    wouldChange: 'El perfil {name} cambiaría: {settings}.',
    noChange: 'El perfil {name} es igual que tus ajustes actuales.',
    saveIncoming: 'Guardar como perfil',
    dismiss: 'Descartar',
    badName: (characters) => `Escribe un nombre de hasta ${numberText(characters)} caracteres.`,
    tooMany: (profiles) => `Ya tienes ${numberText(profiles)} perfiles. Borra uno antes.`,
    notSaved:
      'El perfil no se pudo guardar: el almacenamiento de este navegador está lleno o bloqueado para este sitio.',
    tooLarge: 'Esto es demasiado grande para ser un perfil. No se cambió nada.',
    notProfile: 'Esto no es un perfil de Pocket Arcade. No se cambió nada.',
    notProfileOrDamaged: 'Esto no es un perfil de Pocket Arcade o está dañado. No se cambió nada.',
    allData: 'Este archivo contiene todos los datos: ábrelo con «Importar datos». No se cambió nada.',
    newer: 'Este perfil es de una versión más nueva del sitio; recarga la página. No se cambió nada.',
    invalid: 'Este perfil está dañado: contiene un valor no válido. No se cambió nada.',
    badLink: 'Este enlace está dañado o incompleto; pide uno nuevo. No se cambió nada.',
  },
  settingNames: {
    effects: 'Volumen de los efectos',
    music: 'Volumen de la música',
  },
}

export const moveTexts: Translation<typeof move.moveTexts> = {
  title: 'Pasar a otro dispositivo',
  hint: 'Conecta dos de tus dispositivos y copia todos los datos de uno al otro. Verás lo que se sustituye antes de que cambie nada.',
  consent:
    'Los dos navegadores se conectan directamente y pueden ver la dirección IP del otro. No participa ningún servidor.',
  consentRooms:
    'Los dos navegadores se encuentran mediante un repetidor público, que solo ve datos cifrados. Después se conectan directamente y pueden ver la dirección IP del otro. Si no es posible, el repetidor puede transmitir los datos, cifrados.',
  connect: 'Conectar un dispositivo',
  joinText: 'Otro dispositivo ha creado este enlace para conectarse con este.',
  linkTitle: 'Pocket Arcade: conectar mis dispositivos',
  linkHint: 'Abre este enlace en el otro dispositivo o escanea el código con él. Deja esta página abierta.',
  pasteHint: 'El otro dispositivo muestra un enlace de respuesta. Ábrelo en este dispositivo o pégalo aquí.',
  waitingRoom: 'Esperando a que el otro dispositivo abra el enlace…',
  replyTitle: 'Pocket Arcade: respuesta para conectar mis dispositivos',
  replyHint: 'Abre este enlace en el otro dispositivo o pégalo allí. Deja esta página abierta.',
  badLink:
    'Este enlace no se puede usar: está dañado, ya se ha usado o se ha creado en este navegador. Crea uno nuevo en el otro dispositivo.',
  badReply:
    'Esta no es la respuesta a este enlace. Copia el enlace de respuesta completo que muestra el otro dispositivo.',
  unsupported: 'Este navegador no puede conectarse con otros dispositivos.',
  delivered: 'Respuesta entregada. La conexión continúa en la pestaña del primer enlace.',
  replyElsewhere:
    'Ninguna página de este navegador espera esta respuesta. Ábrela en el dispositivo que creó el primer enlace o crea un enlace nuevo.',
  slow: 'Aún no hay conexión. Algunas redes impiden las conexiones directas: prueba con la misma red wifi y con un enlace nuevo.',
  preparing: 'Un momento…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  connected: 'Los dispositivos están conectados. Envía desde el dispositivo que tiene tus datos.',
  send: 'Enviar los datos de este dispositivo',
  sending: (share) => `Enviando: ${percentText(share)}`,
  sent: 'Enviado. Confirma en el otro dispositivo.',
  receiving: (share) => `Recibiendo: ${percentText(share)}`,
  replaces: 'El otro dispositivo ha enviado sus datos. Sustituyen los datos de este navegador:',
  replace: 'Sustituir',
  keep: 'Conservar mis datos',
  done: 'Este dispositivo tiene ahora los datos del otro',
  taken: 'El otro dispositivo tiene ahora los datos de este.',
  kept: 'El otro dispositivo ha conservado sus propios datos.',
  keptHere: 'Este dispositivo ha conservado sus propios datos.',
  refused: (reason) => `${reason} Este dispositivo ha conservado sus propios datos.`,
  reasons: {
    notOurs: 'Lo que ha enviado el otro dispositivo no son datos de Pocket Arcade.',
    newerFile:
      'El otro dispositivo tiene una versión más nueva del sitio. Actualiza primero este sitio: recarga esta página y conecta otra vez los dispositivos.',
    newerData:
      'Los datos de este navegador son de una versión más nueva del sitio. Recarga esta página y conecta otra vez los dispositivos.',
    damaged: (part) => `No se puede leer una parte de los datos del otro dispositivo: ${part}.`,
    refused: (reason) => `Los datos del otro dispositivo no se pueden usar. ${reason}`,
    empty: 'El otro dispositivo no tiene datos que enviar.',
    notVerified:
      'No se pudieron comprobar los mejores resultados. Conecta otra vez los dispositivos cuando este tenga conexión.',
    impossible: (game, stat, value) =>
      `Los datos del otro dispositivo tienen un valor imposible en ${game}, ${stat} ${value}.`,
  },
  refusals: {
    empty: 'Este dispositivo no tiene datos que enviar. Envía desde el dispositivo que tiene tus datos.',
    newer:
      'El otro dispositivo tiene una versión más antigua del sitio y ha conservado sus propios datos. Recarga allí la página y conecta otra vez los dispositivos.',
    older:
      'Los datos del otro dispositivo son de una versión más nueva del sitio, así que los ha conservado. Recarga allí la página y conecta otra vez los dispositivos.',
    invalid: 'El otro dispositivo no puede usar algunos datos de este y ha conservado los suyos.',
    unverified:
      'El otro dispositivo no pudo comprobar los mejores resultados y ha conservado sus propios datos. Conecta otra vez los dispositivos cuando el otro tenga conexión.',
    full: 'El otro dispositivo no pudo guardar los datos: su almacenamiento está lleno o bloqueado para este sitio. Ha conservado sus propios datos.',
  },
  still:
    'Hace un rato que no llega nada. Deja la página abierta y visible en los dos dispositivos. Si no continúa, desconecta y vuelve a conectar.',
  notSaved:
    'Los datos no se han podido guardar: el almacenamiento de este navegador está lleno o bloqueado para este sitio. Este dispositivo ha conservado sus propios datos.',
  lost: 'Se ha perdido la conexión. Conecta otra vez los dispositivos para ver si los datos han llegado.',
  failed:
    'No se ha podido conectar. Crea un enlace nuevo y abre pronto la respuesta. Algunas redes impiden las conexiones directas: prueba con la misma red wifi.',
  unreadable: 'No se han podido leer los datos del otro dispositivo.',
  invalid: 'La conexión se ha cerrado: el otro dispositivo ha enviado algo que no forma parte de esto.',
  disconnect: 'Desconectar',
}
