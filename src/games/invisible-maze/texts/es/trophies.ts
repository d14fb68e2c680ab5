import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
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
}
