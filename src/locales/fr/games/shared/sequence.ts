import { plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/sequence/texts/game'
import type { Translation } from '../../../translation'

const passOn = 'À tour de rôle\u00a0: répète la séquence et ajoute une étape. Une erreur t’élimine.'

export const sequenceTexts: Translation<typeof game.sequenceTexts> = {
  options: {
    goal: { label: 'Objectif', none: 'Aucun', levels: (levels) => `${levels} niveaux` },
    order: {
      label: 'Répéter',
      forwards: 'À l’endroit',
      backwards: 'À l’envers',
      says: { backwards: 'Répète la séquence de la dernière étape à la première.' },
    },
    pace: { label: 'Vitesse', slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
    senses: {
      label: 'Séquence',
      both: 'Lumière et son',
      sound: 'Son seul',
      says: { sound: 'Écoute, puis répète la séquence. Rien ne s’allume.' },
    },
    players: { label: 'Joueurs', 1: 'Un', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Niveau', Score: 'Score', Player: 'Joueur', Steps: 'Étapes' },
  status: {
    shown: (step, name) => `${step}\u00a0: ${name}.`,
    yourTurn: (steps) =>
      plural(steps, {
        one: 'À toi\u00a0: # étape.',
        many: 'À toi\u00a0: # d’étapes.',
        other: 'À toi\u00a0: # étapes.',
      }),
    passed: (player, steps) =>
      plural(steps, {
        one: `Joueur ${player}\u00a0: répète # étape, puis ajoutes-en une.`,
        many: `Joueur ${player}\u00a0: répète # d’étapes, puis ajoutes-en une.`,
        other: `Joueur ${player}\u00a0: répète # étapes, puis ajoutes-en une.`,
      }),
    level: (level, points) => `Niveau ${level} terminé, +${points}.`,
    wrong: (pressed, expected) => `Ta réponse\u00a0: ${pressed}. La bonne\u00a0: ${expected}.`,
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
    add: (player) => `Joueur ${player}\u00a0: ajoute une étape`,
    repeat: (player) => `Joueur ${player}\u00a0: répète`,
  },
  lit: (name) => `${name}, allumé`,
}
