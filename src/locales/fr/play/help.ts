import { asSentence, numberText, percentText, plural } from '../../../engine/core/text'
import type * as labels from '../../../engine/sound/texts/labels'
import type * as assists from '../../../play/texts/assists'
import type * as captions from '../../../play/texts/captions'
import type * as help from '../../../play/texts/help'
import type * as position from '../../../play/texts/position'
import type { Translation } from '../../translation'

export const helpTexts: Translation<typeof help.helpTexts> = {
  title: (game) => `${game}\u00a0: comment\u00a0jouer`,
  close: 'Compris',
  keyboard: {
    common:
      '{pause} ou {escape}\u00a0: pause\u202f; {restart}\u00a0: recommencer\u202f; {mute}\u00a0: couper le son\u202f; {fullScreen}\u00a0: plein écran.',
    undo: '{undo} annule un coup.',
    position: '{position} lit ta position à voix haute\u202f; appuie encore pour tout le plateau.',
  },
  pad: {
    common:
      '{start}\u00a0: pause. Dans les menus\u00a0: croix pour se déplacer, {select} pour choisir, {back} pour revenir.',
    position:
      '{position} lit à voix haute ta position sur un plateau\u202f; appuie encore pour tout le plateau.',
  },
}

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: Translation<typeof assists.assistTexts> = {
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
    label: 'Niveau de détail pour lecteur d’écran',
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

export const captionTexts: Translation<typeof captions.captionTexts> = {
  tone: 'note',
  left: (caption) => `◂ ${caption}, à gauche`,
  right: (caption) => `${caption}, à droite ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}

export const positionTexts: Translation<typeof position.positionTexts> = {
  nothing: 'rien',
  count: (count, kind) => `${kind}\u00a0: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Ligne ${at.row}, colonne ${at.column}, ${at.what}. Ailleurs dans la ligne\u00a0: ${inRow}\u202f; dans la colonne\u00a0: ${inColumn}.`,
  row: (row, cells) => `Ligne ${row}. ${asSentence(cells)}`,
}

export const soundTexts: Translation<typeof labels.soundTexts> = {
  tap: 'clic',
  confirm: 'validé',
  back: 'retour',
  open: 'ça s’ouvre',
  close: 'ça se ferme',
  toggle: 'bascule',
  error: 'interdit',
  start: 'signal de départ',
  pause: 'pause',
  resume: 'reprise',
  countdown: 'compte à rebours',
  tick: 'tic-tac',
  alarm: 'alarme',
  flag: 'drapeau',
  reveal: 'quelque chose apparaît',
  move: 'coup',
  place: 'pose',
  drop: 'chute',
  flip: 'retournement',
  match: 'identiques',
  mismatch: 'différents',
  slide: 'glissement',
  merge: 'fusion',
  bigMerge: 'grande fusion',
  snap: 'emboîtement',
  card: 'carte',
  chip: 'jeton',
  shuffle: 'mélange',
  collect: 'ramassé',
  coin: 'pièce d’or',
  combo: 'combo',
  turn: 'virage',
  eat: 'bouchée',
  flap: 'coup d’aile',
  jump: 'saut',
  land: 'atterrissage',
  launch: 'lancement',
  shoot: 'tir',
  thrust: 'moteur',
  slice: 'coupe',
  whoosh: 'souffle',
  miss: 'raté',
  spawn: 'du nouveau',
  pop: 'pop',
  explosion: 'explosion',
  splash: 'plouf',
  bounce: 'rebond',
  wall: 'choc contre un mur',
  paddle: 'coup de raquette',
  brick: 'brique cassée',
  crack: 'craquement',
  hit: 'impact',
  whack: 'frappe',
  puck: 'choc du palet',
  point: 'point',
  glitch: 'glitch',
  win: 'fanfare de victoire',
  lose: 'notes graves\u00a0: partie terminée',
  tie: 'deux notes égales\u00a0: égalité',
  newBest: 'fanfare\u00a0: nouveau record',
  levelUp: 'notes montantes\u00a0: niveau terminé',
  lifeLost: 'notes descendantes\u00a0: vie perdue',
  medal: 'médaille',
  goal: 'but',
  powerUp: 'notes montantes\u00a0: bonus',
}
