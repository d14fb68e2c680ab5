import { numberText, plural } from '../../../engine/core/text'
import type * as home from '../../../site/texts/home'
import type { Translation } from '../../translation'

export const homeTexts: Translation<typeof home.homeTexts> = {
  hero: {
    games: '+32 juegos',
    free: 'Gratis',
    devices: 'Teléfono o PC',
    offline: 'Funciona sin conexión',
  },
  finder: {
    title: 'Elige tu juego',
    surprise: 'Sorpréndeme',
    search: 'Buscar juegos',
    count: (games) => plural(games, { one: '# juego', many: '# de juegos', other: '# juegos' }),
    found: (games) =>
      plural(games, {
        one: '# juego encontrado',
        many: '# de juegos encontrados',
        other: '# juegos encontrados',
      }),
    filters: 'Filtros',
    active: 'Activos',
    clear: 'Quitar filtros',
    category: 'Categorías',
    difficulty: 'Dificultad',
    players: 'Jugadores',
    order: 'Ordenar por',
  },
  nothing: {
    text: (search) => `No hay ningún juego para «${search}».`,
    similar: 'Parecidos:',
    hint: 'Prueba con otro nombre o con menos letras.',
    hidden: (games) =>
      plural(games, {
        one: 'Tus filtros ocultan # juego.',
        many: 'Tus filtros ocultan # de juegos.',
        other: 'Tus filtros ocultan # juegos.',
      }),
    show: 'Mostrar',
  },
  start: {
    title: 'Empieza aquí',
    kinds: { quick: 'Rápido', puzzle: 'Puzle', cards: 'Cartas', board: 'Tablero', two: 'Para dos' },
  },
  move: {
    text: '¿Ya has jugado en un navegador o en otro dispositivo? {move}',
    link: 'Trae aquí tus datos',
  },
  categories: {
    all: 'Todos',
    puzzle: 'Puzle',
    action: 'Acción',
    strategy: 'Estrategia',
    classic: 'Clásicos',
  },
  orders: {
    site: 'Recomendados',
    difficulty: 'Dificultad',
    name: 'Nombre',
    new: 'Nuevos para ti',
    loved: 'Más jugados',
  },
  rows: {
    favorites: 'Juegos favoritos',
    recent: 'Jugados hace poco',
    all: 'Todos los juegos',
    none: 'Ningún juego coincide con tus filtros',
    tooMany: (games, shown) =>
      `Tienes ${numberText(games)} juegos propios en este navegador; se muestran los primeros ${numberText(shown)}.`,
  },
  card: {
    play: 'Jugar',
    best: (value) => `Tu récord: ${value}`,
    bestTitle: (stat, value) => (stat === null ? `Tu récord: ${value}` : `Tu récord: ${stat} ${value}`),
    like: 'Añadir a favoritos',
    unlike: 'Quitar de favoritos',
    delete: 'Borrar este juego',
    deleteGame: (game) => `Borrar ${game}`,
    edit: 'Editar este juego',
    editGame: (game) => `Editar ${game}`,
  },
  addCard: {
    title: 'Añade tu juego',
    text: 'Enlaza un juego de la web o pega su código para insertar',
  },
  continue: {
    title: 'Continuar',
    dismiss: (game) => `Descartar ${game}`,
    dismissed: (game) => `${game}: partida descartada.`,
    undo: 'Deshacer',
    justNow: 'ahora mismo',
  },
  deletion: {
    title: '¿Borrar este juego?',
    text: (game) => `¿Seguro que quieres borrar «${game}»? Esta acción no se puede deshacer.`,
    confirm: 'Borrar',
    done: 'Juego borrado',
    notSaved: 'Borrado solo durante esta visita',
  },
  why: {
    title: '¿Por qué jugar aquí?',
    instant: {
      title: 'Al instante',
      text: 'Todos los juegos funcionan en tu navegador y empiezan enseguida. Sin instalar nada y sin registro. Pulsa «Jugar en vivo» en cualquier juego para jugar con alguien en otro dispositivo.',
    },
    brain: {
      title: 'Para la mente',
      text: 'Puzles y estrategia para despejar la cabeza: memoria, números, palabras y pensar con tres jugadas de antelación.',
    },
    achievements: {
      title: 'Logros',
      text: 'Cada juego recuerda tu mejor resultado y tiene trofeos por conseguir. Siempre hay un récord que superar: el tuyo.',
    },
  },
  links: { imprint: 'Aviso legal', privacy: 'Privacidad' },
  footer: 'Sin cuenta. Tus favoritos, resultados y ajustes se quedan en este navegador.',
}
