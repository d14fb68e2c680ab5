import { plural } from '../../../engine/core/text'
import type * as englishSettings from '../../../site/texts/settings'
import type { Translation } from '../../translation'

const choices = { system: 'Sistema', default: 'Estándar' }

export const settingsTexts: Translation<typeof englishSettings.settingsTexts> = {
  title: 'Ajustes',
  meta: 'Aspecto, sonido, controles y ayudas para todos los juegos: texto más grande, juegos más lentos, otras teclas. Pruébalo todo; se guarda en este navegador.',
  sections: 'Secciones',
  search: 'Buscar',
  searchHint: 'Buscar ajustes',
  scope: 'Se guardan en este navegador; valen para todos los juegos.',
  noMatch: 'Ningún ajuste coincide.',
  found: (settings) => plural(settings, { one: '# ajuste', many: '# de ajustes', other: '# ajustes' }),
  failed:
    'No se pudieron cargar estos ajustes. Quizá estés sin conexión o el sitio se haya actualizado; recarga la página.',
  dialog: {
    groups: 'Sección',
    all: '{link}, con búsqueda y vistas previas.',
    allLink: 'Todos los ajustes en una página',
  },
  groups: { look: 'Aspecto', sound: 'Sonido', controls: 'Controles', assists: 'Ayudas', data: 'Datos' },

  theme: {
    name: 'Tema',
    keywords: 'oscuro claro sistema noche día colores modo',
    choices: { system: choices.system, dark: 'Oscuro', light: 'Claro' },
  },
  motion: {
    name: 'Movimiento',
    keywords: 'animación movimientos temblor sacudidas reducido mareo',
    choices: { system: choices.system, full: 'Total', reduced: 'Reducido' },
    hint: 'Reducido: sin sacudidas ni zoom; las cosas aparecen poco a poco en vez de deslizarse.',
    try: 'Rodar una bola',
  },
  messages: {
    name: 'Duración de los mensajes',
    keywords: 'avisos notas noticias notificaciones leer tiempo quedarse cerrar',
    choices: { usual: 'Unos segundos', longer: 'El triple de tiempo', closed: 'Hasta cerrarlos' },
  },
  daily: {
    name: 'Juegos del día',
    keywords: 'hoy racha medallas día diario',
    hint: 'Si lo desactivas, se ocultan los juegos del día, las rachas y las medallas.',
  },
  textSize: {
    name: 'Tamaño de texto',
    keywords: 'más grande letra letras fuente zoom leer',
    stat: 'Puntos 120',
    line: 'Pulsa cualquier flecha para empezar.',
  },
  contrast: {
    name: 'Contraste',
    keywords: 'más alto claro nítido leer brillante oscuro',
    choices: { system: choices.system, usual: choices.default, more: 'Más' },
  },
  palette: {
    name: 'Paleta de colores',
    keywords: 'colores color daltonismo daltónico rojo verde azul protan deutan tritan',
    choices: {
      usual: choices.default,
      protan: 'Protan (rojo débil)',
      deutan: 'Deutan (verde débil)',
      tritan: 'Tritan (azul débil)',
    },
    hint: 'Para el daltonismo. Nada se indica solo con color: también hay formas y símbolos.',
    part: 'Estos colores',
    try: 'Cuatro formas sobre un fondo con dibujo',
  },
  outlines: {
    name: 'Contornos más gruesos',
    keywords: 'bordes figuras formas nítido líneas',
    hint: 'Añade bordes claros y oscuros; los botones llevan un borde más grueso.',
  },
  calm: {
    name: 'Fondos tranquilos',
    keywords: 'quieto calma sencillo liso paisaje dibujo fondo',
    hint: 'Fondos más pálidos y paisajes sin movimiento.',
  },
  pointer: {
    name: 'Puntero del ratón',
    keywords: 'cursor flecha grande tamaño encontrar mouse',
    choices: { system: choices.system, large: 'Grande', largest: 'Muy grande' },
  },
  cardBack: {
    name: 'Reverso de las cartas',
    keywords: 'naipes baraja solitario blackjack dorso diseño aspecto',
    choices: { diamond: 'Rombo', scales: 'Escamas', night: 'Cielo nocturno', lattice: 'Celosía' },
  },

  mute: { name: 'Silenciar todo', keywords: 'silencio callado mudo quitar sonido' },
  volume: {
    name: 'Volumen',
    keywords: 'efectos música alto fuerte bajo',
    effects: 'Efectos',
    music: 'Música',
    try: 'Reproducir un sonido',
  },
  vibration: {
    name: 'Vibración',
    keywords: 'háptica vibrar zumbido teléfono móvil celular',
    hint: 'En teléfonos, tabletas y mandos compatibles.',
  },
  captions: {
    name: 'Subtítulos',
    keywords: 'palabras sordo sordera oír sonidos escritos texto',
    hint: 'Los sonidos como texto en el borde de la pantalla, con su dirección.',
    try: 'Romper una roca',
    example: 'se rompe una roca',
  },
  soundLight: {
    name: 'Destello con los sonidos',
    keywords: 'luz borde sordo sordera oír visual parpadeo',
    hint: 'El borde de la pantalla se ilumina con los sonidos importantes, como mucho tres veces por segundo.',
  },

  hand: {
    name: 'Mano izquierda',
    keywords: 'zurdo zurda pulgar pantalla flechas botones táctil',
    hint: 'Las flechas bajo el pulgar derecho y los botones bajo el izquierdo.',
  },
  controlSize: {
    name: 'Tamaño de los controles en pantalla',
    keywords: 'grande pequeño flechas botones táctil pantalla pulgar',
  },
  stick: {
    name: 'Usar una palanca virtual',
    keywords: 'joystick flechas táctil pantalla pulgar',
    hint: 'Sustituye a las cuatro flechas; aparece donde tocas.',
  },
  sensitivity: {
    name: 'Sensibilidad de la palanca y táctil',
    keywords: 'joystick arrastrar deslizar trazo dedo recorrido alcance temblor fino',
    hint: 'Más alta para movimientos pequeños, más baja para manos temblorosas. Vale para las palancas del gamepad y de la pantalla, los deslizamientos y las palas que siguen tu dedo. La velocidad del ratón se ajusta en tu sistema.',
  },
  bindings: {
    name: 'Teclas y gamepad',
    keywords: 'teclado mando control controlador botones reasignar cambiar asignar',
    game: 'Juego',
    chooseGame: 'Elige un juego',
    noKeys: (game) => `${game} se juega solo con el puntero y Tab: no hay teclas que cambiar.`,
    failed:
      'No se pudo cargar este juego. Quizá estés sin conexión o el sitio se haya actualizado; recarga la página.',
    resetGame: 'Restablecer controles de este juego',
    resetAll: 'Restablecer todos los controles',
    resetDone: 'Todos los controles se han restablecido',
    keys: 'Teclas',
    pad: 'Gamepad',
    ofPlayer: (control, player) => `${control}, jugador ${player}`,
    changeKey: (key, control) => `Cambiar la tecla ${key} de «${control}»`,
    changeButton: (button, control) => `Cambiar el botón ${button} de «${control}»`,
    addKey: (control) => `Añadir una tecla para «${control}»`,
    addButton: (control) => `Añadir un botón para «${control}»`,
    pressKey: 'Pulsa una tecla para «{control}». Esc cancela.',
    pressButton: 'Pulsa un botón del gamepad para «{control}». Esc cancela.',
    conflict: '{input} ya se usa para {controls}. ¿Usarla aquí en su lugar?',
    use: 'Usar aquí',
    cancel: 'Cancelar',
    remove: 'Quitar',
    tab: 'Tab pasa de un botón a otro y no se puede usar en un juego.',
    reserved: 'El navegador reserva esta tecla. Elige otra.',
  },

  assists: {
    speed: {
      keywords: 'lento más despacio práctica ritmo velocidad',
      try: 'Rodar la bola',
    },
    rewind: { keywords: 'volver atrás perdonar vidas segunda oportunidad deshacer rebobinar' },
    aim: { keywords: 'automático ayuda puntería imán objetivo cerca acertar dirigir' },
    hold: {
      keywords: 'alternar mantener pulsado pulsar interruptor presionar',
      try: 'Mantén pulsado',
      held: 'Pulsado',
      released: 'Suelto',
    },
    autoRepeat: { keywords: 'pulsar constante ritmo ráfaga mantener cansancio repetir autorrepetición' },
    debounce: {
      keywords: 'temblor pulsación doble pausa dos veces antirrebote',
      try: 'Púlsame',
      counted: (presses) =>
        plural(presses, {
          one: '# pulsación contada',
          many: '# de pulsaciones contadas',
          other: '# pulsaciones contadas',
        }),
    },
    switchAccess: { keywords: 'un solo botón conmutador interruptor barrido escaneo accesibilidad' },
    audioCues: { keywords: 'ciego ceguera oído audio tonos oír sonidos lugares auriculares' },
    speech: { keywords: 'voz habla anunciar leer estado ciego ceguera' },
    clock: { keywords: 'tiempo cronómetro presión estrés', moves: 'Jugadas 24', time: 'Tiempo 1:08' },
  },

  data: {
    profiles: { name: 'Perfiles', keywords: 'guardar nombre compartir enlace archivo ajustes todos' },
    export: { name: 'Exportar', keywords: 'guardar copia de seguridad archivo descargar datos' },
    import: { name: 'Importar', keywords: 'cargar restaurar copia de seguridad archivo datos' },
    move: {
      name: 'Pasar a otro dispositivo',
      keywords: 'transferir copiar mover teléfono tableta pc conectar datos',
    },
    records: { name: 'Mejores resultados', keywords: 'récords restablecer olvidar borrar puntuación' },
    offline: { name: 'Sin conexión', keywords: 'red copia instalar offline' },
    unreadable: { name: 'Datos ilegibles', keywords: 'apartados dañados perdidos datos' },
    delete: { name: 'Borrar todos los datos', keywords: 'eliminar quitar vaciar restablecer todo' },
  },
}
