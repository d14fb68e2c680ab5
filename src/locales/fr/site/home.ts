import { numberText, plural } from '../../../engine/core/text'
import type * as home from '../../../site/texts/home'
import type { Translation } from '../../translation'

export const homeTexts: Translation<typeof home.homeTexts> = {
  hero: {
    games: '32+ jeux',
    free: 'Gratuit',
    devices: 'Téléphone ou PC',
    offline: 'Marche hors ligne',
  },
  finder: {
    title: 'Choisis ton jeu',
    surprise: 'Au hasard',
    search: 'Chercher',
    count: (games) => plural(games, { one: '# jeu', many: '# de jeux', other: '# jeux' }),
    found: (games) =>
      plural(games, { one: '# jeu trouvé', many: '# de jeux trouvés', other: '# jeux trouvés' }),
    filters: 'Filtres',
    active: 'Actifs',
    clear: 'Tout effacer',
    category: 'Catégories',
    difficulty: 'Difficulté',
    players: 'Joueurs',
    order: 'Trier par',
  },
  nothing: {
    text: (search) => `Aucun jeu trouvé pour «\u202f${search}\u202f».`,
    similar: 'Proches\u00a0:',
    hint: 'Essaie un autre nom ou moins de lettres.',
    hidden: (games) =>
      plural(games, {
        one: 'Tes filtres masquent # jeu.',
        many: 'Tes filtres masquent # de jeux.',
        other: 'Tes filtres masquent # jeux.',
      }),
    show: 'Afficher',
  },
  start: {
    title: 'Commence ici',
    kinds: { quick: 'Rapide', puzzle: 'Réflexion', cards: 'Cartes', board: 'Plateau', two: 'À deux' },
  },
  move: {
    text: 'Tu as déjà joué dans un navigateur ou sur un autre appareil\u202f? {move}',
    link: 'Transfère tes données ici',
  },
  categories: {
    all: 'Tout',
    puzzle: 'Réflexion',
    action: 'Action',
    strategy: 'Stratégie',
    classic: 'Classique',
  },
  orders: {
    site: 'Recommandés',
    difficulty: 'Difficulté',
    name: 'Nom',
    new: 'À découvrir',
    loved: 'Les plus joués',
  },
  rows: {
    favorites: 'Jeux favoris',
    recent: 'Joués récemment',
    all: 'Tous les jeux',
    none: 'Aucun jeu ne correspond à tes filtres',
    tooMany: (games, shown) =>
      `Tu as ${numberText(games)} jeux persos dans ce navigateur\u202f; les ${numberText(shown)} premiers sont affichés.`,
  },
  card: {
    play: 'Jouer',
    best: (value) => `Ton record\u00a0: ${value}`,
    bestTitle: (stat, value) =>
      stat === null ? `Ton record\u00a0: ${value}` : `Ton record\u00a0: ${stat} ${value}`,
    like: 'Ajouter aux favoris',
    unlike: 'Retirer des favoris',
    delete: 'Supprimer ce jeu',
    deleteGame: (game) => `Supprimer ${game}`,
    edit: 'Modifier ce jeu',
    editGame: (game) => `Modifier ${game}`,
  },
  addCard: {
    title: 'Ajoute ton jeu',
    text: 'Indique un jeu du web ou colle son code d’intégration',
  },
  continue: {
    title: 'Continuer',
    dismiss: (game) => `Masquer la partie\u00a0: ${game}`,
    dismissed: (game) => `${game}\u00a0: partie masquée.`,
    undo: 'Annuler',
    justNow: 'à l’instant',
  },
  deletion: {
    title: 'Supprimer ce jeu\u202f?',
    text: (game) => `Veux-tu vraiment supprimer «\u202f${game}\u202f»\u202f? Cette action est irréversible.`,
    confirm: 'Supprimer',
    done: 'Jeu supprimé',
    notSaved: 'Supprimé pour cette visite seulement',
  },
  why: {
    title: 'Pourquoi jouer ici\u202f?',
    instant: {
      title: 'Jeu immédiat',
      text: 'Chaque jeu tourne dans ton navigateur et démarre tout de suite. Rien à installer, pas d’inscription. Appuie sur «\u202fEn direct\u202f» dans n’importe quel jeu pour jouer avec quelqu’un sur un autre appareil.',
    },
    brain: {
      title: 'Pour les méninges',
      text: 'Réflexion et stratégie pour garder l’esprit vif\u00a0: mémoire, nombres, mots et trois coups d’avance.',
    },
    achievements: {
      title: 'Exploits',
      text: 'Chaque jeu retient ton meilleur résultat et a des trophées à obtenir. Il y a toujours un record à battre\u00a0: le tien.',
    },
  },
  links: { imprint: 'Mentions légales', privacy: 'Confidentialité' },
  footer: 'Sans compte. Tes favoris, tes résultats et tes réglages restent dans ce navigateur.',
}
