import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Rôdeurs',
      drift: 'Errants',
      hunt: 'Chasseurs',
      rooms: 'Pièces',
      says: {
        drift: 'Les rôdeurs errent en ligne droite.',
        hunt: 'Certains te suivent, d’autres montent la garde ou te coupent la route.',
        rooms: 'Dix pièces, trois cœurs\u00a0: chaque cœur gardé vaut une étoile.',
      },
    },
    room: { label: 'Pièce' },
  },
  stats: {
    Score: 'Score',
    Level: 'Niveau',
    Left: 'Reste',
    Lives: 'Vies',
    Stars: 'Étoiles',
    'Final Score': 'Score final',
    'Level Reached': 'Niveau atteint',
  },
  best: { levelReached: 'Meilleur niveau' },
  status: {
    dark: 'La lumière est éteinte.',
    alert: 'Un rôdeur se réveille.',
    level: (level) => `Niveau ${level}.`,
    round: (round) => `Manche ${round} sur 3.`,
    hurt: (hearts) =>
      plural(hearts, {
        one: 'Un rôdeur t’attrape\u202f! Il reste # cœur.',
        many: 'Un rôdeur t’attrape\u202f! Il reste # de cœurs.',
        other: 'Un rôdeur t’attrape\u202f! Il reste # cœurs.',
      }),
  },
  captions: {
    collect: 'éclat ramassé',
    warn: 'bientôt le noir',
    dark: 'noir',
    light: 'lumière',
    alert: 'un rôdeur se réveille',
    level: 'niveau terminé',
    round: 'manche terminée',
    cleared: 'pièce terminée',
    hurt: 'cœur perdu',
    caught: 'un rôdeur t’attrape',
  },
  tutorialHint: {
    keys: 'Ramasse les éclats avec {keys}',
    touch: 'Ramasse les éclats\u00a0: garde le doigt là où tu veux aller',
  },
  howTo: [
    'Ramasse les éclats, évite les rôdeurs. Dirige-toi au doigt ou en maintenant le bouton de la souris.',
    'Dans le noir, les rôdeurs cachés continuent d’avancer. Souviens-toi de leur chemin.',
    'Chaque éclat rapporte 10 points\u202f; ramasse-les tous pour changer de niveau.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    room: (room, stars) =>
      plural(stars, {
        one: `${room}\u00a0: # étoile`,
        many: `${room}\u00a0: # d’étoiles`,
        other: `${room}\u00a0: # étoiles`,
      }),
    round: (round, of) => `Manche ${round} sur ${of}.`,
  },
  rooms: {
    attic: 'Grenier',
    cellar: 'Cave',
    kitchen: 'Cuisine',
    library: 'Bibliothèque',
    greenhouse: 'Serre',
    theater: 'Théâtre',
    observatory: 'Observatoire',
    clock: 'Tour de l’horloge',
    museum: 'Musée',
    vault: 'Chambre forte',
  },
  field: {
    level: (level) => `Niveau ${level}`,
    round: (round) => `Manche ${round} sur 3`,
    goal: 'Ramasse tous les éclats',
    rule: 'Chaque cœur gardé vaut une étoile',
    cleared: 'Pièce terminée\u202f!',
  },
}
