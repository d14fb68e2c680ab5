import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Punto de partido', text: 'Gana a la máquina en Normal o más.' },
  rally: { title: 'Ida y vuelta', text: 'Logra un peloteo de 25 golpes.' },
  love: {
    title: 'Ni un solo punto',
    text: 'Gana a la máquina en Normal o más sin perder ningún punto, con la bola Clásica.',
  },
  hard: { title: 'Mesa para uno', text: 'Gana a la máquina en Difícil, con la bola Clásica.' },
  long: { title: 'El peloteo sin fin', text: 'Logra un peloteo de 60 golpes.' },
}
