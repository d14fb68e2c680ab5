import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/jigsaw-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    picture: {
      label: 'Imagen',
      sunset: 'Ocaso',
      ocean: 'Mar',
      forest: 'Bosque',
      city: 'Ciudad',
      winter: 'Nieve',
      space: 'Astros',
      market: 'Mercado',
      alps: 'Alpes',
      landscape: 'Paisaje',
      own: 'Tuya',
    },
    difficulty: {
      label: 'Piezas',
      easy: '4x3',
      medium: '6x4',
      hard: '8x6',
      large: '100',
      huge: '200',
      says: {
        easy: '12 piezas: una estrella.',
        medium: '24 piezas: dos estrellas.',
        hard: '48 piezas: tres estrellas.',
        large: '100 piezas: tres estrellas.',
        huge: '200 piezas: tres estrellas.',
      },
    },
    rotation: { label: 'Giro', off: 'No', on: 'Sí' },
    preview: { label: 'Modelo al empezar', off: 'No', on: 'Sí' },
    table: { label: 'Mesa', blue: 'Azul', green: 'Verde', wood: 'Madera', gray: 'Gris' },
  },
  controls: {
    hold: 'Tomar o soltar',
    turnLeft: 'Girar a la izquierda',
    rotate: 'Girar',
    turnRight: 'Girar a la derecha',
    ghost: 'Modelo',
    edges: 'Solo bordes',
    choose: 'Elegir tu imagen',
  },
  stats: { Time: 'Tiempo', Moves: 'Jugadas', Placed: 'Colocadas', Stars: 'Estrellas' },
  best: { time: 'Mejor tiempo', stars: 'Más estrellas' },
  toasts: { complete: '¡Rompecabezas completo!' },
  status: {
    snap: (placed, pieces) =>
      plural(pieces, {
        one: `Colocadas: ${placed} de # pieza.`,
        many: `Colocadas: ${placed} de # de piezas.`,
        other: `Colocadas: ${placed} de # piezas.`,
      }),
    join: (pieces) =>
      plural(pieces, { one: '# pieza unida.', many: '# de piezas unidas.', other: '# piezas unidas.' }),
    ghostShown: 'Modelo visible.',
    ghostHidden: 'Modelo oculto.',
    edgesOnly: 'Solo se ven las piezas del borde.',
    allPieces: 'Se ven todas las piezas.',
  },
  placed: (pieces) => plural(pieces, { one: '# pieza', many: '# de piezas', other: '# piezas' }),
  captions: {
    scatter: 'piezas esparcidas',
    pick: 'pieza tomada',
    lay: 'pieza soltada',
    step: 'paso',
    look: 'pieza resaltada',
    snap: 'pieza encajada',
    join: 'piezas unidas',
    turn: 'pieza girada',
    ghost: 'modelo',
    edges: 'solo piezas del borde',
    choose: 'imagen elegida',
    zoom: 'zoom',
    complete: 'rompecabezas completo',
  },
  tutorialHint: {
    keys: 'Toma una pieza y colócala con {keys}',
    touch: 'Arrastra una pieza a su sitio',
    mouse: 'Arrastra una pieza a su sitio o usa {keys}',
  },
  howTo: [
    'Arrastra una pieza, o púlsala y luego su sitio. Zoom: rueda o dos dedos.',
    'Encajan cerca de su sitio; las vecinas se unen en cualquier lugar.',
    'El modelo muestra la imagen. La tuya se queda en este dispositivo.',
  ],
  ends: {
    won: '¡Rompecabezas completo!',
    moves: (pieces, moves) =>
      plural(moves, {
        one: `${pieces} piezas en # jugada.`,
        many: `${pieces} piezas en # de jugadas.`,
        other: `${pieces} piezas en # jugadas.`,
      }),
  },
  tools: { ghost: 'Modelo', edges: 'Bordes', zoom: 'Zoom', turn: 'Girar', choose: 'Imagen' },
  picture: {
    part: 'La imagen',
    choose: 'Elegir una imagen',
    press: 'Pulsa «Imagen» para elegir una',
    ready: 'Tu imagen está lista. Se queda en este dispositivo.',
    notSaved: 'Tu imagen está lista para esta visita; este navegador no tiene espacio para guardarla.',
    unreadable: 'Este navegador no puede leer ese archivo. Elige una imagen JPEG, PNG o WebP.',
  },
  own: { label: 'Tu propia imagen', used: 'Esta partida usa una imagen propia.' },
}
