import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
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
}
