import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'A tirar', text: 'Con tirón rápido, gana a la máquina en Normal o más.' },
  clean: {
    title: 'Ni un centímetro',
    text: 'Con tirón rápido, gana a la máquina en Difícil o más en un duelo a 3 o 5 rondas sin perder ninguna ronda.',
  },
  expert: { title: 'Fuerza de diez osos', text: 'Con tirón rápido, gana a la máquina en Experto o más.' },
  impossible: { title: 'Nada es imposible', text: 'Con tirón rápido, gana a la máquina en Imposible.' },
}
