import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
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
}
