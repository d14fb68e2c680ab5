import { numberText, percentText, plural } from '../../../engine/core/text'
import type { assistTexts as english } from '../assists'

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: typeof english = {
  title: 'Ayudas',
  gameSpeed: {
    label: 'Velocidad',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, para practicar`,
    note: 'Si es más lenta, se indica en tu resultado y se clasifica aparte.',
    hint: 'Para juegos en tiempo real; las reglas y los sonidos no cambian. Si es más lenta, se indica en tu resultado y se clasifica aparte.',
  },
  toggleHold: {
    label: 'Pulsar en vez de mantener',
    hint: 'Pulsa una vez para mantener y otra para soltar.',
  },
  autoRepeat: {
    name: 'Autorrepetición',
    label: 'Autorrepetición: mantener pulsado en vez de pulsar varias veces',
    off: 'No',
    value: (rate) => `${numberText(rate)} por segundo`,
  },
  rewind: {
    label: 'Retroceder en vez de terminar',
    hint: (times) =>
      plural(times, {
        one: 'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # vez por partida. Se indica en tu resultado y se clasifica aparte.',
        many: 'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # de veces por partida. Se indica en tu resultado y se clasifica aparte.',
        other:
          'Los juegos en tiempo real retroceden tres segundos en vez de terminar, hasta # veces por partida. Se indica en tu resultado y se clasifica aparte.',
      }),
  },
  aimAssist: {
    label: 'Ayuda al apuntar',
    hint: (games) =>
      `${games}: apuntar cerca de un objetivo cuenta como acertar. Se indica en tu resultado y se clasifica aparte.`,
  },
  debounce: {
    label: 'Ignorar pulsaciones repetidas',
    hint: 'Si pulsas dos veces en menos de medio segundo, la segunda pulsación se ignora, en todas las páginas.',
  },
  switchAccess: {
    label: 'Uso con un pulsador',
    hint: 'Los controles se resaltan uno a uno. Pulsa Espacio, Enter, la pantalla o un botón del gamepad para elegir. Pulsa Esc tres veces para salir.',
    interval: 'Intervalo de barrido',
    intervalValue: (seconds) => `${numberText(seconds)} s`,
  },
  audioCues: {
    label: 'Señales sonoras',
    hint: (games) =>
      `${games}: tonos a izquierda y derecha, agudos y graves, indican dónde están las cosas. Mejor con auriculares.`,
  },
  screenReaderDetail: {
    label: 'Detalle del lector de pantalla',
    choices: { little: 'Menos', some: 'Normal', much: 'Más' },
  },
  hideClock: {
    label: 'Ocultar el reloj',
    hint: 'El tiempo solo se muestra al final y no aparece en los resultados compartidos.',
  },
  active: {
    rewind: 'retroceso',
    audioCues: 'señales sonoras',
    hideClock: 'sin reloj',
  },
}
