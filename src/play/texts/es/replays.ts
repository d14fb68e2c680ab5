import { dateText, plural } from '../../../engine/core/text'
import type { replayTexts as english } from '../replays'

export const replayTexts: typeof english = {
  problems: {
    damaged:
      'Esta repetición no se puede leer: está dañada, incompleta o es de una versión más nueva de este sitio.',
    otherGame: 'Esta repetición es de otro juego.',
    unknownOptions: 'Esta repetición usa opciones que este juego no tiene.',
    gone: 'Esta repetición ya no está guardada en este navegador.',
    otherLanguage: 'Esta repetición tiene palabras de otro idioma. Abre su enlace en ese idioma.',
    otherVersion:
      'Esta repetición es de otra versión de este juego. No se puede reproducir, pero puedes jugar el mismo inicio.',
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
