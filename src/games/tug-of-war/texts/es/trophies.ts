import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'A tirar', text: 'Con tirón rápido, vence a la máquina en Normal o superior.' },
  clean: {
    title: 'Ni un centímetro',
    text: 'Con tirón rápido, vence a la máquina en Difícil o superior en un duelo a 3 o 5 rondas sin perder ninguna ronda.',
  },
  expert: {
    title: 'Fuerza de diez osos',
    text: 'Con tirón rápido, vence a la máquina en Experto o superior.',
  },
  impossible: { title: 'Nada es imposible', text: 'Con tirón rápido, vence a la máquina en Imposible.' },
}
