import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Punto de partido', text: 'Vence a la máquina en Normal o superior.' },
  rally: { title: 'Ida y vuelta', text: 'Logra un peloteo de 25 golpes.' },
  love: {
    title: 'Ni un solo punto',
    text: 'Vence a la máquina en Normal o superior sin perder ningún punto, con la bola Clásica.',
  },
  hard: { title: 'Mesa para uno', text: 'Vence a la máquina en Difícil, con la bola Clásica.' },
  long: { title: 'El peloteo sin fin', text: 'Logra un peloteo de 60 golpes.' },
}
