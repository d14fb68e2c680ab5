import { asSentence, numberText, percentText, plural } from '../../../engine/core/text'
import type * as labels from '../../../engine/sound/texts/labels'
import type * as assists from '../../../play/texts/assists'
import type * as captions from '../../../play/texts/captions'
import type * as help from '../../../play/texts/help'
import type * as position from '../../../play/texts/position'
import type { Translation } from '../../translation'

export const helpTexts: Translation<typeof help.helpTexts> = {
  title: (game) => `Cómo jugar a ${game}`,
  close: 'Entendido',
  keyboard: {
    common:
      '{pause} o {escape} pone la pausa, {restart} reinicia, {mute} silencia y {fullScreen} abre la pantalla completa.',
    undo: '{undo} deshace una jugada.',
    position: '{position} lee tu posición en voz alta; pulsa otra vez para oír todo el tablero.',
  },
  pad: {
    common: '{start} pone la pausa. En los menús, la cruceta mueve, {select} elige y {back} vuelve atrás.',
    position:
      '{position} lee en voz alta tu posición en un tablero; pulsa otra vez para oír todo el tablero.',
  },
}

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: Translation<typeof assists.assistTexts> = {
  title: 'Ayudas',
  gameSpeed: {
    label: 'Velocidad',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, para practicar`,
    note: 'Si es más lenta, se indica en tu resultado y se clasifica aparte.',
    hint: 'Para juegos en tiempo real; las reglas y los sonidos no cambian. Si es más lenta, se indica en tu resultado y se clasifica aparte.',
  },
  toggleHold: {
    label: 'Pulsar en vez de mantener',
    hint: 'Pulsa una vez para mantener y otra para soltar.',
  },
  autoRepeat: {
    name: 'Autorrepetición',
    label: 'Autorrepetición: mantener pulsado en vez de pulsar varias veces',
    off: 'No',
    value: (rate) => `${numberText(rate)} por segundo`,
  },
  rewind: {
    label: 'Retroceder en vez de terminar',
    hint: (times) =>
      plural(times, {
        one: 'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # vez por partida. Se indica en tu resultado y se clasifica aparte.',
        many: 'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # de veces por partida. Se indica en tu resultado y se clasifica aparte.',
        other:
          'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # veces por partida. Se indica en tu resultado y se clasifica aparte.',
      }),
  },
  aimAssist: {
    label: 'Ayuda al apuntar',
    hint: (games) =>
      `${games}: apuntar cerca de un objetivo cuenta como acertar. Se indica en tu resultado y se clasifica aparte.`,
  },
  debounce: {
    label: 'Ignorar pulsaciones repetidas',
    hint: 'Si pulsas dos veces en menos de medio segundo, la segunda pulsación se ignora, en todas las páginas.',
  },
  switchAccess: {
    label: 'Uso con un pulsador',
    hint: 'Los controles se resaltan uno a uno. Pulsa Espacio, Enter, la pantalla o un botón del gamepad para elegir. Pulsa Esc tres veces para salir.',
    interval: 'Intervalo de barrido',
    intervalValue: (seconds) => `${numberText(seconds)} s`,
  },
  audioCues: {
    label: 'Señales sonoras',
    hint: (games) =>
      `${games}: tonos a izquierda y derecha, agudos y graves, indican dónde están las cosas. Mejor con auriculares.`,
  },
  screenReaderDetail: {
    label: 'Detalle del lector de pantalla',
    choices: { little: 'Menos', some: 'Normal', much: 'Más' },
  },
  hideClock: {
    label: 'Ocultar el reloj',
    hint: 'El tiempo solo se muestra al final y no aparece en los resultados compartidos.',
  },
  active: {
    rewind: 'retroceso',
    audioCues: 'señales sonoras',
    hideClock: 'sin reloj',
  },
}

export const captionTexts: Translation<typeof captions.captionTexts> = {
  tone: 'tono',
  left: (caption) => `◂ ${caption}, izquierda`,
  right: (caption) => `${caption}, derecha ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}

export const positionTexts: Translation<typeof position.positionTexts> = {
  nothing: 'nada',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Fila ${at.row}, columna ${at.column}, ${at.what}. En el resto de la fila: ${inRow}; de la columna: ${inColumn}.`,
  row: (row, cells) => `Fila ${row}. ${asSentence(cells)}`,
}

export const soundTexts: Translation<typeof labels.soundTexts> = {
  tap: 'toque',
  confirm: 'confirmado',
  back: 'atrás',
  open: 'se abre',
  close: 'se cierra',
  toggle: 'cambio',
  error: 'no permitido',
  start: 'señal de inicio',
  pause: 'pausa',
  resume: 'continúa',
  countdown: 'cuenta atrás',
  tick: 'tictac',
  alarm: 'alarma',
  flag: 'bandera',
  reveal: 'aparece algo',
  move: 'jugada',
  place: 'colocado',
  drop: 'cae',
  flip: 'se da la vuelta',
  match: 'coinciden',
  mismatch: 'no coinciden',
  slide: 'se desliza',
  merge: 'fusión',
  bigMerge: 'gran fusión',
  snap: 'encaja',
  card: 'carta',
  chip: 'ficha',
  shuffle: 'barajando',
  collect: 'recogido',
  coin: 'moneda',
  combo: 'combo',
  turn: 'giro',
  eat: 'bocado',
  flap: 'aleteo',
  jump: 'salto',
  land: 'aterrizaje',
  launch: 'lanzamiento',
  shoot: 'disparo',
  thrust: 'motor',
  slice: 'corte',
  whoosh: 'silbido',
  miss: 'fallo',
  spawn: 'algo nuevo',
  pop: 'pop',
  explosion: 'explosión',
  splash: 'chapoteo',
  bounce: 'rebote',
  wall: 'choque con pared',
  paddle: 'golpe de pala',
  brick: 'se rompe un ladrillo',
  crack: 'crujido',
  hit: 'impacto',
  whack: 'golpe',
  puck: 'golpe al disco',
  point: 'punto',
  glitch: 'glitch',
  win: 'fanfarria de victoria',
  lose: 'notas graves: fin del juego',
  tie: 'dos notas iguales: empate',
  newBest: 'fanfarria: nuevo récord',
  levelUp: 'notas ascendentes: nivel completado',
  lifeLost: 'notas descendentes: vida perdida',
  medal: 'medalla',
  goal: 'gol',
  powerUp: 'notas ascendentes: poder',
}
