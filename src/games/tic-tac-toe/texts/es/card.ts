import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tres en línea',
  description: 'Tres en línea; X empieza',
  otherNames: ['tres en raya', 'gato', 'tatetí', 'triqui', 'ceros y cruces', 'tic tac toe', 'ultimate'],
}
