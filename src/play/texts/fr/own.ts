import { numberText, plural } from '../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  form: {
    intro: 'Le lien contient tout. Rien n’est enregistré ni envoyé à un serveur.',
    play: 'Jouer',
    copy: 'Copier le lien',
    copied: 'Lien copié. Toute personne qui l’ouvre joue avec ton contenu.',
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
      `Réduite pour tenir dans un lien\u00a0: ${size.width} × ${size.height} pixels, ${numberText(kilobytes)} Ko.`,
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
