import { plural } from '../../../engine/core/text'
import type * as group from '../../../play/texts/group'
import type * as live from '../../../play/texts/live'
import type { Translation } from '../../translation'

export const liveTexts: Translation<typeof live.liveTexts> = {
  dialog: {
    title: 'Jouer en direct',
    joinTitle: 'Rejoindre une partie en direct',
    against:
      'Joue contre quelqu’un sur un autre appareil. Envoie-lui le lien\u202f; aucun compte n’est nécessaire.',
    forFour:
      'Jusqu’à trois personnes jouent sur cet appareil et quelqu’un sur un autre est le joueur 2. Envoie-lui le lien\u202f; aucun compte n’est nécessaire.',
    race: 'Fais la course avec quelqu’un sur un autre appareil\u00a0: le départ est le même et chaque personne voit où en est l’autre.',
    seen: 'Les deux navigateurs se connectent directement\u00a0: chaque personne peut donc voir l’adresse IP de l’autre. Seule la partie est envoyée et aucun serveur n’intervient.',
    seenRooms:
      'Les deux navigateurs se trouvent grâce à un relais public, qui ne voit que des données chiffrées. Ils se connectent ensuite directement\u00a0: chaque personne peut donc voir l’adresse IP de l’autre. S’ils n’y arrivent pas, le relais peut transmettre les coups, chiffrés.',
    name: (nickname) => `Ton nom\u00a0: ${nickname}.`,
    otherName: 'Autre nom',
    invite: 'Inviter',
    preparing: 'Préparation du lien…',
    link: 'Lien',
    linkHint: 'Envoie ce lien ou fais scanner le code à l’autre personne. Garde cette page ouverte.',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    linkTitle: (game) => `Joue avec moi\u00a0: ${game}`,
    paste: 'Coller le lien de réponse',
    pasteHint: 'L’autre personne reçoit un lien de réponse. Ouvre-le sur cet appareil ou colle-le ici.',
    connect: 'Connecter',
    waitingRoom: 'En attente de l’ouverture du lien par l’autre personne…',
    join: 'Rejoindre',
    joinText: 'Quelqu’un t’invite à cette partie. Elle commence une fois la connexion établie.',
    reply: 'Lien de réponse',
    replyHint:
      'Renvoie ce lien à la personne qui t’invite. La partie commence quand elle l’ouvre. Garde cette page ouverte.',
    slow: 'Pas encore de connexion. Si l’autre personne a ouvert ta réponse, elle joue peut-être avec quelqu’un d’autre ou les réseaux bloquent les connexions directes\u00a0: essaie le même Wi-Fi sur les deux appareils et demande une nouvelle invitation.',
    slowRoom:
      'Pas encore de connexion. L’autre personne a peut-être fermé sa page ou joue avec quelqu’un d’autre\u00a0: demande-lui une nouvelle invitation.',
    copyReply: 'Copier la réponse',
    replyCopied: 'Lien de réponse copié',
    replyTitle: 'Ma réponse à ton invitation',
    code: {
      invitation: 'Code QR du lien d’invitation',
      reply: 'Code QR du lien de réponse',
    },
    connecting: 'Connexion…',
    cancel: 'Annuler l’invitation',
    stop: 'Arrêter',
    joinOwn: 'Jouer dans deux onglets',
    elsewhereTitle: 'Une réponse à une invitation',
    elsewhere:
      'Aucune page de ce navigateur n’attend cette réponse. Elle est destinée à la page qui a créé l’invitation\u00a0: ouvre ce lien dans le même navigateur ou colle-le là-bas. Si cette page a été fermée ou rechargée, l’invitation a pris fin\u00a0: invite de nouveau.',
  },

  next: {
    title: 'Prochaine partie',
    opponent: (nickname) => `Connexion établie avec ${nickname}.`,
    sides: 'Tu joues',
    first: 'En premier',
    second: 'En second',
    suggest: 'Proposer ce jeu',
    leave: 'Quitter',
  },

  bar: {
    label: 'Partie en direct',
    waiting: 'En attente de l’autre personne',
    showLink: 'Afficher le lien',
    lost: 'Connexion perdue. En attente de son retour…',
    connection: ['Mesure de la connexion', 'Connexion lente', 'Connexion correcte', 'Bonne connexion'],
    slow: 'Connexion lente\u00a0: les coups arrivent en retard.',
    react: (emoji) => `Envoyer ${emoji}`,
    reactions: 'Réactions',
    nextGame: 'Prochaine partie',
    leave: 'Quitter',
    suggestedByUs: (game) => `En attente d’une réponse\u00a0: ${game}`,
    suggestedByThem: (nickname, game) => `${nickname} propose\u00a0: ${game}`,
    rematchByUs: 'En attente d’une réponse\u00a0: revanche',
    rematchByThem: (nickname) => `${nickname} propose une revanche.`,
    player: (n) => `Tu es le joueur ${n}.`,
    halves: {
      left: (n) => `Tu es le joueur ${n}, à gauche.`,
      right: (n) => `Tu es le joueur ${n}, à droite.`,
      top: (n) => `Tu es le joueur ${n}, en haut.`,
      bottom: (n) => `Tu es le joueur ${n}, en bas.`,
    },
    turn: { ours: 'À toi.', theirs: 'Réfléchit…' },
    watched: (n) =>
      plural(n, {
        one: '# personne regarde.',
        many: '# de personnes regardent.',
        other: '# personnes regardent.',
      }),
    accept: 'Accepter',
    decline: 'Pas maintenant',
    claim: 'Réclamer la victoire',
    playComputer: 'Continuer contre l’ordinateur',
    continueByLink: 'Continuer par lien',
  },

  race: {
    moves: (moves) => plural(moves, { one: '# coup', many: '# de coups', other: '# coups' }),
    finished: (result) => `Terminé\u00a0: ${result}`,
    won: (mine, theirs) => `Tu gagnes la course. Toi\u00a0: ${mine}. Ton adversaire\u00a0: ${theirs}.`,
    lost: (mine, theirs) =>
      `Ton adversaire gagne la course. Toi\u00a0: ${mine}. Ton adversaire\u00a0: ${theirs}.`,
    tied: (mine, theirs) => `Course à égalité. Toi\u00a0: ${mine}. Ton adversaire\u00a0: ${theirs}.`,
  },

  watched: {
    text: 'Jusqu’à huit personnes peuvent regarder sur leurs appareils pendant que tu joues, cette partie et les suivantes. Elles voient ce que tu vois et ne peuvent rien changer.',
    link: 'Créer un lien',
    linkTitle: (game) => `Regarde-moi jouer à ${game}`,
    linkHint:
      'Envoie ce lien à une personne ou laisse-la scanner le code. La suivante aura un autre lien. Garde cette page ouverte.',
    pasteHint: 'Tu reçois un lien de réponse. Ouvre-le sur cet appareil ou colle-le ici.',
    waiting: 'En attente que quelqu’un ouvre le lien…',
    full: 'Huit personnes regardent\u00a0: il n’y a plus de place.',
    count: (n) =>
      n === 0
        ? 'Personne ne regarde encore'
        : plural(n, {
            one: '# personne regarde',
            many: '# de personnes regardent',
            other: '# personnes regardent',
          }),
    end: 'Arrêter',
    endWatching: 'Arrêter de laisser regarder',
    slow: 'Ta connexion est lente\u00a0: la partie arrive en retard.',
    reasons: {
      none: 'Aucune partie n’est visible pour l’instant.',
      secret:
        'Cette partie n’est pas visible\u00a0: elle cache quelque chose à l’un des joueurs, et on pourrait le lui dire.',
      unrecorded:
        'Cette partie n’est pas visible\u00a0: elle n’a pas commencé sur cette page. La suivante le sera.',
      picture: 'Cette partie n’est pas visible\u00a0: ton image reste sur cet appareil.',
    },
    refused: {
      secret:
        'Personne ne peut regarder cette partie\u00a0: elle cache quelque chose à l’un des joueurs, et on pourrait le lui dire.',
      picture:
        'Personne ne peut regarder une partie avec ta propre image\u00a0: l’image reste sur cet appareil.',
    },
  },

  watching: {
    title: (game) => `Regarder ${game} en direct`,
    text: 'Quelqu’un te laisse regarder sa partie. Tu ne peux rien y changer.',
    start: 'Regarder',
    inTab: 'Regarder dans cet onglet',
    toGame: 'Jouer',
    replyHint:
      'Renvoie ce lien à la personne qui joue. Tu verras la partie dès qu’elle l’ouvrira. Garde cette page ouverte.',
    region: (game) => `${game}, en direct`,
    tag: 'En direct',
    player: (nickname) => `${nickname} joue`,
    seats: (nickname, n) => `Joueur ${n}\u00a0: ${nickname}`,
    ready: 'La partie va bientôt commencer…',
    paused: 'La partie est en pause.',
    left: 'L’autre personne a quitté la partie.',
    next: 'En attente de la partie suivante…',
    reasons: {
      none: 'Il n’y a pas encore de partie.',
      secret:
        'Le plateau est caché\u00a0: cette partie cache quelque chose à l’un des joueurs, et tu pourrais le lui dire. Tu verras la prochaine qui ne cache rien.',
      unrecorded:
        'Le plateau est caché\u00a0: cette partie n’a pas commencé sur la page d’où elle vient et ne peut pas être envoyée. Tu verras la suivante.',
      picture:
        'Le plateau est caché\u00a0: son image reste sur l’appareil de la personne qui joue. Tu verras la prochaine partie sans image personnelle.',
    },
    ended: {
      left: 'La personne qui joue ne laisse plus regarder ou a quitté la page.',
      timeout: 'La connexion a été perdue trop longtemps. Demande un nouveau lien.',
      abuse:
        'La connexion a été coupée\u00a0: l’autre appareil a envoyé quelque chose qui ne fait pas partie de ce jeu.',
      failed:
        'Aucune connexion n’a pu être établie. Demande un nouveau lien et réponds vite. Certains réseaux bloquent les connexions directes\u00a0: essayez le même Wi-Fi.',
    },
    bigScreen: 'Grand écran',
    leave: 'Arrêter de regarder',
    scan: 'Scanne pour regarder',
    code: 'Code QR pour regarder sur un autre appareil',
  },

  computer: 'Jeu de l’ordinateur',
  declined: 'Ta proposition a été refusée.',
  restarted: (nickname) => `${nickname} a commencé une autre partie.`,
  returned: 'La connexion est revenue. Appuie sur «\u202fReprendre\u202f» quand tu veux.',

  ended: {
    left: (nickname) => `${nickname} a quitté la partie.`,
    timeout: 'La connexion a été perdue trop longtemps.',
    abuse:
      'La connexion a été fermée\u00a0: l’autre appareil a envoyé quelque chose qui ne fait pas partie de ce jeu.',
    failed:
      'Aucune connexion n’a pu être établie. Invite de nouveau et ouvre vite la réponse. Certains réseaux bloquent les connexions directes\u00a0: essaie le même Wi-Fi sur les deux appareils.',
    guestFailed:
      'Aucune connexion n’a pu être établie. L’autre personne a peut-être fermé la page ou joue avec quelqu’un d’autre\u00a0: demande une nouvelle invitation. Certains réseaux bloquent les connexions directes\u00a0: essaie le même Wi-Fi sur les deux appareils.',
    needsDirect:
      'Aucune connexion directe n’a pu être établie et ce jeu est trop rapide pour passer par un relais. Certains réseaux bloquent les connexions directes\u00a0: essaie le même Wi-Fi sur les deux appareils.',
    otherGame: 'Cette invitation est pour un autre jeu.',
    otherLanguage:
      'L’autre personne joue dans une autre langue, avec d’autres mots. Ouvre l’invitation dans la même langue.',
    otherVersion:
      'L’autre personne a une autre version de ce jeu. Il faut recharger les deux pages, puis réessayer.',
    forfeit: 'Ton adversaire a quitté la partie. Tu gagnes\u202f!',
  },

  bad: {
    invitation: 'Cette invitation est endommagée\u00a0: demande à l’autre personne de copier le lien entier.',
    otherVersion:
      'Ce lien vient d’une autre version de ce site. Il faut recharger les deux pages et envoyer une nouvelle invitation.',
    own: 'C’est ta propre invitation\u00a0: elle attend dans un autre onglet. Envoie son lien à quelqu’un.',
    used: 'Cette invitation a déjà servi\u00a0: quelqu’un est arrivé avant. Chaque lien sert à une seule personne.',
    reply:
      'Ce n’est pas un lien de réponse\u00a0: copie le lien entier qu’affiche la page de l’autre personne.',
    notReply:
      'C’est une invitation. Envoie-la à l’autre personne et colle le lien de réponse qu’elle te renvoie.',
    otherReply:
      'Cette réponse est pour une autre invitation. Envoie le lien ci-dessus à l’autre personne et colle son nouveau lien de réponse.',
    unsupported: 'Ce navigateur ne peut pas se connecter à d’autres appareils.',
    replyTaken: 'Réponse transmise. La partie continue dans l’onglet de l’invitation.',
  },
}

export const groupTexts: Translation<typeof group.groupTexts> = {
  title: 'Groupe',
  checking: 'Vérification des résultats du groupe…',
  noResults: 'Groupe\u00a0: pas encore de résultats',
  line: (results, best, name) =>
    plural(results, {
      one: `Groupe\u00a0: # résultat, ${best} par ${name}`,
      many: `Groupe\u00a0: # de résultats, le meilleur ${best} par ${name}`,
      other: `Groupe\u00a0: # résultats, le meilleur ${best} par ${name}`,
    }),
  incomplete: (line) => `${line} (certains manquent)`,
  noneShown: 'Groupe\u00a0: les résultats de ce lien ne peuvent pas être affichés',
  empty: 'Pas encore de résultats.',
  howToAdd: 'Joue cette partie jusqu’au bout, puis ajoute ton résultat.',
  rank: 'Rang',
  player: 'Nom',
  replay: 'Rediffusion',
  own: (name) => `${name} (toi)`,
  watch: 'Regarder',
  watchOf: (name) => `Regarder la rediffusion\u00a0: ${name}`,
  failed: {
    unproved: (name) => `${name}\u00a0: ce résultat n’a pas pu être prouvé.`,
    otherVersion: (name) => `${name}\u00a0: ce résultat vient d’une autre version de ce jeu.`,
    otherLanguage: (name) => `${name}\u00a0: ce résultat vient d’une partie dans une autre langue.`,
  },
  noStart: 'Ce lien de groupe est inutilisable\u00a0: le départ manque ou ses résultats ne se comparent pas.',
  damaged:
    'Ce lien est endommagé, des résultats peuvent donc manquer. Demande-le à nouveau et copie le lien entier.',
  cut: (here, all) =>
    `Ce lien est incomplet\u00a0: ${here} de ses ${all} résultats sont lisibles. Redemande-le et copie le lien entier, ou demande le fichier.`,
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
  linkHint:
    'Toute personne qui l’ouvre joue avec le même départ. Si tu ouvres plusieurs copies, leurs résultats sont réunis.',
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
