import { plural } from '../../../engine/core/text'
import type { groupTexts as english } from '../group'

export const groupTexts: typeof english = {
  title: 'Groupe',
  checking: 'Vérification des résultats du groupe…',
  noResults: 'Groupe\u00a0: pas encore de résultats',
  line: (results, best, name) =>
    plural(results, {
      one: `Groupe\u00a0: # résultat, ${best} par ${name}`,
      many: `Groupe\u00a0: # de résultats, le meilleur ${best} par ${name}`,
      other: `Groupe\u00a0: # résultats, le meilleur ${best} par ${name}`,
    }),
  empty: 'Pas encore de résultats. Joue cette partie jusqu’au bout, puis ajoute ton résultat.',
  rank: 'Rang',
  player: 'Nom',
  replay: 'Rediffusion',
  own: (name) => `${name} (toi)`,
  watch: 'Revoir',
  watchOf: (name) => `Revoir\u00a0: ${name}`,
  failed: {
    unproved: (name) => `${name}\u00a0: ce résultat n’a pas pu être prouvé.`,
    otherVersion: (name) => `${name}\u00a0: ce résultat vient d’une autre version de ce jeu.`,
    otherLanguage: (name) => `${name}\u00a0: ce résultat vient d’une partie dans une autre langue.`,
  },
  noStart: 'Ce lien de groupe est inutilisable\u00a0: le départ manque ou ses résultats ne se comparent pas.',
  damaged:
    'Ce lien est abîmé, des résultats peuvent donc manquer. Demande-le à nouveau et copie le lien entier.',
  result: (label, value) => `Ton résultat\u00a0: ${label} ${value}`,
  name: (name) => `Ton nom\u00a0: ${name}.`,
  otherName: 'Autre nom',
  add: 'Ajouter mon résultat',
  added: 'Ton résultat est ajouté. Envoie ce lien au groupe.',
  cannotAdd: 'La rediffusion de cette partie ne prouve pas son résultat, il ne peut donc pas être ajouté.',
  tooLong:
    'Cette partie était trop longue pour un lien, son résultat ne peut donc pas être ajouté. La rediffusion reste sur cet appareil.',
  noSpace:
    'Le lien n’a plus de place pour ta rediffusion. Le résultat sera seulement dans le tableau de cet appareil.',
  full: (results) => `Le tableau garde les ${results} meilleurs résultats, et celui-ci n’en fait pas partie.`,
  leftOut: (results) =>
    plural(results, {
      one: '# résultat ne tient pas dans le lien. Il est seulement dans le tableau de cet appareil.',
      many: '# de résultats ne tiennent pas dans le lien. Ils sont seulement dans le tableau de cet appareil.',
      other: '# résultats ne tiennent pas dans le lien. Ils sont seulement dans le tableau de cet appareil.',
    }),
  link: 'Lien',
  linkHint: 'Qui l’ouvre joue avec le même départ. Ouvrir plusieurs copies réunit leurs résultats.',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié. Envoie-le au groupe.',
  linkTitle: (game) => `Joue avec notre groupe\u00a0: ${game}`,
  share: 'Partager',
  print: 'Imprimer',
  cannotPrint:
    'Rien n’a été imprimé\u00a0: ce navigateur ne peut pas imprimer. Ouvre cette page dans un autre navigateur.',
  printTitle: (game) => `${game}\u00a0: résultats du groupe`,
  code: 'Code QR du lien du groupe',
}
