import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
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
}
