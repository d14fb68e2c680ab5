import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Tu vois le tableau', text: 'Résous 10 des 15 énigmes du recueil d’origine en une partie.' },
  clean: {
    title: 'Au premier coup d’œil',
    text: 'Résous cinq énigmes du premier coup en une partie, sans dévoiler de lettre.',
  },
  perfect: {
    title: 'Pierre de Rosette',
    text: 'Marque les 600 points du recueil d’origine\u00a0: chaque énigme du premier coup, sans dévoiler de lettre.',
  },
}
