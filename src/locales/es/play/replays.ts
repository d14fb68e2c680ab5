import { dateText, plural } from '../../../engine/core/text'
import type * as byLink from '../../../play/texts/byLink'
import type * as replays from '../../../play/texts/replays'
import type * as results from '../../../play/texts/results'
import type * as review from '../../../play/texts/review'
import type { Translation } from '../../translation'

export const replayTexts: Translation<typeof replays.replayTexts> = {
  problems: {
    damaged:
      'Esta repetición no se puede leer: está dañada, incompleta o es de una versión más nueva de este sitio.',
    otherGame: 'Esta repetición es de otro juego.',
    unknownOptions: 'Esta repetición usa opciones que este juego no tiene.',
    gone: 'Esta repetición ya no está guardada en este navegador.',
    otherLanguage: 'Esta repetición tiene palabras de otro idioma. Abre su enlace en ese idioma.',
    otherVersion:
      'Esta repetición es de otra versión de este juego. No se puede reproducir, pero puedes jugar desde el mismo inicio.',
  },
  openThere: (game) => `Esta repetición es de ${game}. Ábrela allí.`,
  otherResult: {
    link: 'El resultado de este enlace no coincide con su repetición.',
    file: 'El resultado de este archivo no coincide con su repetición.',
    detail: 'Solo se muestra el resultado de la propia repetición.',
  },

  savedAsFile: {
    text: 'Demasiado larga para un enlace; guardada como archivo.',
    detail:
      'Para verla, abre el archivo aquí desde la pausa o el final. También puedes soltarlo en la página.',
  },
  linkCopied: 'Enlace a esta repetición copiado.',

  watch: {
    region: (game) => `${game}: repetición`,
    title: 'Repetición',
    day: (date) => dateText(date, { month: 'long', day: 'numeric' }),
    rewinds: (count) => plural(count, { one: '# retroceso', many: '# de retrocesos', other: '# retrocesos' }),

    bar: 'Controles de repetición',
    play: 'Reproducir',
    pause: 'Pausa',
    firstMove: 'Primera jugada',
    lastMove: 'Última jugada',
    previous: { move: 'Jugada anterior', tick: 'Fotograma anterior' },
    next: { move: 'Próxima jugada', tick: 'Próximo fotograma' },
    position: 'Posición',
    marks: { points: 'Puntos', level: 'Nivel', life: 'Vida perdida' },
    speed: 'Velocidad',
    speeds: (speed) => (speed < 1 ? `1/${1 / speed}×` : `${speed}×`),
    race: 'Carrera',
    tryAgain: 'Reintentar desde aquí',
    playFromHere: 'Jugar desde aquí',
    review: 'Análisis',
    share: 'Compartir',
    saveAsFile: 'Guardar como archivo',
    close: 'Cerrar',

    drawing: {
      toggle: 'Dibujar en el tablero',
      howTo: 'Arrastra, o pulsa dos casillas, para una flecha. Pulsa una dos veces para un círculo.',
      clear: 'Borrar',
      arrow: (from, to) => `Flecha: ${from} → ${to}`,
      circle: (cell) => `Círculo: ${cell}`,
      removed: 'Quitado',
    },

    moves: 'Jugadas',
    grades: { inaccuracy: ' (imprecisión)', mistake: ' (error)', blunder: ' (error grave)' },
    time: (time, length) => `${time} de ${length}`,
    startOf: (moves) =>
      plural(moves, {
        one: 'Inicio (# jugada)',
        many: 'Inicio (# de jugadas)',
        other: 'Inicio (# jugadas)',
      }),
    move: (at, length) => `Jugada ${at} de ${length}`,
  },
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  title: 'Análisis',
  progress: (move, length) => `Analizando la jugada ${move} de ${length}`,
  progressBar: 'Jugadas analizadas',
  cancel: 'Cancelar',
  failed: 'El análisis falló.',
  close: 'Cerrar análisis',
  tryAgain: 'Reintentar desde aquí',
  noMistakes: 'No hay errores. ¡Bien jugado!',
  worstMoves: 'Peores jugadas',

  grades: { inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  counts: { inaccuracy: 'Imprecisiones', mistake: 'Errores', blunder: 'Errores graves' },
  graded: (grade, loss) => `${grade}: ${loss}`,
  better: (move) => `Mejor: ${move}.`,

  you: 'tú',
  firstSide: 'quien empieza',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}: ${first} al principio, ${last} al final.`,
  unknownValue: '–',
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  site: 'Pocket Arcade',
  won: 'Victoria',
  lost: 'Derrota',
  tied: 'Empate',
  finished: 'Partida terminada',
}

export const byLinkTexts: Translation<typeof byLink.byLinkTexts> = {
  again: 'Ya habías abierto esta jugada. Sigue siendo tu turno.',
  own: 'Este es el enlace que enviaste. La partida continúa con el que te devuelvan.',
  theirsAgain:
    'Ya habías abierto esta jugada. La otra persona juega otra vez: su próximo enlace continúa la partida.',
  ownAgain: 'Este es el enlace que enviaste. Es tu turno otra vez.',
  older: 'Este enlace es anterior a tu partida: ya has respondido.',
  changed: 'Este enlace no corresponde a tu partida: una jugada anterior es distinta.',
  mine: 'Este enlace contiene una jugada que no hiciste en este dispositivo.',

  otherVersion:
    'Esta jugada se hizo en otra versión del juego. Las dos personas necesitan la más reciente: recarga la página.',
  damaged: 'Este enlace está dañado o cortado. Pide a la otra persona que envíe otra vez el enlace completo.',
  notByLink: 'Este enlace no es de una partida por enlace para dos jugadores.',
  illegal: 'Este enlace contiene una jugada que las reglas no permiten.',

  opponentMove: (move) => `Jugada del rival: ${move}.`,
  savedAsFile: {
    text: 'Demasiado larga para un enlace; guardada como archivo.',
    detail:
      'Envía el archivo a la otra persona. Se abre en una pausa, al final de una partida o soltándolo en la página del juego.',
  },
  title: (game) => `${game}: te toca jugar`,
  copied: 'Enlace copiado. Envíalo a la otra persona para la próxima jugada.',
}
