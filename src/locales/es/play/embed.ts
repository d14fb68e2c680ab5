import type * as embed from '../../../play/texts/embed'
import type { Translation } from '../../translation'

export const embedTexts: Translation<typeof embed.embedTexts> = {
  fullPage: 'Jugar en Pocket Arcade',
  noNewTabs: 'Aquí no se pueden abrir pestañas. Copia la dirección:',
  notKept: 'Aquí no se guardan los récords.',
  cover: {
    play: (game) => `Jugar a ${game}`,
    watch: (game) => `Ver una repetición de ${game}`,
    today: 'Inicio de hoy',
    replay: 'Repetición',
    loading: 'Cargando…',
    failed: 'No se pudo cargar el juego. Vuelve a intentarlo.',
  },
  frameTitle: (game) => `${game} en Pocket Arcade`,
  dialog: {
    title: (game) => `Insertar ${game}`,
    intro:
      'Muestra este juego en tu propia página. Se carga cuando alguien hace clic en él y no guarda nada.',
    introReplay:
      'Muestra esta repetición en tu propia página. Se carga cuando alguien hace clic en ella y no guarda nada.',
    start: 'Inicio',
    starts: { game: 'Este inicio', position: 'Esta posición', today: 'Inicio de hoy' },
    size: 'Tamaño',
    sizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande', full: 'Ancho total' },
    theme: 'Tema',
    themes: { auto: 'Auto', light: 'Claro', dark: 'Oscuro' },
    code: 'Código para tu página',
    copy: 'Copiar código',
    copied: 'Código copiado. Pégalo en tu página.',
    preview: 'Vista previa',
    tooLong: 'Esta repetición es demasiado larga para insertarla. Guárdala como archivo.',
  },
}
