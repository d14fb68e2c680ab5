import { numberText, percentText, plural } from '../../../engine/core/text'
import type * as data from '../../../site/texts/data'
import type * as lost from '../../../site/texts/lost'
import type * as move from '../../../site/texts/move'
import type { Translation } from '../../translation'

export const lostTexts: Translation<typeof lost.lostTexts> = {
  title: 'Cette page n’a pas pu être chargée',
  text: 'Une partie de cette page n’a pas pu être chargée, elle ne marche donc pas. Tu es peut-être hors ligne. Recharge-la une fois en ligne.',
  copied: (missing, files) =>
    `Tu es hors ligne, et la copie hors ligne de ce navigateur est incomplète (fichiers manquants\u00a0: ${numberText(missing)} sur ${numberText(files)}). Recharge la page une fois en ligne.`,
  reload: 'Recharger',
}

export const dataTexts: Translation<typeof data.dataTexts> = {
  none: '0',
  cancel: 'Annuler',
  delete: {
    title: 'Supprimer',
    hint: 'Tout ce que ce site enregistre dans ce navigateur.',
    button: 'Tout supprimer',
    question: 'Supprimer toutes les données\u202f?',
    text: 'Favoris, jeux persos, records, trophées, jours joués, parties en cours, parties par lien, listes d’entraînement, groupes, rediffusions, réglages et profils seront supprimés de ce navigateur. Cette action est irréversible.',
    done: 'Toutes les données sont supprimées',
  },
  export: {
    title: 'Exporter',
    hint: 'Favoris, jeux persos, records, trophées, jours joués, parties en cours, parties par lien, listes d’entraînement, groupes, rediffusions, réglages et profils en un seul fichier, comme sauvegarde ou pour un autre navigateur.',
    button: 'Exporter les données',
    done: 'Tes données sont exportées',
  },
  import: {
    title: 'Importer',
    hint: 'Un fichier que tu as exporté avant. Tu verras ce qu’il remplace avant de l’importer.',
    button: 'Importer des données',
    file: 'Fichier à importer',
    replaces: 'Ceci remplace les données de ce navigateur\u00a0:',
    change: (part, before, after) => `${part}\u00a0: ${before} → ${after}`,
    replaced: (part) => `${part}\u00a0: remplacement`,
    replays: 'Rediffusions',
    countReplays: (replays) =>
      plural(replays, { one: '# rediffusion', many: '# de rediffusions', other: '# rediffusions' }),
    replace: 'Remplacer',
    done: 'Tes données sont importées',
    reading: 'Lecture du fichier…',
    tooLarge: 'Ce fichier est trop gros pour venir de Pocket Arcade. Choisis-en un autre.',
    unreadable: 'Impossible de lire ce fichier. Choisis-le à nouveau.',
    notSaved:
      'Impossible d’enregistrer ces données\u00a0: le stockage de ce navigateur est plein ou bloqué pour ce site. Rien n’a changé.',
    notOurs: 'Ce fichier n’a pas été exporté de Pocket Arcade. Choisis-en un autre.',
    newerFile:
      'Ce fichier vient d’une version plus récente du site. Mets d’abord ce site à jour\u00a0: recharge la page et réessaie.',
    newerData:
      'Les données de ce navigateur viennent d’une version plus récente du site. Recharge la page et réessaie.',
    leftOut: (parts) => `Laissé de côté, car cette version du site ne le connaît pas\u00a0: ${parts}.`,
    stays: (parts) => `Absent de ces données, donc inchangé\u00a0: ${parts}.`,
    damaged: (part) =>
      `Ce fichier est endommagé\u00a0: «\u202f${part}\u202f» est illisible. Exporte-le à nouveau.`,
    refused: (reason) => `Impossible d’importer ce fichier. ${reason} Rien n’a changé.`,
    empty: 'Ce fichier ne contient aucune donnée.',
    notVerified:
      'Impossible de vérifier les meilleurs résultats. Recharge la page une fois en ligne et réessaie.',
    impossible: (game, stat, value) =>
      `Ce fichier est endommagé\u00a0: valeur impossible pour ${game}, ${stat} ${value}. Rien n’a changé.`,
  },
  parts: {
    favorites: 'Favoris',
    recents: 'Joués récemment',
    customGames: 'Jeux persos',
    bests: 'Meilleurs résultats',
    results: 'Résultats',
    days: 'Jours joués',
    trophies: 'Trophées',
    linkGames: 'Parties par lien',
    fleets: 'Flottes des parties par lien',
    practice: 'Listes d’entraînement',
    groups: 'Groupes',
    saves: 'Parties en cours',
    worlds: 'Puzzles en cours',
    settings: 'Réglages',
    profiles: 'Profils',
    bestOf: (game) => `Record\u00a0: ${game}`,
  },
  counts: {
    games: (count) => plural(count, { one: '# jeu', many: '# de jeux', other: '# jeux' }),
    days: (count) => plural(count, { one: '# jour', many: '# de jours', other: '# jours' }),
    trophies: (count) => plural(count, { one: '# trophée', many: '# de trophées', other: '# trophées' }),
    fleets: (count) => plural(count, { one: '# flotte', many: '# de flottes', other: '# flottes' }),
    groups: (count) => plural(count, { one: '# groupe', many: '# de groupes', other: '# groupes' }),
    profiles: (count) => plural(count, { one: '# profil', many: '# de profils', other: '# profils' }),
  },
  offline: {
    title: 'Hors ligne',
    checking: 'Vérification…',
    kept: (megabytes) =>
      `Tout le site est enregistré dans ce navigateur\u00a0: ${numberText(megabytes, 1)} Mo. Chaque jeu marche hors ligne.`,
    making: 'Tout le site est en cours d’enregistrement dans ce navigateur.',
    none: 'Après ta première partie terminée, tout le site est enregistré dans ce navigateur, et chaque jeu marche hors ligne. Sauf en mode économie de données ou si tu as retiré la copie.',
    incomplete: (missing, files) =>
      `La copie du site dans ce navigateur est incomplète, certains jeux ne marchent donc peut-être pas hors ligne. Fichiers manquants\u00a0: ${numberText(missing)} sur ${numberText(files)}. Enregistre-les une fois en ligne.`,
    impossible: 'Ce navigateur ne peut pas enregistrer de copie de ce site\u00a0: il ne marche qu’en ligne.',
    keep: 'Enregistrer le site hors ligne',
    complete: 'Enregistrer les fichiers manquants',
    stillIncomplete: 'Certains fichiers n’ont pas pu être enregistrés. Tu es peut-être hors ligne.',
    remove: 'Retirer la copie hors ligne',
    removed: 'La copie hors ligne est retirée',
  },
  records: {
    title: 'Meilleurs résultats',
    game: 'Jeu',
    reset: 'Effacer',
    resetRecord: (record) => `Effacer «\u202f${record}\u202f»`,
    all: '{link}\u00a0: chaque jeu, ses derniers résultats et ton temps de jeu.',
    allLink: 'Tous les records',
  },
  unreadable: {
    title: 'Données illisibles',
    hint: (items) =>
      plural(items, {
        one: '# élément est illisible. Exporte-le si tu veux que quelqu’un essaie de le récupérer.',
        many: '# d’éléments sont illisibles. Exporte-les si tu veux que quelqu’un essaie de les récupérer.',
        other: '# éléments sont illisibles. Exporte-les si tu veux que quelqu’un essaie de les récupérer.',
      }),
    export: 'Exporter les données illisibles',
    remove: 'Retirer les données illisibles',
    removed: 'Les données illisibles sont retirées',
  },
  profiles: {
    title: 'Profils',
    hint: 'Enregistre les réglages actuels sous un nom, pour passer de l’un à l’autre ou les utiliser dans un autre navigateur. Les données de jeu n’en font pas partie.',
    newName: 'Nom du nouveau profil',
    save: 'Enregistrer les réglages actuels',
    saved: 'Profil enregistré',
    open: 'Ouvrir un profil',
    file: 'Fichier de profil',
    apply: 'Appliquer',
    applyProfile: (profile) => `Appliquer ${profile}`,
    applied: (profile) => `Profil «\u202f${profile}\u202f» appliqué`,
    link: 'Copier le lien',
    linkTo: (profile) => `Copier le lien\u00a0: ${profile}`,
    linkTitle: (profile) => `Réglages\u00a0: ${profile}`,
    linkCopied: 'Lien copié. Il propose ces réglages.',
    tooLong: 'Le profil est trop long pour un lien\u202f; il est enregistré dans un fichier.',
    saveFile: 'Enregistrer en fichier',
    fileOf: (profile) => `Enregistrer en fichier\u00a0: ${profile}`,
    delete: 'Supprimer',
    deleteProfile: (profile) => `Supprimer ${profile}`,
    undoDelete: (profile) => `Récupérer «\u202f${profile}\u202f»`,
    restore: 'Revenir aux réglages précédents',
    wouldChange: 'Le profil {name} changerait\u00a0: {settings}.',
    noChange: 'Le profil {name} est identique à tes réglages actuels.',
    saveIncoming: 'Enregistrer comme profil',
    dismiss: 'Ignorer',
    badName: (characters) => `Saisis un nom de ${numberText(characters)} caractères au plus.`,
    tooMany: (profiles) => `Tu as déjà ${numberText(profiles)} profils. Supprimes-en un d’abord.`,
    notSaved:
      'Impossible d’enregistrer le profil\u00a0: le stockage de ce navigateur est plein ou bloqué pour ce site.',
    tooLarge: 'C’est trop gros pour être un profil. Rien n’a changé.',
    notProfile: 'Ce n’est pas un profil de Pocket Arcade. Rien n’a changé.',
    notProfileOrDamaged: 'Ce n’est pas un profil de Pocket Arcade, ou il est endommagé. Rien n’a changé.',
    allData:
      'Ce fichier contient toutes les données\u00a0: ouvre-le avec «\u202fImporter des données\u202f». Rien n’a changé.',
    newer: 'Ce profil vient d’une version plus récente du site\u202f; recharge la page. Rien n’a changé.',
    invalid: 'Ce profil est endommagé\u00a0: il contient une valeur non valide. Rien n’a changé.',
    badLink: 'Ce lien est endommagé ou coupé\u202f; demandes-en un nouveau. Rien n’a changé.',
  },
  settingNames: {
    effects: 'Volume des effets',
    music: 'Volume de la musique',
  },
}

export const moveTexts: Translation<typeof move.moveTexts> = {
  title: 'Transférer vers un autre appareil',
  hint: 'Connecte deux de tes appareils et copie toutes les données de l’un à l’autre. Tu vois ce qui est remplacé avant tout changement.',
  consent:
    'Les deux navigateurs se connectent directement et peuvent voir l’adresse IP l’un de l’autre. Aucun serveur n’intervient.',
  consentRooms:
    'Les deux navigateurs se trouvent grâce à un relais public, qui ne voit que des données chiffrées. Ils se connectent ensuite directement et peuvent voir l’adresse IP l’un de l’autre. Si c’est impossible, le relais peut transmettre les données, chiffrées.',
  connect: 'Connecter un appareil',
  joinText: 'Un autre appareil a créé ce lien pour se connecter à celui-ci.',
  linkTitle: 'Pocket Arcade\u00a0: connecter mes appareils',
  linkHint: 'Ouvre ce lien sur l’autre appareil ou scanne le code avec lui. Laisse cette page ouverte.',
  pasteHint: 'L’autre appareil affiche un lien de réponse. Ouvre-le sur cet appareil ou colle-le ici.',
  waitingRoom: 'En attente\u00a0: l’autre appareil doit ouvrir le lien…',
  replyTitle: 'Pocket Arcade\u00a0: réponse pour connecter mes appareils',
  replyHint: 'Ouvre ce lien sur l’autre appareil ou colle-le là-bas. Laisse cette page ouverte.',
  badLink:
    'Ce lien est inutilisable\u00a0: il est endommagé, il a déjà servi ou il vient de ce navigateur. Crées-en un nouveau sur l’autre appareil.',
  badReply:
    'Ce n’est pas la réponse à ce lien. Copie en entier le lien de réponse que l’autre appareil affiche.',
  unsupported: 'Ce navigateur ne peut pas se connecter à d’autres appareils.',
  delivered: 'Réponse transmise. La connexion continue dans l’onglet du premier lien.',
  replyElsewhere:
    'Aucune page de ce navigateur n’attend cette réponse. Ouvre-la sur l’appareil qui a créé le premier lien, ou crée un nouveau lien.',
  slow: 'Pas encore de connexion. Certains réseaux empêchent les connexions directes\u00a0: essaie le même réseau Wi-Fi et un nouveau lien.',
  preparing: 'Un instant…',
  connecting: 'Connexion…',
  cancel: 'Annuler',
  connected: 'Les appareils sont connectés. Envoie depuis l’appareil qui a tes données.',
  send: 'Envoyer les données de cet appareil',
  sending: (share) => `Envoi\u00a0: ${percentText(share)}`,
  sent: 'Envoyé. Confirme sur l’autre appareil.',
  receiving: (share) => `Réception\u00a0: ${percentText(share)}`,
  replaces: 'L’autre appareil a envoyé ses données. Elles remplacent celles de ce navigateur\u00a0:',
  replace: 'Remplacer',
  keep: 'Garder mes données',
  done: 'Cet appareil a maintenant les données de l’autre',
  taken: 'L’autre appareil a maintenant les données de celui-ci.',
  kept: 'L’autre appareil a gardé ses propres données.',
  keptHere: 'Cet appareil a gardé ses propres données.',
  refused: (reason) => `${reason} Cet appareil a gardé ses propres données.`,
  reasons: {
    notOurs: 'Ce que l’autre appareil a envoyé ne vient pas de Pocket Arcade.',
    newerFile:
      'L’autre appareil a une version plus récente du site. Mets d’abord ce site à jour\u00a0: recharge cette page et reconnecte les appareils.',
    newerData:
      'Les données de ce navigateur viennent d’une version plus récente du site. Recharge cette page et reconnecte les appareils.',
    damaged: (part) => `Une partie des données de l’autre appareil est illisible\u00a0: ${part}.`,
    refused: (reason) => `Les données de l’autre appareil sont inutilisables. ${reason}`,
    empty: 'L’autre appareil n’a aucune donnée à envoyer.',
    notVerified:
      'Impossible de vérifier les meilleurs résultats. Reconnecte les appareils une fois celui-ci en ligne.',
    impossible: (game, stat, value) =>
      `Les données de l’autre appareil ont une valeur impossible pour ${game}, ${stat} ${value}.`,
  },
  refusals: {
    empty: 'Cet appareil n’a aucune donnée à envoyer. Envoie depuis l’appareil qui a tes données.',
    newer:
      'L’autre appareil a une version plus ancienne du site et a gardé ses propres données. Recharge la page là-bas et reconnecte les appareils.',
    older:
      'Les données de l’autre appareil viennent d’une version plus récente du site, il les a donc gardées. Recharge la page là-bas et reconnecte les appareils.',
    invalid: 'L’autre appareil ne peut pas utiliser certaines données de celui-ci et a gardé les siennes.',
    unverified:
      'L’autre appareil n’a pas pu vérifier les meilleurs résultats et a gardé ses propres données. Reconnecte les appareils une fois qu’il est en ligne.',
    full: 'L’autre appareil n’a pas pu enregistrer les données\u00a0: son stockage est plein ou bloqué pour ce site. Il a gardé ses propres données.',
  },
  still:
    'Rien n’est arrivé depuis un moment. Laisse la page ouverte et visible sur les deux appareils. Si rien ne bouge, déconnecte-les et reconnecte-les.',
  notSaved:
    'Impossible d’enregistrer les données\u00a0: le stockage de ce navigateur est plein ou bloqué pour ce site. Cet appareil a gardé ses propres données.',
  lost: 'La connexion est perdue. Reconnecte les appareils pour voir si les données sont arrivées.',
  failed:
    'Impossible de se connecter. Crée un nouveau lien et ouvre vite la réponse. Certains réseaux empêchent les connexions directes\u00a0: essaie le même réseau Wi-Fi.',
  unreadable: 'Les données de l’autre appareil sont illisibles.',
  invalid: 'La connexion est fermée\u00a0: l’autre appareil a envoyé quelque chose qui n’en fait pas partie.',
  disconnect: 'Déconnecter',
}
