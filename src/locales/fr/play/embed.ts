import type * as embed from '../../../play/texts/embed'
import type { Translation } from '../../translation'

export const embedTexts: Translation<typeof embed.embedTexts> = {
  fullPage: 'Jouer sur Pocket Arcade',
  noNewTabs: 'Les nouveaux onglets sont bloqués ici. Copie l’adresse\u00a0:',
  notKept: 'Les records ne sont pas conservés ici.',
  cover: {
    play: (game) => `Jouer\u00a0: ${game}`,
    watch: (game) => `Regarder une rediffusion\u00a0: ${game}`,
    today: 'Départ du jour',
    replay: 'Rediffusion',
    loading: 'Chargement…',
    failed: 'Impossible de charger le jeu. Réessaie.',
  },
  frameTitle: (game) => `${game} sur Pocket Arcade`,
  dialog: {
    title: (game) => `Intégrer ${game}`,
    intro: 'Montre ce jeu sur ta propre page. Il se charge d’un clic et n’enregistre rien.',
    introReplay:
      'Montre cette rediffusion sur ta propre page. Elle se charge d’un clic et n’enregistre rien.',
    start: 'Départ',
    starts: { game: 'Ce départ', position: 'Cette position', today: 'Départ du jour' },
    size: 'Taille',
    sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande', full: 'Pleine largeur' },
    theme: 'Thème',
    themes: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
    code: 'Code pour ta page',
    copy: 'Copier le code',
    copied: 'Code copié. Colle-le dans ta page.',
    preview: 'Aperçu',
    tooLong: 'Cette rediffusion est trop longue pour être intégrée. Enregistre-la plutôt dans un fichier.',
  },
}
