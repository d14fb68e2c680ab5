import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Gravity Flip Runner',
  description: 'Del suelo al techo con solo pulsar',
  otherNames: ['carrera sin fin', 'corredor', 'gravedad'],
}
