/** The texts of the settings: their names, hints, search keywords, and previews. Those of assists are in `play/texts/assists.ts`. */
import { plural } from '../../engine/core/text'

const choices = { system: 'System', default: 'Default' }

export const settingsTexts = {
  title: 'Settings',
  meta: 'Look, sound, controls, and assists for every game: larger text, slower games, other keys. Try each one; all are saved in this browser.',
  /** The name of the index, for screen readers. */
  sections: 'Sections',
  search: 'Search',
  searchHint: 'Search settings',
  scope: 'Saved in this browser; applies to every game.',
  noMatch: 'No matching settings.',
  found: (settings: number) => plural(settings, { one: '# setting', other: '# settings' }),
  failed: 'Couldn’t load these settings. You may be offline, or the site was updated; reload the page.',
  dialog: {
    groups: 'Section',
    all: '{link}, with search and previews.',
    allLink: 'All settings on one page',
  },
  groups: { look: 'Look', sound: 'Sound', controls: 'Controls', assists: 'Assists', data: 'Data' },

  theme: {
    name: 'Theme',
    keywords: 'dark light system night day colors colours',
    choices: { system: choices.system, dark: 'Dark', light: 'Light' },
  },
  motion: {
    name: 'Motion',
    keywords: 'animation movement shaking reduced dizzy',
    choices: { system: choices.system, full: 'Full', reduced: 'Reduced' },
    hint: 'Reduced motion: no shaking or zooming, and things fade instead of sliding.',
    try: 'Roll a ball',
  },
  messages: {
    name: 'Notification duration',
    keywords: 'toasts notes news messages read time stay close',
    choices: { usual: 'A few seconds', longer: 'Three times as long', closed: 'Until closed' },
  },
  daily: {
    name: 'Daily games',
    keywords: 'today streak medals day',
    hint: 'When off, hides daily games, streaks, and medals.',
  },
  textSize: {
    name: 'Text size',
    keywords: 'larger bigger font letters zoom read',
    stat: 'Score 120',
    line: 'Press any arrow to start.',
  },
  contrast: {
    name: 'Contrast',
    keywords: 'more high clear read bright dark',
    choices: { system: choices.system, usual: choices.default, more: 'More' },
  },
  palette: {
    name: 'Color palette',
    keywords: 'palette colours color blind blindness weak red green blue protan deutan tritan',
    choices: {
      usual: choices.default,
      protan: 'Protan (red-weak)',
      deutan: 'Deutan (green-weak)',
      tritan: 'Tritan (blue-weak)',
    },
    hint: 'For color vision deficiencies. Nothing is shown by color alone: there are shapes and symbols too.',
    part: 'These colors',
    try: 'Four shapes on a patterned background',
  },
  outlines: {
    name: 'Thicker outlines',
    keywords: 'edges borders figures shapes clear',
    hint: 'Adds light and dark edges; buttons get thicker borders.',
  },
  calm: {
    name: 'Calm backgrounds',
    keywords: 'still quiet plain scenery pattern ground',
    hint: 'Paler backgrounds, no moving scenery.',
  },
  pointer: {
    name: 'Mouse pointer',
    keywords: 'cursor arrow large size find',
    choices: { system: choices.system, large: 'Large', largest: 'Very large' },
  },
  cardBack: {
    name: 'Card backs',
    keywords: 'playing cards patience solitaire blackjack deck reverse design look',
    choices: { diamond: 'Diamond', scales: 'Scales', night: 'Night sky', lattice: 'Lattice' },
  },

  mute: { name: 'Mute all sound', keywords: 'quiet silent off' },
  volume: {
    name: 'Volume',
    keywords: 'effects music loud quiet',
    effects: 'Effects',
    music: 'Music',
    try: 'Play a sound',
  },
  vibration: {
    name: 'Vibration',
    keywords: 'haptics rumble buzz phone',
    hint: 'On supported phones, tablets, and gamepads.',
  },
  captions: {
    name: 'Captions',
    keywords: 'subtitles words deaf hearing sounds written',
    hint: 'Sounds as text at the edge of the screen, with direction.',
    try: 'Break a rock',
    example: 'rock breaks',
  },
  soundLight: {
    name: 'Flash on sounds',
    keywords: 'light rim deaf hearing visual',
    hint: 'The edge of the screen lights up on important sounds, at most three times a second.',
  },

  hand: {
    name: 'Left-handed',
    keywords: 'hand thumb screen arrows buttons touch',
    hint: 'Arrows under the right thumb, buttons under the left.',
  },
  controlSize: {
    name: 'On-screen control size',
    keywords: 'large small arrows buttons touch screen thumb',
  },
  stick: {
    name: 'Use a virtual stick',
    keywords: 'joystick arrows touch screen thumb',
    hint: 'Replaces the four arrows; appears where you touch.',
  },
  sensitivity: {
    name: 'Stick and touch sensitivity',
    keywords: 'pad joystick drag swipe stroke finger way range tremor fine',
    hint: 'Higher for small movements, lower for shaky hands. Applies to gamepad and on-screen sticks, swipes, and paddles that follow your finger. Mouse speed is set in your system.',
  },
  bindings: {
    name: 'Keys and gamepad',
    keywords: 'keyboard pad controller buttons remap rebind bindings',
    game: 'Game',
    chooseGame: 'Choose a game',
    noKeys: (game: string) => `${game} is played with the pointer and Tab only: it has no keys to change.`,
    failed: 'Couldn’t load this game. You may be offline, or the site was updated; reload the page.',
    resetGame: 'Reset controls of this game',
    resetAll: 'Reset controls of all games',
    resetDone: 'All controls reset to defaults',
    keys: 'Keys',
    pad: 'Gamepad',
    /** A control of a game for two on one device. */
    ofPlayer: (control: string, player: number) => `${control}, player ${player}`,
    changeKey: (key: string, control: string) => `Change key ${key} of ${control}`,
    changeButton: (button: string, control: string) => `Change button ${button} of ${control}`,
    addKey: (control: string) => `Add a key for ${control}`,
    addButton: (control: string) => `Add a button for ${control}`,
    pressKey: 'Press a key for {control}. Esc cancels.',
    pressButton: 'Press a gamepad button for {control}. Esc cancels.',
    conflict: '{input} is already used for {controls}. Use it here instead?',
    use: 'Use here',
    cancel: 'Cancel',
    remove: 'Remove',
    tab: 'Tab moves between buttons and can’t be used in a game.',
    reserved: 'The browser reserves this key. Choose another.',
  },

  /** Search keywords and previews of the assists. */
  assists: {
    speed: {
      keywords: 'slow slower practice tempo',
      try: 'Roll the ball',
    },
    rewind: { keywords: 'go back forgive lives second chance undo' },
    aim: { keywords: 'auto help aiming magnet target near hit steer' },
    hold: {
      keywords: 'toggle holding press switch',
      try: 'Hold me',
      held: 'Held',
      released: 'Released',
    },
    autoRepeat: { keywords: 'steady pressing mash rhythm rapid fire hold tired' },
    debounce: {
      keywords: 'tremor double press pause twice cool-down debounce',
      try: 'Press me',
      counted: (presses: number) => plural(presses, { one: '# press counted', other: '# presses counted' }),
    },
    switchAccess: { keywords: 'one switch scan scanning single button accessibility' },
    audioCues: { keywords: 'blind by ear audio tones hear sound places headphones' },
    speech: { keywords: 'speech voice announce status blind' },
    clock: { keywords: 'time timer pressure stress', moves: 'Moves 24', time: 'Time 1:08' },
  },

  /** Names and search keywords of the data settings, whose other texts load later (`data.ts`). */
  data: {
    profiles: { name: 'Profiles', keywords: 'save name share link file settings all' },
    export: { name: 'Export', keywords: 'save backup file download data' },
    import: { name: 'Import', keywords: 'load restore backup file data' },
    move: {
      name: 'Move to another device',
      keywords: 'transfer copy phone tablet computer sync connect data',
    },
    records: { name: 'Best results', keywords: 'records reset forget delete high score' },
    offline: { name: 'Offline', keywords: 'network copy install' },
    unreadable: { name: 'Unreadable data', keywords: 'put aside damaged lost data' },
    delete: { name: 'Delete all data', keywords: 'remove erase clear reset everything' },
  },
}
