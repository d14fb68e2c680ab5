import { numberText, plural } from '../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  form: {
    intro: 'El enlace lo contiene todo. Nada se guarda ni se envía a un servidor.',
    play: 'Jugar',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado. Quien lo abra juega con tu contenido.',
    showCurrent: 'Editar lo que usa esta partida',
    tooLong: 'Es demasiado para un enlace. Usa menos elementos o más cortos.',
    moreFaults: (count) => plural(count, { one: 'Y # más.', many: 'Y # más.', other: 'Y # más.' }),
  },
  picture: {
    file: 'Imagen',
    hint: 'Un archivo JPEG, PNG o WebP. Solo se guarda en el enlace, nunca en un servidor.',
    preview: 'Tu imagen, tal como la verán los demás',
    choose: 'Elige una imagen.',
    working: 'Reduciendo la imagen…',
    unreadable: 'Este navegador no puede leer ese archivo. Elige una imagen JPEG, PNG o WebP.',
    noisy:
      'Los ajustes de privacidad de este navegador sustituyen las imágenes por ruido. Permite que este sitio use los datos de canvas o usa otro navegador.',
    tooDetailed: 'Esta imagen no cabe en un enlace, ni siquiera reducida. Elige una con menos detalles.',
    made: (size, kilobytes) =>
      `Reducida para que quepa en un enlace: ${size.width} × ${size.height} píxeles, ${numberText(kilobytes)} KB.`,
  },
  problems: {
    notHere: 'Este enlace tiene contenido que este juego no puede usar.',
    newer: 'Este enlace se creó con una versión más nueva del sitio. Recarga la página para obtenerla.',
    damaged:
      'Este enlace está dañado o incompleto, así que se abre la partida estándar. Copia otra vez el enlace completo.',
    noPicture:
      'La imagen de este enlace no se puede mostrar, así que se abre la partida estándar. Copia otra vez el enlace completo.',
    refused: (why) =>
      `El contenido de este enlace no se puede usar, así que se abre la partida estándar. ${why}`,
  },
}
