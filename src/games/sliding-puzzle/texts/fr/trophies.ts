import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  fifteen: { title: 'Quinze dans l’ordre', text: 'Résous le taquin 4x4 sans indice.' },
  eight: { title: 'Raccourci', text: 'Résous le taquin 3x3 en 40 coups ou moins, sans indice.' },
  swift: { title: 'Tout en glisse', text: 'Résous le taquin 4x4 en 90 secondes ou moins, sans indice.' },
  lean: { title: 'Économie de gestes', text: 'Résous le taquin 4x4 en 100 coups ou moins, sans indice.' },
  'twenty-four': { title: 'Vingt-quatre dans l’ordre', text: 'Résous le taquin 5x5 sans indice.' },
}
