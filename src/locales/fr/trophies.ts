import { numberText } from '../../engine/core/text'
import type { TrophyTexts } from '../translation'

export const trophies: TrophyTexts = {
  '2048': {
    half: { title: 'Un demi-millier', text: 'Forme une tuile 512 sur une grille 4x4 ou 3x3, sans indice.' },
    'three-ways': {
      title: 'Trois directions suffisent',
      text: 'Forme une tuile 256 sans jouer dans les quatre directions, sur une grille 4x4 ou 3x3, sans indice.',
    },
    kilo: {
      title: 'Mille et des poussières',
      text: 'Forme une tuile 1024 sur une grille 4x4 ou 3x3, sans indice.',
    },
    goal: { title: 'Le nom du jeu', text: 'Forme une tuile 2048 sur une grille 4x4 ou 3x3, sans indice.' },
    beyond: {
      title: 'Un pas de plus',
      text: 'Continue après 2048 et forme une tuile 4096 sur une grille 4x4 ou 3x3, sans indice.',
    },
  },
  'air-hockey': {
    normal: {
      title: 'Par la bande',
      text: 'Bats l’ordinateur en Normal ou plus dans un match unique à cinq buts ou plus, avec un palet.',
    },
    shutout: {
      title: 'Cage inviolée',
      text: 'Bats l’ordinateur en Normal ou plus dans un match unique à cinq buts ou plus, avec un palet, sans encaisser de but.',
    },
    quick: {
      title: 'Terrain glissant',
      text: 'Bats l’ordinateur en Normal ou plus dans un match unique à cinq buts ou plus, avec un palet, en 60 secondes ou moins.',
    },
    hard: {
      title: 'Sang-froid',
      text: 'Bats l’ordinateur en Difficile dans un match unique à cinq buts ou plus, avec un palet.',
    },
    cup: { title: 'En haut du tableau', text: 'Bats Freya, dernière adversaire de la «\u202fCoupe\u202f».' },
  },
  asteroids: {
    field: { title: 'Voie libre', text: 'Termine un niveau.' },
    turret: { title: 'Sans bouger', text: 'Termine le niveau 1 sans utiliser le moteur.' },
    untouched: { title: 'Sans une bosse', text: 'Termine trois niveaux en une partie sans perdre de vie.' },
    nine: { title: 'Espace lointain', text: 'Atteins le niveau 9 en Classique.' },
    core: {
      title: 'Le cœur de la flotte',
      text: 'Sécurise le secteur «\u202fNoyau\u202f» avec trois étoiles.',
    },
  },
  battleship: {
    hunter: {
      title: 'Mer dégagée',
      text: 'Tire en premier, un tir à la fois, et gagne en Normal ou Difficile. Sans indice.',
    },
    afloat: {
      title: 'Quatre encore à flot',
      text: 'Tire en premier, un tir à la fois, et gagne en Normal ou Difficile en perdant au plus un navire. Sans indice.',
    },
    fifty: {
      title: 'Bons canonniers',
      text: 'Tire en premier, un tir à la fois, et gagne en Normal ou Difficile en 50 tirs ou moins. Sans indice.',
    },
    admiral: {
      title: 'Amiral de la flotte',
      text: 'Tire en premier, un tir à la fois, et gagne en Difficile. Sans indice.',
    },
  },
  bingo: {
    hand: { title: 'Fait main', text: 'Marque à la main et fais un bingo sans retirer de marque.' },
    corners: {
      title: 'Aux quatre coins',
      text: 'Marque à la main et gagne avec les quatre coins quand tout alignement compte. Tu peux laisser des numéros non marqués.',
    },
    diagonal: {
      title: 'En biais',
      text: 'Marque à la main et gagne avec une diagonale quand tout alignement compte. Tu peux laisser des numéros non marqués.',
    },
    pace: {
      title: 'Tenir la cadence',
      text: 'Active le tirage auto, ne l’arrête jamais et fais un bingo en marquant à la main.',
    },
  },
  blackjack: {
    steady: {
      title: 'Savoir s’arrêter',
      text: 'Joue 15 manches de suite sans dépasser 21, à la table standard\u00a0: toutes les options standard.',
    },
    tools: {
      title: 'Toutes les ficelles',
      text: 'Double, sépare et abandonne dans une même partie à la table standard.',
    },
    fifty: {
      title: 'Une longue soirée',
      text: 'Joue 50 manches de suite sans emprunter, à la table standard.',
    },
    hundred: {
      title: 'As des cartes',
      text: 'Joue 100 manches de suite sans emprunter, à la table standard et sans indice.',
    },
  },
  'blink-dash': {
    four: { title: 'En un clin d’œil', text: 'Atteins le niveau 4 avec des rôdeurs errants.' },
    quick: {
      title: 'Extinction des feux',
      text: 'Atteins le niveau 4 en 40 secondes ou moins, avec des rôdeurs errants.',
    },
    eight: { title: 'Équipe de nuit', text: 'Atteins le niveau 8 avec des rôdeurs errants.' },
    fourteen: { title: 'Yeux de hibou', text: 'Atteins le niveau 14 avec des rôdeurs errants.' },
    vault: { title: 'À bon port', text: 'Quitte la «\u202fChambre forte\u202f» avec trois étoiles.' },
  },
  'blue-block-runner': {
    hundred: {
      title: 'Lève les yeux',
      text: 'Marque 100 points en course «\u202fNormale\u202f», à un joueur.',
    },
    eight: {
      title: 'Fois huit',
      text: 'Atteins un multiplicateur de 8 en course «\u202fNormale\u202f», à un joueur.',
    },
    blast: {
      title: 'Démolition contrôlée',
      text: 'Perds sept blocs avec une seule bombe en course «\u202fNormale\u202f», à un joueur.',
    },
    'fifteen-hundred': {
      title: 'Le grand bleu',
      text: `Marque ${numberText(1500)} points en course «\u202fNormale\u202f», à un joueur.`,
    },
    districts: {
      title: 'Fête de quartier',
      text: 'Termine le cinquième quartier avec trois étoiles en course «\u202fQuartiers\u202f», à un joueur.',
    },
  },
  breakout: {
    level: { title: 'Table rase', text: 'Termine un niveau.' },
    run: {
      title: 'Derrière le mur',
      text: 'Casse dix briques avant qu’une balle touche de nouveau la raquette.',
    },
    juggler: { title: 'Jonglage', text: 'Obtiens huit balles bonus sans perdre de balle.' },
    untouched: {
      title: 'Trois vies intactes',
      text: 'Termine deux niveaux en une partie sans perdre de vie.',
    },
    six: { title: 'Le cauchemar du maçon', text: 'Atteins le niveau 6.' },
  },
  'bubble-shooter': {
    clear: {
      title: 'Plafond nettoyé',
      text: 'Élimine toutes les bulles, en mode «\u202fNiveau unique\u202f».',
    },
    drop: {
      title: 'Avalanche',
      text: 'Fais tomber dix bulles en un tir, en mode «\u202fNiveau unique\u202f».',
    },
    run: {
      title: 'Aucun tir gâché',
      text: 'Élimine des bulles avec huit tirs de suite, en mode «\u202fNiveau unique\u202f».',
    },
    few: {
      title: 'Fine gâchette',
      text: 'Élimine toutes les bulles en 35 tirs ou moins, en mode «\u202fNiveau unique\u202f».',
    },
    rows: {
      title: 'Contre le plafond',
      text: 'Élimine toutes les bulles en mode «\u202fNiveau unique\u202f» avec le plafond qui descend.',
    },
  },
  checkers: {
    normal: { title: 'Un saut d’avance', text: 'Bats l’ordinateur en Normal ou plus.' },
    crowns: { title: 'Trois dames', text: 'Va trois fois à dame et bats l’ordinateur en Normal ou plus.' },
    whole: {
      title: 'À peine une égratignure',
      text: 'Bats l’ordinateur en Normal ou plus en lui laissant au plus quatre prises.',
    },
    tournament: {
      title: 'Niveau tournoi',
      text: 'Bats l’ordinateur en Difficile ou plus en Tournoi, sans indice.',
    },
    expert: { title: 'Maîtrise du damier', text: 'Bats l’ordinateur en Expert en Tournoi, sans indice.' },
  },
  chess: {
    beginner: { title: 'Première soirée', text: 'Bats l’ordinateur en Débutant ou plus, sans indice.' },
    promoted: {
      title: 'La longue marche',
      text: 'Bats l’ordinateur en Facile ou plus après avoir promu un pion, sans indice.',
    },
    brief: {
      title: 'Bref et brillant',
      text: 'Bats l’ordinateur en Normal ou plus en 30 coups ou moins, sans indice.',
    },
    hard: {
      title: 'Dans les règles',
      text: 'Bats l’ordinateur en Difficile ou plus avec les règles complètes, sans indice.',
    },
    extreme: {
      title: 'Vraiment extrême',
      text: 'Bats l’ordinateur en Extrême avec les règles complètes, sans indice.',
    },
  },
  'circuit-breaker': {
    five: {
      title: 'Câblage propre',
      text: 'En Classique, connecte cinq circuits de suite sans toucher un mauvais nœud.',
    },
    ten: {
      title: 'Niveau dix',
      text: 'En Classique, commence au niveau 1 et atteins le niveau 10.',
    },
    'by-heart': {
      title: 'Par cœur',
      text: 'En Classique, commence au niveau 4 ou 7, où les nombres se cachent, et connecte cinq circuits de suite sans toucher un mauvais nœud.',
    },
    twelve: {
      title: 'Haute tension',
      text: 'Termine le niveau 12 en Classique.',
    },
    surge: { title: 'Parasurtenseur', text: 'Termine le niveau 15 en Surcharge.' },
  },
  'color-crash': {
    'three-hundred': {
      title: 'Haut en couleur',
      text: 'Marque 300 points en Classique sans brèches scindées.',
    },
    combo: { title: 'Palette complète', text: 'Atteins un combo de 10.' },
    match: {
      title: 'Camouflage',
      text: 'Traverse 25 barrières de ta couleur en une course «\u202fClassique\u202f» sans brèches scindées.',
    },
    'five-thousand': {
      title: 'Hors nuancier',
      text: `Marque ${numberText(5000)} points en Classique sans brèches scindées.`,
    },
    rainbow: {
      title: 'Au-delà de l’arc-en-ciel',
      text: 'Traverse le tunnel «\u202fArc-en-ciel\u202f» avec trois étoiles.',
    },
  },
  'color-grid-challenge': {
    ten: { title: 'Cherche la différence', text: 'Trouve l’intrus dans dix grilles.' },
    clean: { title: 'Regard perçant', text: 'Trouve l’intrus dans douze grilles avant de perdre une vie.' },
    forty: { title: 'Œil de lynx', text: 'Trouve l’intrus dans 40 grilles.' },
  },
  'color-memory': {
    five: { title: 'Tope là', text: 'Répète une séquence de 5 couleurs avec les options standard.' },
    nine: {
      title: 'Plus qu’un arc-en-ciel',
      text: 'Répète une séquence de 9 couleurs avec les options standard.',
    },
    fourteen: {
      title: 'Film en couleurs',
      text: 'Répète une séquence de 14 couleurs avec les options standard.',
    },
    twenty: {
      title: 'Photographique',
      text: 'Répète une séquence de 20 couleurs avec les options standard.',
    },
  },
  'connect-four': {
    normal: { title: 'Carré de jetons', text: 'Bats l’ordinateur en Normal ou plus, sans Pop Out.' },
    short: {
      title: 'Vite fait',
      text: 'Bats l’ordinateur en Normal ou plus avec dix jetons ou moins, sans Pop Out.',
    },
    second: {
      title: 'Du répondant',
      text: 'Bats l’ordinateur en Difficile ou plus quand il commence, sans indice ni Pop Out.',
    },
    perfect: {
      title: 'Personne n’est parfait',
      text: 'Bats l’ordinateur en Parfait sans indice ni Pop Out. Tu dois commencer et ne faire aucune erreur.',
    },
  },
  'doodle-jump': {
    thousand: { title: 'Hors de la page', text: `Atteins un score de ${numberText(1000)}.` },
    ladder: {
      title: 'L’un après l’autre',
      text: 'Fais 20 sauts de suite, chacun depuis une plateforme plus haute.',
    },
    'own-legs': {
      title: 'À la force des jambes',
      text: `Atteins un score de ${numberText(1500)} sans jetpack ni hélice.`,
    },
    ten: { title: 'Au bord du ciel', text: `Atteins un score de ${numberText(10_000)}.` },
    space: { title: 'Quitter l’atmosphère', text: 'Atteins l’espace en montée «\u202fFolle\u202f».' },
  },
  'emoji-decoder': {
    ten: {
      title: 'Tu vois le tableau',
      text: 'Résous 10 des 15 énigmes du recueil d’origine en une partie.',
    },
    clean: {
      title: 'Au premier coup d’œil',
      text: 'Résous cinq énigmes du premier coup en une partie, sans dévoiler de lettre.',
    },
    perfect: {
      title: 'Pierre de Rosette',
      text: 'Marque les 600 points du recueil d’origine\u00a0: chaque énigme du premier coup, sans dévoiler de lettre.',
    },
  },
  'flappy-bird': {
    five: { title: 'Premier envol', text: 'Passe cinq tuyaux en un vol.' },
    fifteen: { title: 'Carte de fidélité', text: 'Passe 15 tuyaux en un vol.' },
    platinum: { title: 'Plumes de platine', text: 'Passe 40 tuyaux en un vol «\u202fClassique\u202f».' },
    hundred: { title: 'Sans jamais se poser', text: 'Passe 100 tuyaux en un vol «\u202fClassique\u202f».' },
    aurora: { title: 'Lumières du nord', text: 'Atteins l’aurore boréale en un vol «\u202fDoux\u202f».' },
  },
  frogger: {
    three: { title: 'Pourquoi elle a traversé', text: 'Traverse trois fois en une partie.' },
    forward: { title: 'Sans se retourner', text: 'Traverse cinq fois en une partie sans sauter en arrière.' },
    untouched: { title: 'Pieds au sec', text: 'Traverse huit fois en une partie avant de perdre une vie.' },
    twenty: { title: 'Heure de pointe', text: 'Traverse 20 fois en une partie.' },
    city: {
      title: 'Animal à sang froid',
      text: 'Termine la «\u202fVille d’hiver\u202f» avec trois étoiles.',
    },
  },
  golf: {
    first: { title: 'Sur le green', text: 'Gagne une partie de Solitaire golf sans indice.' },
    par: {
      title: 'Dans le par',
      text: 'Termine une donne au hasard de Solitaire golf en cinq coups ou moins, sans indice.',
    },
    under: {
      title: 'Des cartes dans le sac',
      text: 'Gagne une partie de Solitaire golf avec au moins trois cartes dans la pioche, sans indice.',
    },
    chain: { title: 'Long drive', text: 'Prends dix cartes de suite au Solitaire golf, sans indice.' },
  },
  'gravity-flip-runner': {
    five: { title: 'Tête en bas', text: `Atteins une distance de ${numberText(5000)}.` },
    coins: {
      title: 'Plafond et plancher',
      text: 'Ramasse 40 pièces en une course «\u202fClassique\u202f» à un joueur.',
    },
    powers: {
      title: 'Panoplie complète',
      text: 'Ramasse les trois bonus en une course à un joueur\u00a0: bouclier, ralenti et aimant.',
    },
    twenty: { title: 'Chute libre', text: `Atteins une distance de ${numberText(20_000)}.` },
    core: { title: 'Centre de gravité', text: 'Termine la zone «\u202fNoyau\u202f» avec trois étoiles.' },
  },
  'invisible-maze': {
    narrow: {
      title: 'Dans le noir',
      text: 'Avec les sept labyrinthes, atteins l’arrivée du niveau 2 sans montrer la solution.',
    },
    soft: {
      title: 'Sur la pointe des pieds',
      text: 'Avec les sept labyrinthes, commence au niveau 3 et atteins son arrivée sans heurter un mur ni montrer la solution.',
    },
    void: { title: 'Hors du néant', text: 'Atteins l’arrivée du niveau 7 sans montrer la solution.' },
    all: {
      title: 'Ariane',
      text: 'Atteins l’arrivée des sept niveaux en une seule partie sans montrer la solution.',
    },
  },
  'jigsaw-puzzle': {
    medium: { title: 'Pièce par pièce', text: 'Termine un puzzle de 24 pièces ou plus.' },
    turned: {
      title: 'Dans le bon sens',
      text: 'Termine un puzzle de 24 pièces ou plus avec la rotation activée.',
    },
    exact: {
      title: 'Un seul geste',
      text: 'Termine un puzzle de 24 ou 48 pièces en autant de coups qu’il a de pièces.',
    },
    swift: {
      title: 'Le coup d’œil',
      text: 'Termine un puzzle de 48 pièces ou plus en cinq minutes ou moins.',
    },
  },
  klondike: {
    first: { title: 'Quatre rois au sommet', text: 'Gagne une partie de Klondike sans indice.' },
    three: {
      title: 'Une carte sur trois',
      text: 'Gagne une partie de Klondike en tirant trois cartes à la fois, sans indice.',
    },
    swift: {
      title: 'Doigts agiles',
      text: 'Gagne une partie de Klondike en trois minutes ou moins, sans indice.',
    },
    once: {
      title: 'Un seul passage',
      text: 'Gagne une partie de Klondike sans retourner la défausse et sans indice.',
    },
    freecell: { title: 'Cartes sur table', text: 'Gagne une partie de FreeCell sans indice.' },
  },
  'memory-match': {
    medium: {
      title: 'Bonne mémoire',
      text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Moyen en 18 coups ou moins.',
    },
    swift: {
      title: 'Doigts agiles',
      text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 60 secondes ou moins.',
    },
    hard: {
      title: 'Mémoire d’éléphant',
      text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 26 coups ou moins.',
    },
    sharp: {
      title: 'N’oublie jamais rien',
      text: 'Dans une partie à un joueur, trouve toutes les paires d’images en Difficile en 21 coups ou moins.',
    },
  },
  minesweeper: {
    beginner: { title: 'Terrain dégagé', text: 'Démine une grille «\u202fDébutant\u202f» sans indice.' },
    quick: {
      title: 'Pied léger',
      text: 'Démine une grille «\u202fDébutant\u202f» en 30 secondes ou moins, sans indice.',
    },
    'no-flags': {
      title: 'Sans drapeaux',
      text: 'Démine une grille «\u202fIntermédiaire\u202f» sans poser de drapeau et sans indice.',
    },
    expert: {
      title: 'Quatre-vingt-dix-neuf mines',
      text: 'Démine une grille «\u202fExpert\u202f» sans indice.',
    },
    swift: {
      title: 'Sapeur',
      text: 'Démine une grille «\u202fExpert\u202f» en 180 secondes ou moins, sans indice.',
    },
  },
  nonogram: {
    uncovered: { title: 'Dévoilé', text: 'Résous une grille 10x10 ou plus grande, sans indice.' },
    quick: { title: 'Coup d’œil', text: 'Résous une grille 10x10 en 90 secondes ou moins, sans indice.' },
    sure: {
      title: 'Main sûre',
      text: 'Résous une grille 15x15 ou plus grande avec les erreurs affichées, sans erreur et sans indice.',
    },
    large: { title: 'Grand tableau', text: 'Résous une grille 20x20, sans indice.' },
    hard: {
      title: 'Ligne après ligne',
      text: 'Résous une grille générée en Difficile, 15x15 ou 20x20, sans indice.',
    },
  },
  'number-guessing': {
    medium: { title: 'Tu chauffes', text: 'Trouve le nombre en Moyen.' },
    halves: {
      title: 'Diviser pour régner',
      text: 'Trouve le nombre en Facile en six essais ou moins\u00a0: c’est toujours possible.',
    },
    swift: { title: 'Pensée éclair', text: 'Trouve le nombre en Moyen en 15 secondes ou moins.' },
  },
  'pac-man': {
    maze: { title: 'Plus une seule pastille', text: 'Vide un labyrinthe.' },
    four: { title: 'Les quatre d’un coup', text: 'Mange quatre fantômes avec une seule super-pastille.' },
    dessert: { title: 'Une place pour le dessert', text: 'Mange les deux fruits d’un même labyrinthe.' },
    untouched: { title: 'Intouchable', text: 'Vide le premier labyrinthe sans te faire attraper.' },
    'four-mazes': { title: 'Chasse aux fantômes', text: 'Vide quatre labyrinthes en une partie.' },
  },
  'pixel-sushi-chef': {
    clean: {
      title: 'Coupe nette',
      text: 'Atteins l’heure de fermeture avec six clients servis et aucun maki raté.',
    },
    everyone: {
      title: 'Personne n’attend',
      text: 'Atteins l’heure de fermeture avec huit clients servis, sans qu’aucun ne parte le ventre vide.',
    },
    'one-heart': { title: 'Corps et âme', text: 'Atteins l’heure de fermeture en Express avec une vie.' },
    twenty: {
      title: 'L’art de la natte',
      text: 'Sers 20 clients en un service «\u202fClassique\u202f» ou «\u202fExpress\u202f».',
    },
    week: {
      title: 'Chef de cuisine',
      text: 'Obtiens trois étoiles à la soirée 7 du mode «\u202fSept soirées\u202f».',
    },
  },
  pong: {
    normal: { title: 'Balle de match', text: 'Bats l’ordinateur en Normal ou plus.' },
    rally: { title: 'Aller-retour', text: 'Joue un échange de 25 coups.' },
    love: {
      title: 'Pas un seul point',
      text: 'Bats l’ordinateur en Normal ou plus sans perdre un point, en mode «\u202fClassique\u202f».',
    },
    hard: {
      title: 'Une table pour une personne',
      text: 'Bats l’ordinateur en Difficile, en mode «\u202fClassique\u202f».',
    },
    long: { title: 'L’échange sans fin', text: 'Joue un échange de 60 coups.' },
  },
  pyramid: {
    first: { title: 'Jusqu’au pyramidion', text: 'Gagne une partie de Solitaire pyramide sans indice.' },
    swift: {
      title: 'Treize au galop',
      text: 'Gagne une partie de Solitaire pyramide en deux minutes ou moins, sans indice.',
    },
    once: {
      title: 'Une descente du Nil',
      text: 'Gagne une partie de Solitaire pyramide sans retourner la défausse et sans indice.',
    },
    random: {
      title: 'Contre le sable',
      text: 'Gagne une donne au hasard de Solitaire pyramide sans indice.',
    },
  },
  reversi: {
    normal: { title: 'Retournement', text: 'Bats l’ordinateur en Normal ou plus.' },
    corners: {
      title: 'Les quatre coins',
      text: 'Prends les quatre coins et bats l’ordinateur en Normal ou plus.',
    },
    big: {
      title: 'Raz-de-marée',
      text: 'Bats l’ordinateur avec au moins 30 pions d’écart, en Difficile ou plus, sur le plateau 8x8, sans indice.',
    },
    expert: {
      title: 'Au-delà du bord',
      text: 'Bats l’ordinateur en Expert ou plus sur le plateau 8x8, sans indice.',
    },
    master: {
      title: 'Le dernier pion debout',
      text: 'Bats l’ordinateur en Maître sur le plateau 8x8, sans indice. Il joue la fin à la perfection.',
    },
  },
  'rock-paper-scissors': {
    five: {
      title: 'Télépathie',
      text: 'Avec trois signes, gagne un match en 5 ou 10 contre un ordinateur qui s’adapte à toi.',
    },
    hands: {
      title: 'Touche-à-tout',
      text: 'Avec trois signes, gagne un match en 10 contre un ordinateur qui s’adapte à toi, et au moins deux manches avec chaque signe.',
    },
    lead: {
      title: 'Deux coups d’avance',
      text: 'Avec trois signes, gagne un match en 10 contre un ordinateur qui s’adapte à toi, en perdant six manches au plus.',
    },
  },
  'simon-says': {
    eight: {
      title: 'Jacques a dit huit',
      text: 'Répète une séquence de 8 étapes avec les options standard.',
    },
    fourteen: {
      title: 'Une bonne oreille',
      text: 'Répète une séquence de 14 étapes avec les options standard.',
    },
    twenty: {
      title: 'Tout ce que dit Jacques',
      text: 'Répète une séquence de 20 étapes avec les options standard.',
    },
    'thirty-one': {
      title: 'Jacques en personne',
      text: 'Répète une séquence de 31 étapes avec les options standard.',
    },
  },
  'slice-storm': {
    combo: { title: 'Salade de fruits', text: 'Atteins un combo de 8 en Classique ou Zen.' },
    clean: {
      title: 'Rien par terre',
      text: 'En Classique avec trois vies, tranche 60 fruits avant d’en manquer un ou de trancher une bombe.',
    },
    level: {
      title: 'Contre la tempête',
      text: 'Atteins le niveau 5 en Classique avec trois vies, ou en Zen.',
    },
    'ten-thousand': {
      title: 'Mixeur',
      text: `Marque ${numberText(10_000)} points en Classique avec trois vies.`,
    },
    storm: {
      title: 'Chasse à la tempête',
      text: 'Obtiens trois étoiles à l’étape 10 du mode «\u202fArcade\u202f».',
    },
  },
  'sliding-puzzle': {
    fifteen: { title: 'Quinze dans l’ordre', text: 'Résous le taquin 4x4 sans indice.' },
    eight: { title: 'Raccourci', text: 'Résous le taquin 3x3 en 40 coups ou moins, sans indice.' },
    swift: { title: 'Tout en glisse', text: 'Résous le taquin 4x4 en 90 secondes ou moins, sans indice.' },
    lean: { title: 'Économie de gestes', text: 'Résous le taquin 4x4 en 100 coups ou moins, sans indice.' },
    'twenty-four': { title: 'Vingt-quatre dans l’ordre', text: 'Résous le taquin 5x5 sans indice.' },
  },
  snake: {
    grown: { title: 'Ça pousse', text: 'Atteins une longueur de 25 sans obstacles.' },
    fast: {
      title: 'Fast-food',
      text: 'Mange 20 fruits en une partie à la vitesse «\u202fRapide\u202f», avec les murs et sans obstacles.',
    },
    third: {
      title: 'Un tiers du plateau',
      text: 'Atteins une longueur de 134 sur un plateau 20x20 sans obstacles, un tiers des cases.',
    },
    full: { title: 'Plus rien à manger', text: 'Remplis tout un plateau 20x20 sans obstacles.' },
    festival: {
      title: 'Place d’honneur',
      text: 'Obtiens trois étoiles dans le monde 10 du mode «\u202fMondes\u202f».',
    },
  },
  spider: {
    first: { title: 'Huit pattes', text: 'Gagne une partie de Solitaire Spider sans indice.' },
    two: {
      title: 'Soie noire et rouge',
      text: 'Gagne une partie de Solitaire Spider avec deux couleurs, sans indice.',
    },
    four: {
      title: 'As de la toile',
      text: 'Gagne une partie de Solitaire Spider avec quatre couleurs, sans indice.',
    },
    score: {
      title: 'Cousu de fil fin',
      text: 'Gagne une partie de Solitaire Spider avec 1\u202f150 points ou plus, sans indice.',
    },
  },
  sudoku: {
    easy: {
      title: 'Quatre-vingt-une cases',
      text: 'Résous un Sudoku standard en Facile, Moyen, Difficile ou Expert, erreurs masquées, sans indice.',
    },
    clean: {
      title: 'Écrit à l’encre',
      text: 'Résous un Sudoku standard en Moyen, Difficile ou Expert, erreurs masquées, sans indice ni conflit.',
    },
    head: {
      title: 'Tout de tête',
      text: 'Résous un Sudoku standard en Moyen, Difficile ou Expert, erreurs masquées, sans indice ni note.',
    },
    hard: {
      title: 'Une heure de calme',
      text: 'Résous un Sudoku standard en Difficile ou Expert, erreurs masquées, sans indice.',
    },
    expert: {
      title: 'Logique souveraine',
      text: 'Résous un Sudoku standard en Expert, erreurs masquées, sans indice.',
    },
  },
  'tap-the-glitch': {
    secure: { title: 'Système restauré', text: 'Garde le système debout pendant les 60 secondes.' },
    combo: { title: 'Réaction en chaîne', text: 'Atteins un combo de 15.' },
    steady: {
      title: 'À peine un clignotement',
      text: 'Garde le système debout pendant les 60 secondes sans que son état passe jamais à CRITIQUE.',
    },
    storm: {
      title: 'L’œil de la tempête',
      text: `Marque ${numberText(2500)} points dans une partie de 60 secondes en Tempête.`,
    },
    meltdown: {
      title: 'Service exemplaire',
      text: 'Obtiens trois étoiles dans le service 8 du mode «\u202fServices\u202f».',
    },
  },
  'tic-tac-toe': {
    normal: { title: 'Trois alignés', text: 'Bats l’ordinateur en Normal dans une partie en 3x3.' },
    second: {
      title: 'En second',
      text: 'Bats l’ordinateur en Normal dans une partie en 3x3 avec O, quand il commence et que trois alignés gagnent.',
    },
    perfect: {
      title: 'Une égalité honorable',
      text: 'Fais égalité avec l’ordinateur en Parfait dans une partie en 3x3 avec O, où trois alignés gagnent, sans indice.',
    },
  },
  tripeaks: {
    first: { title: 'Trois sommets', text: 'Gagne une partie de TriPeaks sans indice.' },
    chain: { title: 'Cordée', text: 'Prends 12 cartes en une suite à TriPeaks, sans indice.' },
    strict: {
      title: 'Sans détour',
      text: 'Gagne une partie de TriPeaks où les as et les rois ne se suivent pas, sans indice.',
    },
    score: { title: 'Camp d’altitude', text: 'Marque 200 points en une partie de TriPeaks, sans indice.' },
  },
  'tug-of-war': {
    medium: {
      title: 'Oh hisse',
      text: 'En traction «\u202fRapide\u202f», bats l’ordinateur en Normal ou plus.',
    },
    clean: {
      title: 'Pas un centimètre',
      text: 'En traction «\u202fRapide\u202f», bats l’ordinateur en Difficile ou plus dans un match en 3 ou 5 manches gagnantes sans perdre une manche.',
    },
    expert: {
      title: 'La force de dix ours',
      text: 'En traction «\u202fRapide\u202f», bats l’ordinateur en Expert ou plus.',
    },
    impossible: {
      title: 'Rien d’impossible',
      text: 'En traction «\u202fRapide\u202f», bats l’ordinateur en Impossible.',
    },
    champion: {
      title: 'Le dernier ours debout',
      text: 'Obtiens trois étoiles contre l’ours 6 en «\u202fTournoi\u202f».',
    },
  },
  'whack-a-mole': {
    twenty: { title: 'Départ éclair', text: 'Tape 20 taupes en une partie «\u202fClassique\u202f».' },
    true: {
      title: 'Chaque coup compte',
      text: 'Tape 30 taupes en une partie «\u202fClassique\u202f» sans frapper un trou vide.',
    },
    run: {
      title: 'Rien ne t’arrête',
      text: 'Tape 50 taupes de suite en Express.',
    },
    hundred: { title: 'L’as du jardin', text: 'Tape 100 taupes en une partie «\u202fClassique\u202f».' },
    fair: { title: 'Le gros lot', text: 'Obtiens trois étoiles à l’étape 10 du mode «\u202fExpress\u202f».' },
  },
  'word-guessing': {
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
  },
}
