import { numberText } from '../../../engine/core/text'
import type * as custom from '../../../site/texts/custom'
import type { Translation } from '../../translation'

const badUrl = 'Esta URL del juego no se puede usar'
const badCode = 'Este código para insertar no se puede usar'

export const customTexts: Translation<typeof custom.customTexts> = {
  form: {
    add: {
      title: 'Añadir juego propio',
      submit: 'Añadir juego',
      fill: 'Rellenar desde un archivo',
      file: 'Archivo del juego',
    },
    edit: { title: 'Editar juego propio', submit: 'Guardar cambios', save: 'Guardar como archivo' },
    cancel: 'Cancelar',
    title: 'Título',
    description: 'Descripción',
    icon: 'Icono',
    difficulty: 'Dificultad',
    players: 'Jugadores',
    gameUrl: 'URL del juego',
    gameUrlHint:
      'La dirección de una página con el juego. Algunos sitios no se pueden mostrar dentro de otro.',
    gameUrlExample: 'https://games.example.com/play',
    embedCode: 'Código para insertar',
    embedCodeExample: '<iframe src="https://games.example.com/embed"></iframe>',
    embedCodeHint:
      'HTML que un sitio de juegos ofrece para insertar. Funciona aislado de este sitio y de tus datos.',
    earlier: 'Una posición antes',
    later: 'Una posición después',
    moved: (place, count) => `Posición ${numberText(place)} de ${numberText(count)}.`,
  },
  icons: {
    Gamepad2: 'Gamepad',
    Target: 'Diana',
    Zap: 'Rayo',
    Brain: 'Cerebro',
    Trophy: 'Trofeo',
    Star: 'Estrella',
    Heart: 'Corazón',
    Dice1: 'Dado',
  },
  saved: {
    added: '¡Tu juego propio se ha añadido!',
    addedForVisit: 'Tu juego propio se ha añadido solo para esta visita',
    changed: 'Cambios guardados',
    changedForVisit: 'Cambios guardados solo para esta visita',
  },
  check: {
    incomplete: 'Rellena todos los campos obligatorios',
    title: 'Ponle un título a tu juego.',
    description: 'Describe el juego en pocas palabras.',
    tooLong: 'Título o descripción demasiado largos',
    atMost: (characters) => `Como máximo ${numberText(characters)} caracteres.`,
    noContent: 'Indica una URL del juego o un código para insertar',
    gameUrl: 'Escribe aquí una dirección o, abajo, un código para insertar.',
    badUrl,
    badCode,
    codeAsUrl: 'Esto es un código, no una dirección. Pégalo abajo en «Código para insertar».',
    limit: 'Has alcanzado el límite de juegos',
    limitDetail: (games, max) =>
      `Tienes ${numberText(games)} juegos propios y el límite es ${numberText(max)}. Borra uno antes.`,
  },
  url: {
    long: (characters) =>
      `Esta dirección es demasiado larga: como máximo ${numberText(characters)} caracteres.`,
    characters: 'Esta dirección contiene caracteres no válidos. Cópiala otra vez de la barra de direcciones.',
    scheme: 'Usa una dirección completa que empiece por https:// o http://',
    secure:
      'Usa una dirección que empiece por https://. Esta página no puede mostrar una que empiece por http://',
    user: 'Usa una dirección sin nombre de usuario ni contraseña.',
    number: 'Usa una dirección con nombre, como games.example.com, no una dirección IP.',
    local: 'Usa la dirección de un sitio público, como games.example.com.',
    own: 'Esta es una dirección de Pocket Arcade. Usa la dirección de otro sitio.',
    broken: 'Esta dirección está incompleta. Cópiala otra vez de la barra de direcciones.',
  },
  code: {
    tooLong: 'Este código para insertar es demasiado largo: como máximo 200 KB.',
    isUrl: 'Esto es una dirección, no un código para insertar. Pégala en «URL del juego».',
    escaped:
      'Los signos de este código están codificados: sus etiquetas empiezan por &lt; en vez de <. Copia el código para insertar original.',
    shortcode:
      'Este es un código corto para otro programa. Copia el HTML, que empieza por <iframe u otra etiqueta.',
    noTags:
      'Esto no es un código para insertar: no tiene etiquetas HTML. Copia el código que empieza por <iframe u otra etiqueta.',
  },
  file: {
    noGame: 'No hay ningún juego en este archivo',
    choose: 'Elige un archivo que se guardó al editar un juego propio.',
    tooMany: (games, max) =>
      `Contiene ${numberText(games)} juegos propios y el límite es ${numberText(max)}.`,
    id: (id) => `Un juego propio tiene el ID «${id}», que no puede ser parte de una dirección.`,
    title: (title, characters) =>
      `El título «${title}» es demasiado largo: como máximo ${numberText(characters)} caracteres.`,
    description: (title, characters) =>
      `La descripción de «${title}» es demasiado larga: como máximo ${numberText(characters)} caracteres.`,
    embedCode: (title) => `El código para insertar de «${title}» es demasiado largo: como máximo 200 KB.`,
  },
  page: {
    back: 'Volver a los juegos',
    missing: 'Juego no encontrado',
    missingDetail: 'No se pudo encontrar el juego solicitado.',
    loading: 'Cargando…',
    empty: 'Este juego no tiene contenido',
    refused: 'Este juego no se puede mostrar.',
    refusedHint: 'Edítalo en la página de inicio: usa otra dirección o un código más corto.',
    again: 'Reintentar',
    fullScreen: 'Pantalla completa',
    noFullScreen: 'Este navegador no permite aquí la pantalla completa',
    reload: 'Recargar',
    newTab: 'Abrir en otra pestaña',
    keys: '¿El juego acapara el teclado? Pulsa F6 para salir de él.',
    nothing: '¿No ves el juego? Algunos sitios no se pueden mostrar aquí: ábrelo en otra pestaña.',
  },
  troubles: {
    left: {
      title: 'Este juego intentó salir de su página.',
      text: 'Se detuvo, porque otra página en su lugar podría hacerse pasar por parte de este sitio.',
    },
    silent: {
      title: 'No se pudo cargar este juego.',
      text: 'Quizá estés sin conexión o el juego o la conexión vayan muy lentos.',
    },
    loud: {
      title: 'Este juego se ha detenido.',
      text: 'Envió a esta página más mensajes de los que una página puede procesar.',
    },
    grasping: {
      title: 'Este juego se ha detenido.',
      text: 'Le quitaba una y otra vez el teclado a esta página.',
    },
    offline: {
      title: 'Estás sin conexión.',
      text: 'Los juegos propios necesitan conexión. Este se cargará en cuanto vuelvas a tenerla.',
    },
  },
}
