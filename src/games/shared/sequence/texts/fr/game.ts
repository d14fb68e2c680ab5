import { plural } from '../../../../../engine/core/text'
import type { sequenceTexts as english } from '../game'

const passOn = 'À tour de rôle : répète la séquence et ajoute une étape. Une erreur t’élimine.'

export const sequenceTexts: typeof english = {
  options: {
    goal: { label: 'Objectif', none: 'Aucun', levels: (levels) => `${levels} niveaux` },
    order: { label: 'Répéter', forwards: 'À l’endroit', backwards: 'À l’envers' },
    pace: { label: 'Vitesse', slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
    senses: { label: 'Séquence', both: 'Lumière et son', sound: 'Son seul' },
    players: { label: 'Joueurs', one: 'Un', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Niveau', Score: 'Score', Player: 'Joueur', Steps: 'Étapes' },
  status: {
    shown: (step, name) => `${step} : ${name}.`,
    yourTurn: (steps) =>
      plural(steps, {
        one: 'À toi : # étape.',
        many: 'À toi : # d’étapes.',
        other: 'À toi : # étapes.',
      }),
    passed: (player, steps) =>
      plural(steps, {
        one: `Joueur ${player} : répète # étape, puis ajoutes-en une.`,
        many: `Joueur ${player} : répète # d’étapes, puis ajoutes-en une.`,
        other: `Joueur ${player} : répète # étapes, puis ajoutes-en une.`,
      }),
    level: (level, points) => `Niveau ${level} terminé, +${points}.`,
    wrong: (pressed, expected) => `Ta réponse : ${pressed}. La bonne : ${expected}.`,
  },
  captions: {
    show: 'note',
    press: 'ta note',
    wrong: 'fausse note',
    level: 'niveau terminé',
    Refused: 'pas maintenant',
  },
  ends: {
    complete: (levels) => `Les ${levels} niveaux terminés`,
    noMistake: 'Sans aucune erreur.',
    mistake: (step, steps) => `Erreur à l’étape ${step} sur ${steps}.`,
    playerWins: (player) => `Joueur ${player} gagne`,
    steps: (steps) =>
      plural(steps, {
        one: 'La séquence avait # étape.',
        many: 'La séquence avait # d’étapes.',
        other: 'La séquence avait # étapes.',
      }),
  },
  turn: {
    add: (player) => `Joueur ${player} : ajoute une étape`,
    repeat: (player) => `Joueur ${player} : répète`,
  },
  lit: (name) => `${name}, allumé`,
}
