import { plural } from '../../../engine/core/text'
import type * as englishSettings from '../../../site/texts/settings'
import type { Translation } from '../../translation'

const choices = { system: 'Système', default: 'Standard' }

export const settingsTexts: Translation<typeof englishSettings.settingsTexts> = {
  title: 'Réglages',
  meta: 'Aspect, son, commandes et aides de jeu pour tous les jeux\u00a0: texte plus grand, jeux plus lents, autres touches. Essaie chaque réglage\u202f; tout est enregistré dans ce navigateur.',
  sections: 'Rubriques',
  search: 'Chercher',
  searchHint: 'Chercher un réglage',
  scope: 'Enregistré dans ce navigateur\u202f; vaut pour tous les jeux.',
  noMatch: 'Aucun réglage ne correspond.',
  found: (settings) => plural(settings, { one: '# réglage', many: '# de réglages', other: '# réglages' }),
  failed:
    'Impossible de charger ces réglages. Tu es peut-être hors ligne ou le site a été mis à jour\u202f; recharge la page.',
  dialog: {
    groups: 'Section',
    all: '{link}, avec recherche et aperçus.',
    allLink: 'Tous les réglages sur une page',
  },
  groups: { look: 'Aspect', sound: 'Son', controls: 'Commandes', assists: 'Aides de jeu', data: 'Données' },

  theme: {
    name: 'Thème',
    keywords: 'sombre clair système nuit jour couleurs mode',
    choices: { system: choices.system, dark: 'Sombre', light: 'Clair' },
  },
  motion: {
    name: 'Animations',
    keywords: 'mouvement mouvements tremblement secousse réduit vertige',
    choices: { system: choices.system, full: 'Toutes', reduced: 'Réduites' },
    hint: 'Réduites\u00a0: ni secousses ni zoom, et tout apparaît en fondu au lieu de glisser.',
    try: 'Lancer une balle',
  },
  messages: {
    name: 'Durée des messages',
    keywords: 'notifications avis notes nouvelles lire temps rester fermer',
    choices: { usual: 'Quelques secondes', longer: 'Trois fois plus longtemps', closed: 'Jusqu’à fermeture' },
  },
  daily: {
    name: 'Jeux du jour',
    keywords: 'aujourd’hui série médailles jour quotidien',
    hint: 'Désactivé, masque les jeux du jour, les séries et les médailles.',
  },
  textSize: {
    name: 'Taille du texte',
    keywords: 'plus grand gros police lettres zoom lire',
    stat: 'Score 120',
    line: 'Appuie sur une flèche pour commencer.',
  },
  contrast: {
    name: 'Contraste',
    keywords: 'plus fort élevé net lire clair sombre',
    choices: { system: choices.system, usual: choices.default, more: 'Renforcé' },
  },
  palette: {
    name: 'Palette de couleurs',
    keywords: 'couleur couleurs daltonisme daltonien rouge vert bleu protan deutan tritan',
    choices: {
      usual: choices.default,
      protan: 'Protan (rouge mal perçu)',
      deutan: 'Deutan (vert mal perçu)',
      tritan: 'Tritan (bleu mal perçu)',
    },
    hint: 'Pour les personnes daltoniennes. Rien n’est indiqué par la couleur seule\u00a0: il y a aussi des formes et des symboles.',
    part: 'Ces couleurs',
    try: 'Quatre formes sur un fond à motifs',
  },
  outlines: {
    name: 'Contours plus épais',
    keywords: 'bords bordures figures formes net',
    hint: 'Ajoute des bords clairs et sombres\u202f; les boutons ont des bordures plus épaisses.',
  },
  calm: {
    name: 'Fonds calmes',
    keywords: 'immobile tranquille uni décor motif arrière-plan',
    hint: 'Fonds plus pâles, décors immobiles.',
  },
  pointer: {
    name: 'Pointeur de souris',
    keywords: 'curseur flèche grand taille trouver',
    choices: { system: choices.system, large: 'Grand', largest: 'Très grand' },
  },
  cardBack: {
    name: 'Dos des cartes',
    keywords: 'cartes à jouer patience solitaire réussite blackjack verso motif aspect',
    choices: { diamond: 'Losange', scales: 'Écailles', night: 'Ciel nocturne', lattice: 'Treillis' },
  },

  mute: { name: 'Couper tous les sons', keywords: 'silence muet son couper arrêt' },
  volume: {
    name: 'Volume',
    keywords: 'effets musique fort bas',
    effects: 'Effets',
    music: 'Musique',
    try: 'Écouter un son',
  },
  vibration: {
    name: 'Vibration',
    keywords: 'haptique vibrer vibreur téléphone',
    hint: 'Sur les téléphones, tablettes et manettes compatibles.',
  },
  captions: {
    name: 'Sous-titres',
    keywords: 'mots sourd surdité malentendant entendre sons écrits texte',
    hint: 'Les sons en texte au bord de l’écran, avec leur direction.',
    try: 'Casser un rocher',
    example: 'un rocher se brise',
  },
  soundLight: {
    name: 'Signal lumineux pour les sons',
    keywords: 'flash lumière bord sourd surdité malentendant entendre visuel éclair',
    hint: 'Le bord de l’écran s’éclaire aux sons importants, au plus trois fois par seconde.',
  },

  hand: {
    name: 'Main gauche',
    keywords: 'gaucher gauchère droitier pouce écran flèches boutons tactile',
    hint: 'Les flèches sous le pouce droit, les boutons sous le gauche.',
  },
  controlSize: {
    name: 'Taille des commandes à l’écran',
    keywords: 'grand petit flèches boutons tactile écran pouce',
  },
  stick: {
    name: 'Utiliser un stick virtuel',
    keywords: 'joystick manche flèches tactile écran pouce',
    hint: 'Remplace les quatre flèches\u202f; apparaît là où tu touches.',
  },
  sensitivity: {
    name: 'Sensibilité du stick et du tactile',
    keywords: 'manette joystick glisser balayer geste doigt course portée tremblement fin',
    hint: 'Plus haute pour de petits mouvements, plus basse pour des mains qui tremblent. Vaut pour les sticks de la manette et de l’écran, les balayages et les raquettes qui suivent ton doigt. La vitesse de la souris se règle dans ton système.',
  },
  bindings: {
    name: 'Touches et manette',
    keywords: 'clavier manette contrôleur boutons réassigner changer touches',
    game: 'Jeu',
    chooseGame: 'Choisis un jeu',
    noKeys: (game) => `${game} se joue seulement avec le pointeur et Tab\u00a0: aucune touche à changer.`,
    failed:
      'Impossible de charger ce jeu. Tu es peut-être hors ligne ou le site a été mis à jour\u202f; recharge la page.',
    resetGame: 'Rétablir les commandes de ce jeu',
    resetAll: 'Rétablir toutes les commandes',
    resetDone: 'Toutes les commandes sont rétablies',
    keys: 'Touches',
    pad: 'Manette',
    ofPlayer: (control, player) => `${control}, joueur ${player}`,
    changeKey: (key, control) => `Changer la touche ${key}\u00a0: ${control}`,
    changeButton: (button, control) => `Changer le bouton ${button}\u00a0: ${control}`,
    addKey: (control) => `Ajouter une touche\u00a0: ${control}`,
    addButton: (control) => `Ajouter un bouton\u00a0: ${control}`,
    pressKey: 'Appuie sur une touche pour «\u202f{control}\u202f». Échap annule.',
    pressButton: 'Appuie sur un bouton de la manette pour «\u202f{control}\u202f». Échap annule.',
    conflict: '{input} est déjà attribué\u00a0: {controls}. L’utiliser plutôt ici\u202f?',
    use: 'Utiliser ici',
    cancel: 'Annuler',
    remove: 'Retirer',
    tab: 'Tab passe d’un bouton à l’autre et ne peut pas servir dans un jeu.',
    reserved: 'Le navigateur réserve cette touche. Choisis-en une autre.',
  },

  assists: {
    speed: {
      keywords: 'lent lente ralentir entraînement rythme vitesse',
      try: 'Lancer la balle',
    },
    rewind: { keywords: 'revenir arrière pardonner vies seconde chance annuler rembobiner' },
    aim: { keywords: 'auto aide viser visée aimant cible près toucher diriger' },
    hold: {
      keywords: 'basculer maintenir maintien appuyer interrupteur',
      try: 'Maintiens',
      held: 'Maintenu',
      released: 'Relâché',
    },
    autoRepeat: { keywords: 'constant appuyer marteler rythme rafale maintenir fatigue répétition' },
    debounce: {
      keywords: 'tremblement double appui pause deux fois anti-rebond',
      try: 'Appuie ici',
      counted: (presses) =>
        plural(presses, { one: '# appui compté', many: '# d’appuis comptés', other: '# appuis comptés' }),
    },
    switchAccess: { keywords: 'un seul bouton contacteur défilement balayage accessibilité' },
    audioCues: { keywords: 'aveugle oreille audio tons entendre sons lieux casque' },
    speech: { keywords: 'voix parole annoncer lire état aveugle' },
    clock: { keywords: 'temps chrono minuteur pression stress', moves: 'Coups 24', time: 'Temps 1:08' },
  },

  data: {
    profiles: { name: 'Profils', keywords: 'enregistrer nom partager lien fichier réglages tous' },
    export: { name: 'Exporter', keywords: 'enregistrer sauvegarde fichier télécharger données' },
    import: { name: 'Importer', keywords: 'charger restaurer sauvegarde fichier données' },
    move: {
      name: 'Transférer vers un autre appareil',
      keywords: 'transférer copier téléphone tablette ordinateur connecter données',
    },
    records: {
      name: 'Meilleurs résultats',
      keywords: 'records réinitialiser oublier effacer supprimer score',
    },
    offline: { name: 'Hors ligne', keywords: 'réseau copie installer' },
    unreadable: { name: 'Données illisibles', keywords: 'mises de côté endommagées perdues données' },
    delete: { name: 'Tout supprimer', keywords: 'données retirer effacer vider réinitialiser tout' },
  },
}
