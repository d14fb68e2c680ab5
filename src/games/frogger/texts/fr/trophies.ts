import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  three: { title: 'Pourquoi elle a traversé', text: 'Traverse trois fois en une partie.' },
  forward: { title: 'Sans se retourner', text: 'Traverse cinq fois en une partie sans sauter en arrière.' },
  untouched: { title: 'Pieds au sec', text: 'Traverse huit fois en une partie avant de perdre une vie.' },
  twenty: { title: 'Heure de pointe', text: 'Traverse 20 fois en une partie.' },
}
