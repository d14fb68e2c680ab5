import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bubble Shooter',
  description: 'Mire, junte três e deixe o resto cair',
  otherNames: ['bolhas', 'atirador de bolhas', 'puzzle bobble', 'estourar bolhas', 'bolinhas'],
}
