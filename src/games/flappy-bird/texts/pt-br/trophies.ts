import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Decolagem', text: 'Passe por cinco canos em um voo.' },
  fifteen: { title: 'Muitas milhas', text: 'Passe por 15 canos em um voo.' },
  platinum: { title: 'Penas de platina', text: 'Passe por 40 canos em um voo Clássico.' },
  hundred: { title: 'Nunca desce', text: 'Passe por 100 canos em um voo Clássico.' },
}
