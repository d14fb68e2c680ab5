import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Mode', single: 'Un joueur', multi: 'Deux joueurs' },
    run: {
      label: 'Course',
      usual: 'Normale',
      daring: 'Risquée',
      tour: 'Quartiers',
      says: {
        usual: 'Esquive à ton aise\u00a0: les bords sont sans danger.',
        daring: 'Frôler un obstacle rapporte des points, et les bords brûlent.',
        tour: 'Dix quartiers de cinq vagues, et chaque cœur gardé vaut une étoile.',
      },
    },
    district: { label: 'Quartier' },
  },
  stats: {
    Score: 'Score',
    Multiplier: 'Multiplicateur',
    Blue: 'Bleu',
    'Blue ×': 'Bleu ×',
    Green: 'Vert',
    'Green ×': 'Vert ×',
    Lives: 'Vies',
    Stars: 'Étoiles',
  },
  best: { score: 'Record', stars: 'Record d’étoiles' },
  toasts: {
    single: 'La partie à un joueur commence\u202f!',
    multi: 'La partie à deux commence\u202f!',
    NewBest: 'Nouveau record\u202f!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}\u00a0: multiplicateur ${multiplier}.`,
    wave: (name) => `${name}.`,
    hurt: (runner, hearts) =>
      plural(hearts, {
        one: `${runner} est touché. Il reste # vie.`,
        many: `${runner} est touché. Il reste # de vies.`,
        other: `${runner} est touché. Il reste # vies.`,
      }),
    cleared: (district, stars) =>
      plural(stars, {
        one: `Quartier ${district}\u00a0: # étoile`,
        many: `Quartier ${district}\u00a0: # d’étoiles`,
        other: `Quartier ${district}\u00a0: # étoiles`,
      }),
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
    wave: 'nouvelle vague',
    clean: 'vague sans choc',
    hurt: 'choc',
    crash: 'choc',
    bump: 'contre le bord',
  },
  tutorialHint: {
    keys: 'Esquive les obstacles qui tombent avec {keys}',
    touch: 'Garde le doigt là où tu veux aller et esquive',
  },
  howTo: [
    'Esquive les obstacles\u00a0: chacun qui passe rapporte. Garde le doigt posé pour te diriger.',
    'Les blocs de ta couleur se collent à toi\u00a0: le multiplicateur monte et tu grossis.',
    'Les bombes les soufflent. À deux, chacun a la moitié de l’écran.',
  ],
  words: { start: 'Jouer' },
  ends: {
    cleared: (district) => `Quartier ${district} terminé\u202f!`,
    over: 'Partie terminée\u202f!',
    tie: 'Égalité\u202f!',
    wins: ['Joueur 1 (bleu) gagne\u202f!', 'Joueur 2 (vert) gagne\u202f!'],
  },
  runners: ['Bleu', 'Vert'],
  districts: [
    'Vieille ville',
    'Marché',
    'Port',
    'Parc',
    'Gare',
    'Usine',
    'Centre-ville',
    'Stade',
    'Aéroport',
    'Gratte-ciel',
  ],
  waves: {
    rain: 'Pluie',
    wall: 'Murs',
    stairs: 'Escalier',
    tunnel: 'Tunnel',
    spinners: 'Toupies',
    zigzag: 'Zigzag',
    bombs: 'Bombes',
    hail: 'Grêle',
  },
  field: {
    close: (points) => `De peu\u202f! +${points}`,
    goal: 'Passe cinq vagues',
    wave: (wave, of) => `Vague ${wave} sur ${of}`,
    clean: (points) => `Sans choc\u202f! +${points}`,
    hurt: 'Aïe\u202f!',
    bomb: 'Bombe',
    block: 'Attrape',
  },
}
