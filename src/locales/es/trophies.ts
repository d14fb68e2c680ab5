import { numberText } from '../../engine/core/text'
import type { TrophyTexts } from '../translation'

export const trophies: TrophyTexts = {
  '2048': {
    half: { title: 'Medio millar', text: 'Forma una ficha de 512 en un tablero de 4x4 o 3x3, sin pistas.' },
    'three-ways': {
      title: 'Solo tres caminos',
      text: 'Forma una ficha de 256 sin deslizar en las cuatro direcciones, en un tablero de 4x4 o 3x3, sin pistas.',
    },
    kilo: { title: 'Mil y pico', text: 'Forma una ficha de 1024 en un tablero de 4x4 o 3x3, sin pistas.' },
    goal: {
      title: 'El nombre del juego',
      text: 'Forma una ficha de 2048 en un tablero de 4x4 o 3x3, sin pistas.',
    },
    beyond: {
      title: 'Un paso más',
      text: 'Sigue después del 2048 y forma una ficha de 4096 en un tablero de 4x4 o 3x3, sin pistas.',
    },
  },
  'air-hockey': {
    normal: {
      title: 'De rebote',
      text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco.',
    },
    shutout: {
      title: 'Imbatible',
      text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco y sin recibir ningún gol.',
    },
    quick: {
      title: 'Hielo fino',
      text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco y en 60 segundos o menos.',
    },
    hard: {
      title: 'Sangre fría',
      text: 'Gana a la máquina en Difícil en un duelo único a cinco goles o más, con un disco.',
    },
    cup: { title: 'En lo alto de la tabla', text: 'Vence a Freya, la última rival de la Copa.' },
  },
  asteroids: {
    field: { title: 'Espacio despejado', text: 'Despeja un nivel.' },
    turret: { title: 'Sin moverte', text: 'Despeja el nivel 1 sin usar el impulso.' },
    untouched: {
      title: 'Ni un rasguño',
      text: 'Despeja tres niveles en una partida sin perder ninguna vida.',
    },
    nine: { title: 'Espacio profundo', text: 'Llega al nivel 9 en Clásico.' },
    core: { title: 'Corazón de la flota', text: 'Asegura el Núcleo con tres estrellas.' },
  },
  battleship: {
    hunter: {
      title: 'Mar en calma',
      text: 'Con el primer disparo y de uno en uno, gana en Normal o Difícil. Sin pistas.',
    },
    afloat: {
      title: 'Cuatro aún a flote',
      text: 'Con el primer disparo y de uno en uno, gana en Normal o Difícil con un barco perdido como máximo. Sin pistas.',
    },
    fifty: {
      title: 'Buena puntería',
      text: 'Con el primer disparo y de uno en uno, gana en Normal o Difícil con 50 disparos o menos. Sin pistas.',
    },
    admiral: {
      title: 'Almirante de la flota',
      text: 'Con el primer disparo y de uno en uno, gana en Difícil. Sin pistas.',
    },
  },
  bingo: {
    hand: { title: 'Hecho a mano', text: 'Marca a mano y haz bingo sin quitar ninguna marca.' },
    corners: {
      title: 'Cuatro esquinas',
      text: 'Marca a mano y gana con las cuatro esquinas cuando vale cualquier línea. Puedes dejar números sin marcar.',
    },
    diagonal: {
      title: 'En diagonal',
      text: 'Marca a mano y gana con una diagonal cuando vale cualquier línea. Puedes dejar números sin marcar.',
    },
    pace: {
      title: 'Al ritmo',
      text: 'Activa el modo automático, no lo pares nunca y haz un bingo marcado a mano.',
    },
  },
  blackjack: {
    steady: {
      title: 'Saber cuándo parar',
      text: 'Juega 15 rondas seguidas sin pasarte en la mesa estándar: con todas las opciones estándar.',
    },
    tools: {
      title: 'Todos los trucos',
      text: 'Dobla, divide y ríndete en una misma partida en la mesa estándar.',
    },
    fifty: {
      title: 'Una larga velada',
      text: 'Juega 50 rondas seguidas sin pedir prestado, en la mesa estándar.',
    },
    hundred: {
      title: 'As de las cartas',
      text: 'Juega 100 rondas seguidas sin pedir prestado, en la mesa estándar y sin pistas.',
    },
  },
  'blink-dash': {
    four: { title: 'En un abrir y cerrar de ojos', text: 'Llega al nivel 4 con merodeadores que vagan.' },
    quick: {
      title: 'Luces fuera',
      text: 'Llega al nivel 4 en 40 segundos o menos, con merodeadores que vagan.',
    },
    eight: { title: 'Turno de noche', text: 'Llega al nivel 8 con merodeadores que vagan.' },
    fourteen: { title: 'Ojos de búho', text: 'Llega al nivel 14 con merodeadores que vagan.' },
    vault: { title: 'A buen recaudo', text: 'Sal de la Cámara acorazada con tres estrellas.' },
  },
  'blue-block-runner': {
    hundred: { title: 'Mira arriba', text: 'Consigue 100 puntos en un recorrido Normal, Un jugador.' },
    eight: { title: 'Por ocho', text: 'Alcanza un multiplicador de 8 en un recorrido Normal, Un jugador.' },
    blast: {
      title: 'Demolición controlada',
      text: 'Pierde siete bloques por una sola bomba en un recorrido Normal, Un jugador.',
    },
    'fifteen-hundred': {
      title: 'Como caído del cielo',
      text: `Consigue ${numberText(1500)} puntos en un recorrido Normal, Un jugador.`,
    },
    districts: {
      title: 'Fiesta del barrio',
      text: 'Completa el quinto barrio con tres estrellas en un recorrido Barrios, Un jugador.',
    },
  },
  breakout: {
    level: { title: 'Tabla rasa', text: 'Despeja un nivel.' },
    run: {
      title: 'Detrás del muro',
      text: 'Rompe diez ladrillos antes de que una bola vuelva a tocar la pala.',
    },
    juggler: { title: 'Malabares', text: 'Consigue ocho bolas extra sin perder ninguna bola.' },
    untouched: {
      title: 'Tres vidas de sobra',
      text: 'Despeja dos niveles en una partida sin perder ninguna vida.',
    },
    six: { title: 'Pesadilla del albañil', text: 'Llega al nivel 6.' },
  },
  'bubble-shooter': {
    clear: { title: 'Techo limpio', text: 'Despeja todo el campo de juego en el modo Nivel único.' },
    drop: { title: 'Avalancha', text: 'Haz caer diez burbujas con un solo tiro en el modo Nivel único.' },
    run: {
      title: 'Sin desperdicio',
      text: 'Elimina burbujas con ocho tiros seguidos en el modo Nivel único.',
    },
    few: {
      title: 'Puntería fina',
      text: 'Despeja todo el campo de juego con 35 tiros o menos en el modo Nivel único.',
    },
    rows: {
      title: 'Contra el techo',
      text: 'Despeja el campo de juego con filas nuevas en el modo Nivel único.',
    },
  },
  checkers: {
    normal: { title: 'A saltos', text: 'Gana a la máquina en Normal o más.' },
    crowns: { title: 'Tres coronas', text: 'Corona tres damas y gana a la máquina en Normal o más.' },
    whole: {
      title: 'Apenas un rasguño',
      text: 'Gana a la máquina en Normal o más sin dejar que capture más de cuatro veces.',
    },
    tournament: {
      title: 'Nivel de torneo',
      text: 'Gana a la máquina en Difícil o más con las reglas Torneo, sin pistas.',
    },
    expert: {
      title: 'Lo más alto del tablero',
      text: 'Gana a la máquina en Experto con las reglas Torneo, sin pistas.',
    },
  },
  chess: {
    beginner: { title: 'Noche de estreno', text: 'Gana a la máquina en Principiante o más sin pistas.' },
    promoted: {
      title: 'La larga marcha',
      text: 'Gana a la máquina en Fácil o más tras coronar un peón, sin pistas.',
    },
    brief: {
      title: 'Breve y brillante',
      text: 'Gana a la máquina en Normal o más en 30 jugadas o menos, sin pistas.',
    },
    hard: {
      title: 'Según las reglas',
      text: 'Gana a la máquina en Difícil o más con reglas completas, sin pistas.',
    },
    extreme: {
      title: 'Extremo de verdad',
      text: 'Gana a la máquina en Extremo con reglas completas, sin pistas.',
    },
  },
  'circuit-breaker': {
    five: {
      title: 'Cableado limpio',
      text: 'Conecta en Clásico cinco circuitos seguidos sin ningún toque incorrecto.',
    },
    ten: {
      title: 'Nivel diez',
      text: 'Empieza en Clásico en el nivel 1 y llega al nivel 10.',
    },
    'by-heart': {
      title: 'De memoria',
      text: 'Empieza en Clásico en el nivel 4 o 7 (con números ocultos) y conecta cinco circuitos seguidos sin ningún toque incorrecto.',
    },
    twelve: {
      title: 'Alta tensión',
      text: 'Completa el nivel 12 en Clásico.',
    },
    surge: { title: 'A prueba de sobretensión', text: 'Completa el nivel 15 en Sobrecarga.' },
  },
  'color-crash': {
    'three-hundred': {
      title: 'Colores verdaderos',
      text: 'Consigue 300 puntos en Clásico sin huecos dobles.',
    },
    combo: { title: 'Paleta completa', text: 'Alcanza un combo de 10.' },
    match: {
      title: 'Camuflaje',
      text: 'Atraviesa 25 barreras de tu propio color en un recorrido Clásico sin huecos dobles.',
    },
    'five-thousand': {
      title: 'Fuera de serie',
      text: `Consigue ${numberText(5000)} puntos en Clásico sin huecos dobles.`,
    },
    rainbow: { title: 'Más allá del arcoíris', text: 'Atraviesa el túnel Arcoíris con tres estrellas.' },
  },
  'color-grid-challenge': {
    ten: { title: 'Encuentra la diferencia', text: 'Encuentra el cuadro distinto en diez tableros.' },
    clean: {
      title: 'Buen ojo',
      text: 'Encuentra el cuadro distinto en doce tableros antes de perder una vida.',
    },
    forty: { title: 'Vista de águila', text: 'Encuentra el cuadro distinto en 40 tableros.' },
  },
  'color-memory': {
    five: {
      title: 'Choca esos cinco',
      text: 'Repite una secuencia de 5 colores con las opciones estándar.',
    },
    nine: {
      title: 'Más que un arcoíris',
      text: 'Repite una secuencia de 9 colores con las opciones estándar.',
    },
    fourteen: {
      title: 'Película en color',
      text: 'Repite una secuencia de 14 colores con las opciones estándar.',
    },
    twenty: {
      title: 'Memoria fotográfica',
      text: 'Repite una secuencia de 20 colores con las opciones estándar.',
    },
  },
  'connect-four': {
    normal: { title: 'Cuatro iguales', text: 'Gana a la máquina en Normal o más, sin Pop Out.' },
    short: {
      title: 'En un momento',
      text: 'Gana a la máquina en Normal o más con diez fichas o menos, sin Pop Out.',
    },
    second: {
      title: 'Buena réplica',
      text: 'Gana a la máquina en Difícil o más cuando empieza ella, sin pistas ni Pop Out.',
    },
    perfect: {
      title: 'Nadie es perfecto',
      text: 'Gana a la máquina en Perfecto sin pistas ni Pop Out. Tienes que empezar y no cometer errores.',
    },
  },
  'doodle-jump': {
    thousand: { title: 'Fuera de la página', text: `Llega a ${numberText(1000)} puntos.` },
    ladder: {
      title: 'Uno tras otro',
      text: 'Da 20 saltos seguidos, cada uno desde una plataforma más alta.',
    },
    'own-legs': {
      title: 'Por tu propio pie',
      text: `Llega a ${numberText(1500)} puntos sin propulsor ni hélice.`,
    },
    ten: { title: 'El borde del cielo', text: `Llega a ${numberText(10_000)} puntos.` },
    space: { title: 'Más allá del aire', text: 'Llega al espacio en una subida Loca.' },
  },
  'emoji-decoder': {
    ten: {
      title: 'En imágenes',
      text: 'Resuelve 10 de los 15 enigmas de la colección original en una partida.',
    },
    clean: {
      title: 'A primera vista',
      text: 'Resuelve cinco enigmas al primer intento en una partida, sin revelar letras.',
    },
    perfect: {
      title: 'Piedra de Rosetta',
      text: 'Consigue los 600 puntos de la colección original: cada enigma al primer intento y sin revelar letras.',
    },
  },
  'flappy-bird': {
    five: { title: 'Despegue', text: 'Pasa cinco tubos en un vuelo.' },
    fifteen: { title: 'Muchas millas', text: 'Pasa 15 tubos en un vuelo.' },
    platinum: { title: 'Plumas de platino', text: 'Pasa 40 tubos en un vuelo Clásico.' },
    hundred: { title: 'Nunca baja', text: 'Pasa 100 tubos en un vuelo Clásico.' },
    aurora: { title: 'Aurora boreal', text: 'Llega hasta la aurora boreal en un vuelo Suave.' },
  },
  frogger: {
    three: { title: 'Por qué cruzó la rana', text: 'Cruza tres veces en una partida.' },
    forward: { title: 'Sin mirar atrás', text: 'Cruza cinco veces en una partida sin saltar hacia atrás.' },
    untouched: { title: 'Patas secas', text: 'Cruza ocho veces en una partida antes de perder una vida.' },
    twenty: { title: 'Tráfico intenso', text: 'Cruza 20 veces en una partida.' },
    city: { title: 'De sangre fría', text: 'Completa la Ciudad de invierno con tres estrellas.' },
  },
  golf: {
    first: { title: 'En el green', text: 'Gana una partida de Solitario Golf sin pistas.' },
    par: {
      title: 'Dentro del par',
      text: 'Termina un reparto al azar de Solitario Golf en cinco golpes o menos, sin pistas.',
    },
    under: {
      title: 'Cartas en la bolsa',
      text: 'Gana una partida de Solitario Golf con al menos tres cartas en el mazo, sin pistas.',
    },
    chain: { title: 'Golpe largo', text: 'Retira diez cartas seguidas en Solitario Golf sin pistas.' },
  },
  'gravity-flip-runner': {
    five: { title: 'Boca abajo', text: `Alcanza una distancia de ${numberText(5000)}.` },
    coins: { title: 'Techo y suelo', text: 'Recoge 40 monedas en un recorrido Clásico de un jugador.' },
    powers: {
      title: 'Con todo el equipo',
      text: 'Recoge los tres poderes en un recorrido de un jugador: escudo, cámara lenta e imán.',
    },
    twenty: { title: 'Caída libre', text: `Alcanza una distancia de ${numberText(20_000)}.` },
    core: { title: 'Centro de gravedad', text: 'Termina el Núcleo con tres estrellas.' },
  },
  'invisible-maze': {
    narrow: {
      title: 'A oscuras',
      text: 'Con los siete laberintos, llega a la meta del nivel 2 sin mostrar la solución.',
    },
    soft: {
      title: 'De puntillas',
      text: 'Con los siete laberintos, empieza en el nivel 3 y llega a su meta sin chocar con ninguna pared ni mostrar la solución.',
    },
    void: { title: 'Salir del vacío', text: 'Llega a la meta del nivel 7 sin mostrar la solución.' },
    all: {
      title: 'Ariadna',
      text: 'Llega a las metas de los siete niveles en una sola partida sin mostrar la solución.',
    },
  },
  'jigsaw-puzzle': {
    medium: { title: 'Pieza a pieza', text: 'Completa un rompecabezas de 24 piezas o más.' },
    turned: {
      title: 'Del derecho',
      text: 'Completa un rompecabezas de 24 piezas o más con el giro activado.',
    },
    exact: {
      title: 'A la primera',
      text: 'Completa un rompecabezas de 24 o 48 piezas en tantas jugadas como piezas tiene.',
    },
    swift: {
      title: 'Ojo para los bordes',
      text: 'Completa un rompecabezas de 48 piezas o más en cinco minutos o menos.',
    },
  },
  klondike: {
    first: { title: 'Los cuatro reyes arriba', text: 'Gana una partida de Klondike sin pistas.' },
    three: {
      title: 'De tres en tres',
      text: 'Gana una partida de Klondike robando tres cartas cada vez, sin pistas.',
    },
    swift: {
      title: 'Dedos rápidos',
      text: 'Gana una partida de Klondike en tres minutos o menos, sin pistas.',
    },
    once: {
      title: 'De una sola vuelta',
      text: 'Gana una partida de Klondike sin devolver el descarte al mazo y sin pistas.',
    },
    freecell: { title: 'Las cartas sobre la mesa', text: 'Gana una partida de FreeCell sin pistas.' },
  },
  'memory-match': {
    medium: {
      title: 'Buena memoria',
      text: 'En solitario, encuentra todas las parejas de dibujos en Medio en 18 jugadas o menos.',
    },
    swift: {
      title: 'Dedos ágiles',
      text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 60 segundos o menos.',
    },
    hard: {
      title: 'Memoria de elefante',
      text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 26 jugadas o menos.',
    },
    sharp: {
      title: 'Nunca olvida',
      text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 21 jugadas o menos.',
    },
  },
  minesweeper: {
    beginner: { title: 'Todo despejado', text: 'Despeja un tablero Principiante sin pistas.' },
    quick: {
      title: 'Pies ligeros',
      text: 'Despeja un tablero Principiante en 30 segundos o menos, sin pistas.',
    },
    'no-flags': {
      title: 'Sin banderas',
      text: 'Despeja un tablero Intermedio sin poner ninguna bandera y sin pistas.',
    },
    expert: { title: 'Noventa y nueve minas', text: 'Despeja un tablero Experto sin pistas.' },
    swift: {
      title: 'Detector de minas',
      text: 'Despeja un tablero Experto en 180 segundos o menos, sin pistas.',
    },
  },
  nonogram: {
    uncovered: { title: 'Al descubierto', text: 'Resuelve un puzle de 10x10 o mayor, sin pistas.' },
    quick: { title: 'Vista rápida', text: 'Resuelve un puzle de 10x10 en 90 segundos o menos, sin pistas.' },
    sure: {
      title: 'Pulso firme',
      text: 'Resuelve un puzle de 15x15 o mayor con los errores a la vista, sin ningún error y sin pistas.',
    },
    large: { title: 'El gran cuadro', text: 'Resuelve un puzle de 20x20, sin pistas.' },
    hard: {
      title: 'Línea a línea',
      text: 'Resuelve un puzle generado en Difícil de 15x15 o 20x20, sin pistas.',
    },
  },
  'number-guessing': {
    medium: { title: 'Caliente, caliente', text: 'Encuentra el número en Medio.' },
    halves: {
      title: 'Divide y vencerás',
      text: 'Encuentra el número en Fácil en seis intentos o menos: siempre es posible.',
    },
    swift: { title: 'Mente rápida', text: 'Encuentra el número en Medio en 15 segundos o menos.' },
  },
  'pac-man': {
    maze: { title: 'Ni un punto', text: 'Despeja un laberinto.' },
    four: { title: 'Los cuatro de una vez', text: 'Come cuatro fantasmas con un solo superpunto.' },
    dessert: { title: 'Hay sitio para el postre', text: 'Come las dos frutas de un laberinto.' },
    untouched: { title: 'Nadie en casa', text: 'Despeja el primer laberinto sin que te atrapen.' },
    'four-mazes': { title: 'Cazafantasmas', text: 'Despeja cuatro laberintos en una partida.' },
  },
  'pixel-sushi-chef': {
    clean: {
      title: 'Corte limpio',
      text: 'Llega a la hora de cierre con seis clientes servidos y sin ningún rollo equivocado.',
    },
    everyone: {
      title: 'Aquí nadie espera',
      text: 'Llega a la hora de cierre con ocho clientes servidos y sin que nadie se vaya con hambre.',
    },
    'one-heart': { title: 'En cuerpo y alma', text: 'Llega a la hora de cierre en Exprés con una vida.' },
    twenty: {
      title: 'Maestría en la esterilla',
      text: 'Sirve a 20 clientes en un turno Clásico o Exprés.',
    },
    week: { title: 'Alta cocina', text: 'Consigue tres estrellas en la noche 7 de Siete noches.' },
  },
  pong: {
    normal: { title: 'Punto de partido', text: 'Gana a la máquina en Normal o más.' },
    rally: { title: 'Ida y vuelta', text: 'Logra un peloteo de 25 golpes.' },
    love: {
      title: 'Ni un solo punto',
      text: 'Gana a la máquina en Normal o más sin perder ningún punto, en el modo Clásico.',
    },
    hard: { title: 'Mesa para uno', text: 'Gana a la máquina en Difícil, en el modo Clásico.' },
    long: { title: 'El peloteo sin fin', text: 'Logra un peloteo de 60 golpes.' },
  },
  pyramid: {
    first: { title: 'Hasta la cúspide', text: 'Gana una partida de Solitario Pirámide sin pistas.' },
    swift: {
      title: 'Trece al galope',
      text: 'Gana una partida de Solitario Pirámide en dos minutos o menos, sin pistas.',
    },
    once: {
      title: 'Un solo viaje por el Nilo',
      text: 'Gana una partida de Solitario Pirámide sin devolver el descarte al mazo y sin pistas.',
    },
    random: { title: 'Contra la arena', text: 'Gana un reparto al azar de Solitario Pirámide sin pistas.' },
  },
  reversi: {
    normal: { title: 'Cambio de color', text: 'Gana a la máquina en Normal o más.' },
    corners: {
      title: 'Las cuatro esquinas',
      text: 'Ocupa las cuatro esquinas y gana a la máquina en Normal o más.',
    },
    big: {
      title: 'Victoria aplastante',
      text: 'Gana a la máquina en Difícil o más por 30 fichas o más en el tablero de 8x8, sin pistas.',
    },
    expert: {
      title: 'Más allá del borde',
      text: 'Gana a la máquina en Experto o más en el tablero de 8x8, sin pistas.',
    },
    master: {
      title: 'La última ficha en pie',
      text: 'Gana a la máquina en Maestro en el tablero de 8x8, sin pistas. Juega el final a la perfección.',
    },
  },
  'rock-paper-scissors': {
    five: {
      title: 'Leer la mente',
      text: 'Con tres manos, gana un duelo a 5 o a 10 contra una máquina que se adapta a ti.',
    },
    hands: {
      title: 'Todas las manos',
      text: 'Con tres manos, gana un duelo a 10 contra una máquina que se adapta a ti y al menos dos rondas con cada mano.',
    },
    lead: {
      title: 'Dos pasos por delante',
      text: 'Con tres manos, gana un duelo a 10 contra una máquina que se adapta a ti sin perder más de seis rondas.',
    },
  },
  'simon-says': {
    eight: {
      title: 'Simón dice ocho',
      text: 'Repite una secuencia de 8 pasos con las opciones estándar.',
    },
    fourteen: {
      title: 'Buen oído',
      text: 'Repite una secuencia de 14 pasos con las opciones estándar.',
    },
    twenty: {
      title: 'Lo que diga Simón',
      text: 'Repite una secuencia de 20 pasos con las opciones estándar.',
    },
    'thirty-one': {
      title: 'Simón en persona',
      text: 'Repite una secuencia de 31 pasos con las opciones estándar.',
    },
  },
  'slice-storm': {
    combo: { title: 'Ensalada de frutas', text: 'Alcanza un combo de 8 en Clásico o Zen.' },
    clean: {
      title: 'Nada al suelo',
      text: 'En Clásico con tres vidas, corta 60 frutas antes de que se te escape una o cortes una bomba.',
    },
    level: { title: 'Contra la tormenta', text: 'Llega al nivel 5 en Clásico con tres vidas o en Zen.' },
    'ten-thousand': {
      title: 'Licuadora',
      text: `Consigue ${numberText(10_000)} puntos en Clásico con tres vidas.`,
    },
    storm: {
      title: 'Cazatormentas',
      text: 'Consigue tres estrellas en la etapa 10 del modo Arcade.',
    },
  },
  'sliding-puzzle': {
    fifteen: { title: 'Quince en orden', text: 'Resuelve el puzle de 4x4 sin pistas.' },
    eight: { title: 'Atajo', text: 'Resuelve el puzle de 3x3 en 40 jugadas o menos, sin pistas.' },
    swift: { title: 'Sobre ruedas', text: 'Resuelve el puzle de 4x4 en 90 segundos o menos, sin pistas.' },
    lean: {
      title: 'Economía de movimientos',
      text: 'Resuelve el puzle de 4x4 en 100 jugadas o menos, sin pistas.',
    },
    'twenty-four': { title: 'Veinticuatro en orden', text: 'Resuelve el puzle de 5x5 sin pistas.' },
  },
  snake: {
    grown: { title: 'Cómo has crecido', text: 'Alcanza una longitud de 25 sin obstáculos.' },
    fast: {
      title: 'Comida rápida',
      text: 'Come 20 frutas en una partida a velocidad Rápida, con paredes y sin obstáculos.',
    },
    third: {
      title: 'Un tercio del tablero',
      text: 'Alcanza una longitud de 134 en un tablero de 20x20 sin obstáculos, un tercio de las casillas.',
    },
    full: { title: 'Ya no queda nada', text: 'Llena un tablero entero de 20x20 sin obstáculos.' },
    festival: {
      title: 'Mesa de honor',
      text: 'Consigue tres estrellas en el mundo 10 de Mundos.',
    },
  },
  spider: {
    first: { title: 'Ocho patas', text: 'Gana una partida de Solitario Spider sin pistas.' },
    two: {
      title: 'Seda negra y roja',
      text: 'Gana una partida de Solitario Spider con dos palos, sin pistas.',
    },
    four: {
      title: 'Dominio de la red',
      text: 'Gana una partida de Solitario Spider con cuatro palos, sin pistas.',
    },
    score: {
      title: 'Hilado fino',
      text: 'Gana una partida de Solitario Spider con 1150 puntos o más, sin pistas.',
    },
  },
  sudoku: {
    easy: {
      title: 'Ochenta y una casillas',
      text: 'Resuelve un sudoku estándar en Fácil, Medio, Difícil o Experto, con errores ocultos y sin pistas.',
    },
    clean: {
      title: 'Escrito con tinta',
      text: 'Resuelve un sudoku estándar en Medio, Difícil o Experto, con errores ocultos, sin pistas ni conflictos.',
    },
    head: {
      title: 'Todo en la cabeza',
      text: 'Resuelve un sudoku estándar en Medio, Difícil o Experto, con errores ocultos, sin pistas ni notas.',
    },
    hard: {
      title: 'La hora tranquila',
      text: 'Resuelve un sudoku estándar en Difícil o Experto, con errores ocultos y sin pistas.',
    },
    expert: {
      title: 'Lógica magistral',
      text: 'Resuelve un sudoku estándar en Experto, con errores ocultos y sin pistas.',
    },
  },
  'tap-the-glitch': {
    secure: { title: 'Sistema restaurado', text: 'Mantén en pie el sistema los 60 segundos.' },
    combo: { title: 'Reacción en cadena', text: 'Alcanza un combo de 15.' },
    steady: {
      title: 'Apenas un parpadeo',
      text: 'Mantén en pie el sistema los 60 segundos sin que su estado llegue nunca a CRÍTICO.',
    },
    storm: {
      title: 'El ojo de la tormenta',
      text: `Consigue ${numberText(2500)} puntos en una partida de 60 segundos en Tormenta.`,
    },
    meltdown: { title: 'Estrella de la noche', text: 'Consigue tres estrellas en el turno 8 de Turnos.' },
  },
  'tic-tac-toe': {
    normal: { title: 'Tres en línea', text: 'Gana a la máquina en Normal en una partida de 3x3.' },
    second: {
      title: 'Segundo turno',
      text: 'Gana a la máquina en Normal en una partida de 3x3 con O, cuando empieza ella y gana tres en línea.',
    },
    perfect: {
      title: 'Un empate con honor',
      text: 'Empata con la máquina en Perfecto en una partida de 3x3 con O, donde gana tres en línea, sin pistas.',
    },
  },
  tripeaks: {
    first: { title: 'Tres cumbres', text: 'Gana una partida de TriPeaks sin pistas.' },
    chain: { title: 'Cordada', text: 'Retira 12 cartas en una cadena en TriPeaks sin pistas.' },
    strict: {
      title: 'Sin rodeos',
      text: 'Gana una partida de TriPeaks en la que ases y reyes no se siguen, sin pistas.',
    },
    score: {
      title: 'Campamento de altura',
      text: 'Consigue 200 puntos en una partida de TriPeaks sin pistas.',
    },
  },
  'tug-of-war': {
    medium: { title: 'A tirar', text: 'Con tirón rápido, gana a la máquina en Normal o más.' },
    clean: {
      title: 'Ni un centímetro',
      text: 'Con tirón rápido, gana a la máquina en Difícil o más en un duelo a 3 o 5 rondas sin perder ninguna ronda.',
    },
    expert: { title: 'Fuerza de diez osos', text: 'Con tirón rápido, gana a la máquina en Experto o más.' },
    impossible: { title: 'Nada es imposible', text: 'Con tirón rápido, gana a la máquina en Imposible.' },
    champion: { title: 'El último oso en pie', text: 'Consigue tres estrellas contra el oso 6 en Torneo.' },
  },
  'whack-a-mole': {
    twenty: { title: 'Buenos reflejos', text: 'Golpea 20 topos en una partida Clásica.' },
    true: {
      title: 'Cada golpe cuenta',
      text: 'Golpea 30 topos en una partida Clásica sin golpear ningún hoyo vacío.',
    },
    run: {
      title: 'Imparable',
      text: 'Golpea 50 topos seguidos en Exprés.',
    },
    hundred: { title: 'Jardín impecable', text: 'Golpea 100 topos en una partida Clásica.' },
    fair: { title: 'El gran premio', text: 'Consigue tres estrellas en la etapa 10 de Exprés.' },
  },
  'word-guessing': {
    spotless: {
      title: 'Al pie de la letra',
      text: 'Encuentra tres palabras en una partida sin ninguna letra equivocada, sin pistas.',
    },
    streak: {
      title: 'De mucho leer',
      text: 'Encuentra seis palabras seguidas, con «Comprar letra» en «No» y sin pistas.',
    },
    ten: {
      title: 'Diez de diez',
      text: 'Encuentra todas las palabras de una partida de 10, con «Comprar letra» en «No» y sin pistas.',
    },
    survival: {
      title: 'Diccionario andante',
      text: 'Encuentra 20 palabras en Supervivencia, con «Comprar letra» en «No» y sin pistas.',
    },
  },
}
