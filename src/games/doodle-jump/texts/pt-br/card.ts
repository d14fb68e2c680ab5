import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Doodle Jump',
  description: 'Pule de plataforma em plataforma',
  otherNames: ['pular', 'pulos', 'plataformas', 'céu'],
}
