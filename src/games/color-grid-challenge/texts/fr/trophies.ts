import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Cherche la différence', text: 'Trouve l’intrus dans dix grilles.' },
  clean: { title: 'Regard perçant', text: 'Trouve l’intrus dans douze grilles avant de perdre une vie.' },
  forty: { title: 'Œil de lynx', text: 'Trouve l’intrus dans 40 grilles.' },
}
