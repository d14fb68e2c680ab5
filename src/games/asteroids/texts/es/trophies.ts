import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  field: { title: 'Espacio despejado', text: 'Despeja un nivel.' },
  turret: { title: 'Sin moverte', text: 'Despeja el nivel 1 sin usar el impulso.' },
  untouched: { title: 'Ni un rasguño', text: 'Despeja tres niveles en una partida sin perder ninguna vida.' },
  nine: { title: 'Espacio profundo', text: 'Llega al nivel 9 sin platillos.' },
}
