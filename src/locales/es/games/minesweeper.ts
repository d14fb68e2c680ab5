import { percentText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/minesweeper/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Dificultad',
      beginner: 'Principiante',
      intermediate: 'Intermedio',
      expert: 'Experto',
      custom: 'Personalizada',
    },
    cols: { label: 'Ancho' },
    rows: { label: 'Alto' },
    share: { label: 'Minas', percent: (percent) => percentText(percent / 100) },
    boards: {
      label: 'Tablero',
      any: 'Cualquiera',
      certain: 'Sin adivinar',
      says: {
        any: 'En algunos tableros hay que adivinar.',
        certain: 'Todo se resuelve solo con lógica.',
      },
    },
    marks: { label: 'Interrogaciones', off: 'No', on: 'Sí' },
    practice: {
      label: 'Técnica',
      off: 'No',
      rules: {
        'one-one': 'Patrón 1-1',
        'one-two': 'Patrón 1-2',
        several: 'Combinación',
        count: 'Minas restantes',
      },
      says: {
        'one-one':
          'A dos números les falta la misma cantidad de minas. Todas las casillas tapadas de uno son también del otro. Por eso, las demás casillas del otro son seguras.',
        'one-two':
          'A un número le faltan más minas que a su vecino: tantas más como casillas tapadas propias tiene. Esas casillas tienen mina, y las propias del vecino son seguras. 1-2-1 y 1-2-2-1 son este patrón desde los dos lados.',
        several:
          'Ningún número ni dos números juntos demuestran nada. Supón que una casilla tapada tiene mina y sigue lo que obligan los números. Si un número no puede cumplirse, la casilla es segura.',
        count:
          'Los números solos no demuestran nada. Compara cuántas minas quedan con cuántas necesitan los números. Donde no puede sobrar ninguna mina, las demás casillas son seguras.',
      },
    },
  },
  controls: { flag: 'Bandera' },
  stats: {
    'Mines left': 'Minas',
    Time: 'Tiempo',
    '3BV': '3BV',
    '3BV/s': '3BV/s',
    'Efficiency %': 'Eficiencia %',
  },
  best: { time: 'Mejor tiempo', speed: 'Mejor 3BV/s' },
  status: {
    opened: (cells) =>
      plural(cells, {
        one: '# casilla abierta.',
        many: '# de casillas abiertas.',
        other: '# casillas abiertas.',
      }),
    flagged: (left) =>
      plural(left, {
        one: 'Bandera puesta. Queda # mina.',
        many: 'Bandera puesta. Quedan # de minas.',
        other: 'Bandera puesta. Quedan # minas.',
      }),
    unflagged: (left) =>
      plural(left, {
        one: 'Bandera quitada. Queda # mina.',
        many: 'Bandera quitada. Quedan # de minas.',
        other: 'Bandera quitada. Quedan # minas.',
      }),
    ask: 'Interrogación puesta.',
    unask: 'Interrogación quitada.',
  },
  captions: {
    open: 'casilla abierta',
    flag: 'bandera puesta',
    unflag: 'bandera quitada',
    ask: 'interrogación puesta',
    unask: 'interrogación quitada',
    explode: 'explota una mina',
    Refused: 'esta casilla no se puede abrir',
  },
  howTo: [
    'Abre una casilla. Cada número dice cuántas minas lo tocan. Abre todas sin mina.',
    'Marca minas con clic derecho, pulsación larga o el botón «Bandera».',
    'Pulsa un número con todas sus banderas para abrir las casillas de alrededor.',
  ],
  ends: {
    lost: '¡Fin del juego! ¡Pisaste una mina!',
    opened: (open, all) =>
      plural(all, {
        one: `${open} de # casilla abierta.`,
        many: `${open} de # de casillas abiertas.`,
        other: `${open} de # casillas abiertas.`,
      }),
    wrongFlags: (flags) =>
      plural(flags, {
        one: '# bandera estaba mal.',
        many: '# de banderas estaban mal.',
        other: '# banderas estaban mal.',
      }),
    won: 'Tablero despejado',
    found: (mines) =>
      plural(mines, {
        one: 'Encontraste # mina.',
        many: 'Encontraste las # de minas.',
        other: 'Encontraste las # minas.',
      }),
  },
  board: {
    name: 'Campo de minas',
    mine: 'mina',
    mineHit: 'la mina pisada',
    wrongFlag: 'bandera equivocada',
    flag: 'bandera',
    question: 'interrogación',
    covered: 'tapada',
    tool: 'Pulsar para',
    openTool: 'Abrir',
    flagTool: 'Bandera',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
  },
}
