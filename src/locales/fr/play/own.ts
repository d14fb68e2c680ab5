import { numberText, plural } from '../../../engine/core/text'
import type * as own from '../../../play/texts/own'
import type * as practice from '../../../play/texts/practice'
import type * as print from '../../../play/texts/print'
import type { Translation } from '../../translation'

export const ownTexts: Translation<typeof own.ownTexts> = {
  form: {
    intro: 'Le lien contient tout. Rien n’est enregistré ni envoyé à un serveur.',
    play: 'Jouer',
    copy: 'Copier le lien',
    copied: 'Lien copié. Toute personne qui l’ouvre joue avec ton contenu.',
    save: 'Enregistrer en un seul fichier',
    showCurrent: 'Modifier le contenu de cette partie',
    tooLong: 'C’est trop pour un lien. Mets moins d’éléments ou des plus courts.',
    moreFaults: (count) =>
      plural(count, { one: 'Et # de plus.', many: 'Et # de plus.', other: 'Et # de plus.' }),
  },
  picture: {
    file: 'Image',
    hint: 'Un fichier JPEG, PNG ou WebP. Il est enregistré dans le lien seulement, jamais sur un serveur.',
    preview: 'Ton image telle que les autres la verront',
    choose: 'Choisis une image.',
    working: 'Réduction de l’image…',
    unreadable: 'Ce navigateur ne peut pas lire ce fichier. Choisis une image JPEG, PNG ou WebP.',
    noisy:
      'Les réglages de confidentialité de ce navigateur remplacent les images par du bruit. Autorise ce site à utiliser les données de canvas ou prends un autre navigateur.',
    tooDetailed: 'Cette image ne tient pas dans un lien, même réduite. Choisis-en une moins détaillée.',
    made: (size, kilobytes) =>
      `Réduite pour tenir dans un lien\u00a0: ${size.width} × ${size.height} pixels, ${numberText(kilobytes)} ko.`,
  },
  problems: {
    notHere: 'Ce lien a un contenu que ce jeu ne peut pas utiliser.',
    newer: 'Ce lien vient d’une version plus récente du site. Recharge la page pour l’obtenir.',
    damaged:
      'Ce lien est endommagé ou incomplet\u00a0: c’est le jeu standard qui s’ouvre. Copie de nouveau le lien entier.',
    noPicture:
      'L’image de ce lien ne peut pas être affichée\u00a0: c’est le jeu standard qui s’ouvre. Copie de nouveau le lien entier.',
    refused: (why) =>
      `Le contenu de ce lien est inutilisable\u00a0: c’est le jeu standard qui s’ouvre. ${why}`,
  },
}

export const practiceTexts: Translation<typeof practice.practiceTexts> = {
  title: 'Entraînement',
  intro: 'Chaque position revient jusqu’à ce que tu la résolves du premier coup deux jours différents.',
  empty: 'Rien à travailler.',
  kinds: { mate: 'Mat manqué', hint: 'Avec indice', mistake: 'Erreur', blunder: 'Gaffe' },
  move: (move) => `Coup ${move}`,
  tomorrow: 'À revoir demain',
  solve: 'Résoudre',
  remove: 'Retirer',
  removeAll: 'Tout retirer',
  removesAll: (count) =>
    plural(count, {
      one: 'Retirer # position\u202f? Cette action est irréversible.',
      many: 'Retirer # de positions\u202f? Cette action est irréversible.',
      other: 'Retirer # positions\u202f? Cette action est irréversible.',
    }),
  cancel: 'Annuler',
  unreadable: 'Cette position vient d’une autre version du jeu.',

  bar: {
    find: 'Trouve le bon coup.',
    findMate: 'Trouve le mat.',
    solved: 'Bien joué. À revoir demain.',
    removed: 'Réussie deux jours différents\u00a0: retirée de ta liste.',
    missed: 'Ce n’est pas le bon coup.',
    missedMate: 'Pas du premier coup. À revoir demain.',
    hinted: 'Avec un indice, ça ne compte pas. À revoir demain.',
    failed: 'Le coup n’a pas pu être évalué.',
    next: 'Suivant',
    list: 'Retour à la liste',
  },
}

export const printTexts: Translation<typeof print.printTexts> = {
  title: (game) => `Imprimer ${game}`,
  print: 'Imprimer',
  preview: 'Aperçu',
  making: (done, count) => `Création\u00a0: ${done + 1} sur ${count}…`,
  cannot:
    'Rien n’a été imprimé\u00a0: ce navigateur ne peut pas imprimer. Ouvre cette page dans un autre navigateur.',
  failed: 'Impossible de créer les pages.',
  tryAgain: 'Réessayer',
  pages: (count) =>
    plural(count, {
      one: '# page, pour A4 et Letter.',
      many: '# de pages, pour A4 et Letter.',
      other: '# pages, pour A4 et Letter.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Avec ces options, il n’y en a que #.',
      many: 'Avec ces options, il n’y en a que #.',
      other: 'Avec ces options, il n’y en a que #.',
    }),
  again: 'Le même départ imprime de nouveau les mêmes pages.',
  page: {
    solutions: 'Solutions',
    seed: (seed) => `Graine ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) =>
      numbers.length === 0 ? address : `${numbers.join(', ')}\u00a0: ${address}`,
  },
}
