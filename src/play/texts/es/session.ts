import { listText, plural } from '../../../engine/core/text'
import type { sessionTexts as english } from '../session'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'No quedan retrocesos.'
    : plural(left, {
        one: 'Queda # retroceso.',
        many: 'Quedan # de retrocesos.',
        other: 'Quedan # retrocesos.',
      })

export const sessionTexts: typeof english = {
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
