import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Mode', single: 'Un joueur', multi: 'Deux joueurs' },
    run: {
      label: 'Course',
      usual: 'Normale',
      daring: 'Risquée',
      says: {
        usual: 'Esquive à ton aise\u00a0: les bords sont sans danger.',
        daring: 'Frôler un obstacle rapporte des points, et les bords brûlent.',
      },
    },
  },
  stats: {
    Score: 'Score',
    Multiplier: 'Multiplicateur',
    Blue: 'Bleu',
    'Blue ×': 'Bleu ×',
    Green: 'Vert',
    'Green ×': 'Vert ×',
  },
  best: { score: 'Record' },
  toasts: {
    single: 'La partie à un joueur commence\u202f!',
    multi: 'La partie à deux commence\u202f!',
    NewBest: 'Nouveau record\u202f!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}\u00a0: multiplicateur ${multiplier}.`,
    hot: (runner) => `${runner}\u00a0: bord brûlant.`,
    losesAll: ['Bleu perd tous ses blocs.', 'Vert perd tous ses blocs.'],
    losesOne: ['Bleu perd un bloc.', 'Vert perd un bloc.'],
    isHit: ['Bleu est touché.', 'Vert est touché.'],
  },
  captions: {
    dodge: 'esquive',
    catch: 'bloc attrapé',
    blast: 'blocs soufflés',
    close: 'de justesse',
    hot: 'bord brûlant',
    burn: 'un bloc brûle',
    crash: 'choc',
    bump: 'contre le bord',
  },
  tutorialHint: {
    keys: 'Esquive les obstacles qui tombent avec {keys}',
    touch: 'Garde le doigt là où tu veux aller, et esquive',
  },
  howTo: [
    'Esquive les obstacles\u00a0: chacun qui passe rapporte. Garde le doigt posé pour te diriger.',
    'Les blocs de ta couleur se collent\u00a0: le multiplicateur monte et tu grossis.',
    'Les bombes les soufflent. À deux, chacun a la moitié de l’écran.',
  ],
  words: { start: 'Jouer' },
  ends: {
    over: 'Partie terminée\u202f!',
    tie: 'Égalité\u202f!',
    wins: ['Joueur 1 (bleu) gagne\u202f!', 'Joueur 2 (vert) gagne\u202f!'],
  },
  runners: ['Bleu', 'Vert'],
  field: { close: (points) => `De peu\u202f! +${points}` },
}
