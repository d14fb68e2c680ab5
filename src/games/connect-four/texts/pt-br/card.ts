import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Ligue 4',
  description: 'Solte peças, alinhe quatro',
  otherNames: ['lig 4', 'quatro em linha', '4 em linha', 'connect four', 'pop out'],
}
