import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clear: { title: 'Techo limpio', text: 'Despeja todo el campo.' },
  drop: { title: 'Avalancha', text: 'Haz caer diez burbujas con un solo tiro en un campo único.' },
  run: { title: 'Sin desperdicio', text: 'Elimina burbujas con ocho tiros seguidos en un campo único.' },
  few: { title: 'Puntería fina', text: 'Despeja todo el campo con 35 tiros o menos.' },
  rows: { title: 'Contra el techo', text: 'Despeja un campo único con filas nuevas.' },
}
