import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  spotless: {
    title: 'À la lettre près',
    text: 'Trouve trois mots dans une partie sans une seule erreur, sans indice.',
  },
  streak: {
    title: 'Belles lettres',
    text: 'Trouve six mots d’affilée, sans «\u202fAcheter une lettre\u202f» et sans indice.',
  },
  ten: {
    title: 'Dix sur dix',
    text: 'Trouve tous les mots d’une partie de 10 mots, sans «\u202fAcheter une lettre\u202f» et sans indice.',
  },
  survival: {
    title: 'Dictionnaire ambulant',
    text: 'Trouve 20 mots en Survie, sans «\u202fAcheter une lettre\u202f» et sans indice.',
  },
}
