import { numberText, percentText, plural } from '../../../engine/core/text'
import type { assistTexts as english } from '../assists'

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: typeof english = {
  title: 'Aides de jeu',
  gameSpeed: {
    label: 'Vitesse du jeu',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, pour s’entraîner`,
    note: 'Une vitesse réduite est indiquée avec ton résultat et classée à part.',
    hint: 'Pour les jeux en temps réel\u202f; les règles et les sons ne changent pas. Une vitesse réduite est indiquée avec ton résultat et classée à part.',
  },
  toggleHold: {
    label: 'Appuyer sans maintenir',
    hint: 'Appuie une fois pour maintenir, encore une fois pour relâcher.',
  },
  autoRepeat: {
    name: 'Répétition auto',
    label: 'Répétition auto\u00a0: maintenir au lieu d’appuyer plusieurs fois',
    off: 'Non',
    value: (rate) => `${numberText(rate)} par seconde`,
  },
  rewind: {
    label: 'Retour en arrière au lieu de la fin',
    hint: (times) =>
      plural(times, {
        one: 'Les jeux en temps réel reviennent trois secondes en arrière au lieu de finir, jusqu’à # fois par partie. Indiqué avec ton résultat et classé à part.',
        many: 'Les jeux en temps réel reviennent trois secondes en arrière au lieu de finir, jusqu’à # de fois par partie. Indiqué avec ton résultat et classé à part.',
        other:
          'Les jeux en temps réel reviennent trois secondes en arrière au lieu de finir, jusqu’à # fois par partie. Indiqué avec ton résultat et classé à part.',
      }),
  },
  aimAssist: {
    label: 'Aide à la visée',
    hint: (games) =>
      `${games}\u00a0: viser près d’une cible suffit pour la toucher. Indiqué avec ton résultat et classé à part.`,
  },
  debounce: {
    label: 'Ignorer les appuis répétés',
    hint: 'Si tu appuies deux fois en moins d’une demi-seconde, le second appui est ignoré, sur toutes les pages.',
  },
  switchAccess: {
    label: 'Jeu au contacteur',
    hint: 'Les commandes sont mises en valeur une à une. Appuie sur Espace, Entrée, l’écran ou un bouton de la manette pour choisir. Appuie trois fois sur Échap pour quitter.',
    interval: 'Délai de défilement',
    intervalValue: (seconds) => `${numberText(seconds)}\u00a0s`,
  },
  audioCues: {
    label: 'Repères sonores',
    hint: (games) =>
      `${games}\u00a0: des notes à gauche et à droite, aiguës et graves, indiquent où sont les choses. Mieux avec un casque.`,
  },
  screenReaderDetail: {
    label: 'Détail du lecteur d’écran',
    choices: { little: 'Moins', some: 'Normal', much: 'Plus' },
  },
  hideClock: {
    label: 'Cacher le chrono',
    hint: 'Le temps n’est affiché qu’à la fin et ne figure pas dans les résultats partagés.',
  },
  active: {
    rewind: 'retour en arrière',
    audioCues: 'repères sonores',
    hideClock: 'sans chrono',
  },
}
