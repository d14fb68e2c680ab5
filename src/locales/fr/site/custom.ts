import { numberText } from '../../../engine/core/text'
import type * as custom from '../../../site/texts/custom'
import type { Translation } from '../../translation'

const badUrl = 'Cette URL de jeu est inutilisable'
const badCode = 'Ce code d’intégration est inutilisable'

export const customTexts: Translation<typeof custom.customTexts> = {
  form: {
    add: {
      title: 'Ajouter un jeu perso',
      submit: 'Ajouter',
      fill: 'Remplir depuis un fichier',
      file: 'Fichier de jeu',
    },
    edit: { title: 'Modifier le jeu perso', submit: 'Enregistrer', save: 'Enregistrer en fichier' },
    cancel: 'Annuler',
    title: 'Titre',
    description: 'Description',
    icon: 'Icône',
    difficulty: 'Difficulté',
    players: 'Joueurs',
    gameUrl: 'URL du jeu',
    gameUrlHint: 'L’adresse d’une page avec le jeu. Certains sites ne peuvent pas s’afficher dans un autre.',
    gameUrlExample: 'https://games.example.com/play',
    embedCode: 'Code d’intégration',
    embedCodeExample: '<iframe src="https://games.example.com/embed"></iframe>',
    embedCodeHint:
      'Du HTML qu’un site de jeux propose pour l’intégration. Il tourne isolé de ce site et de tes données.',
    earlier: 'Placer avant',
    later: 'Placer après',
    moved: (place, count) => `Position ${numberText(place)} sur ${numberText(count)}.`,
  },
  icons: {
    Gamepad2: 'Manette',
    Target: 'Cible',
    Zap: 'Éclair',
    Brain: 'Cerveau',
    Trophy: 'Trophée',
    Star: 'Étoile',
    Heart: 'Cœur',
    Dice1: 'Dé',
  },
  saved: {
    added: 'Ton jeu perso est ajouté\u202f!',
    addedForVisit: 'Ton jeu perso n’est ajouté que pour cette visite',
    changed: 'Modifications enregistrées',
    changedForVisit: 'Modifications enregistrées pour cette visite seulement',
  },
  check: {
    incomplete: 'Remplis tous les champs obligatoires',
    title: 'Donne un titre à ton jeu.',
    description: 'Décris le jeu en quelques mots.',
    tooLong: 'Titre ou description trop longs',
    atMost: (characters) => `${numberText(characters)} caractères au plus.`,
    noContent: 'Indique une URL de jeu ou un code d’intégration',
    gameUrl: 'Saisis une adresse ici ou un code d’intégration plus bas.',
    badUrl,
    badCode,
    codeAsUrl:
      'C’est un code d’intégration, pas une adresse. Colle-le plus bas, dans «\u202fCode d’intégration\u202f».',
    limit: 'Tu as atteint la limite de jeux',
    limitDetail: (games, max) =>
      `Tu as ${numberText(games)} jeux persos, et la limite est de ${numberText(max)}. Supprimes-en un d’abord.`,
  },
  url: {
    long: (characters) =>
      `Cette adresse est trop longue\u00a0: ${numberText(characters)} caractères au plus.`,
    characters:
      'Cette adresse contient des caractères non valides. Copie-la à nouveau depuis la barre d’adresse.',
    scheme: 'Utilise une adresse complète qui commence par https:// ou http://',
    secure:
      'Utilise une adresse en https://. Cette page ne peut pas en afficher une qui commence par http://',
    user: 'Utilise une adresse sans nom d’utilisateur ni mot de passe.',
    number: 'Utilise une adresse avec un nom, comme games.example.com, pas une adresse IP.',
    local: 'Utilise l’adresse d’un site public, comme games.example.com.',
    own: 'C’est une adresse de Pocket Arcade. Utilise l’adresse d’un autre site.',
    broken: 'Cette adresse est incomplète. Copie-la à nouveau depuis la barre d’adresse.',
  },
  code: {
    tooLong: 'Ce code d’intégration est trop long\u00a0: 200 ko au plus.',
    isUrl: 'C’est une adresse, pas un code d’intégration. Colle-la dans «\u202fURL du jeu\u202f».',
    escaped:
      'Ce code est échappé\u00a0: ses balises commencent par &lt; au lieu de <. Copie le code d’intégration d’origine.',
    shortcode:
      'C’est un code court pour un autre programme. Copie le HTML, qui commence par <iframe ou une autre balise.',
    noTags:
      'Ce n’est pas un code d’intégration\u00a0: il n’a aucune balise HTML. Copie le code qui commence par <iframe ou une autre balise.',
  },
  file: {
    noGame: 'Aucun jeu dans ce fichier',
    choose: 'Choisis un fichier enregistré pendant la modification d’un jeu perso.',
    tooMany: (games, max) =>
      `Il contient ${numberText(games)} jeux persos, et la limite est de ${numberText(max)}.`,
    id: (id) =>
      `Un jeu perso a l’identifiant «\u202f${id}\u202f», qui ne peut pas faire partie d’une adresse.`,
    title: (title, characters) =>
      `Le titre «\u202f${title}\u202f» est trop long\u00a0: ${numberText(characters)} caractères au plus.`,
    description: (title, characters) =>
      `La description de «\u202f${title}\u202f» est trop longue\u00a0: ${numberText(characters)} caractères au plus.`,
    embedCode: (title) =>
      `Le code d’intégration de «\u202f${title}\u202f» est trop long\u00a0: 200 ko au plus.`,
  },
  page: {
    back: 'Retour aux jeux',
    missing: 'Jeu introuvable',
    missingDetail: 'Le jeu demandé est introuvable.',
    loading: 'Chargement…',
    empty: 'Ce jeu n’a pas de contenu',
    refused: 'Ce jeu ne peut pas s’afficher.',
    refusedHint: 'Modifie-le sur la page d’accueil\u00a0: utilise une autre adresse ou un code plus court.',
    again: 'Réessayer',
    fullScreen: 'Plein écran',
    noFullScreen: 'Ce navigateur ne permet pas le plein écran ici',
    reload: 'Recharger',
    newTab: 'Ouvrir dans un onglet',
    keys: 'Le jeu garde le clavier\u202f? Appuie sur F6 pour en sortir.',
    nothing:
      'Tu ne vois pas le jeu\u202f? Certains sites ne s’affichent pas ici\u00a0: ouvre-le dans un nouvel onglet.',
  },
  troubles: {
    left: {
      title: 'Ce jeu a tenté de quitter sa page.',
      text: 'Il a été arrêté, car une autre page à sa place pourrait se faire passer pour une partie de ce site.',
    },
    silent: {
      title: 'Impossible de charger ce jeu.',
      text: 'Tu es peut-être hors ligne. Sinon, la connexion ou le jeu est très lent.',
    },
    loud: {
      title: 'Ce jeu a été arrêté.',
      text: 'Il envoyait à cette page plus de messages qu’elle ne peut en traiter.',
    },
    grasping: {
      title: 'Ce jeu a été arrêté.',
      text: 'Il ne cessait de prendre le clavier à cette page.',
    },
    offline: {
      title: 'Tu es hors ligne.',
      text: 'Les jeux persos ont besoin d’une connexion. Celui-ci se charge dès que tu es de nouveau en ligne.',
    },
  },
}
