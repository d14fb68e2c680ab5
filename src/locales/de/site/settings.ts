import { plural } from '../../../engine/core/text'
import type * as englishSettings from '../../../site/texts/settings'
import type { Translation } from '../../translation'

const choices = { system: 'System', default: 'Standard' }

export const settingsTexts: Translation<typeof englishSettings.settingsTexts> = {
  title: 'Einstellungen',
  meta: 'Anzeige, Ton, Steuerung und Spielhilfen für jedes Spiel: größerer Text, langsamere Spiele, andere Tasten. Probier alles aus; es wird in diesem Browser gespeichert.',
  sections: 'Abschnitte',
  search: 'Suche',
  searchHint: 'Einstellungen suchen',
  scope: 'In diesem Browser gespeichert; gilt für jedes Spiel.',
  noMatch: 'Keine passenden Einstellungen.',
  found: (settings) => plural(settings, { one: '# Einstellung', other: '# Einstellungen' }),
  failed:
    'Diese Einstellungen konnten nicht geladen werden. Vielleicht bist du offline oder die Website wurde aktualisiert; lade die Seite neu.',
  dialog: {
    groups: 'Abschnitt',
    all: '{link}, mit Suche und Vorschau.',
    allLink: 'Alle Einstellungen auf einer Seite',
  },
  groups: {
    look: 'Anzeige',
    sound: 'Ton',
    controls: 'Steuerung',
    assists: 'Spielhilfen',
    data: 'Daten',
  },

  theme: {
    name: 'Design',
    keywords: 'dunkel hell system nacht tag farben theme farbschema modus',
    choices: { system: choices.system, dark: 'Dunkel', light: 'Hell' },
  },
  motion: {
    name: 'Bewegung',
    keywords: 'animation wackeln zittern reduziert schwindel',
    choices: { system: choices.system, full: 'Voll', reduced: 'Reduziert' },
    hint: 'Reduzierte Bewegung: kein Wackeln oder Zoomen, und Dinge werden eingeblendet, statt zu gleiten.',
    try: 'Ball rollen',
  },
  messages: {
    name: 'Dauer der Meldungen',
    keywords: 'benachrichtigungen hinweise nachrichten lesen zeit bleiben schließen',
    choices: { usual: 'Ein paar Sekunden', longer: 'Dreimal so lang', closed: 'Bis zum Schließen' },
  },
  daily: {
    name: 'Tagesspiele',
    keywords: 'heute serie medaillen tag täglich',
    hint: 'Wenn ausgeschaltet, sind Tagesspiele, Serien und Medaillen ausgeblendet.',
  },
  textSize: {
    name: 'Textgröße',
    keywords: 'größer groß schrift buchstaben zoom lesen',
    stat: 'Punkte 120',
    line: 'Drück einen Pfeil, um zu starten.',
  },
  contrast: {
    name: 'Kontrast',
    keywords: 'mehr hoch klar deutlich lesen hell dunkel',
    choices: { system: choices.system, usual: choices.default, more: 'Mehr' },
  },
  palette: {
    name: 'Farbpalette',
    keywords: 'palette farben farbenblind farbschwäche sehschwäche rot grün blau protan deutan tritan',
    choices: {
      usual: choices.default,
      protan: 'Protan (Rotschwäche)',
      deutan: 'Deutan (Grünschwäche)',
      tritan: 'Tritan (Blauschwäche)',
    },
    hint: 'Für Farbsehschwächen. Nichts wird nur durch Farbe gezeigt: Es gibt immer auch Formen und Symbole.',
    part: 'Diese Farben',
    try: 'Vier Formen auf gemustertem Hintergrund',
  },
  outlines: {
    name: 'Dickere Umrisse',
    keywords: 'kanten ränder figuren formen deutlich konturen',
    hint: 'Fügt helle und dunkle Ränder hinzu; Schaltflächen bekommen dickere Rahmen.',
  },
  calm: {
    name: 'Ruhige Hintergründe',
    keywords: 'still einfach schlicht landschaft muster grund',
    hint: 'Blassere Hintergründe, keine bewegte Landschaft.',
  },
  pointer: {
    name: 'Mauszeiger',
    keywords: 'cursor pfeil groß größe finden',
    choices: { system: choices.system, large: 'Groß', largest: 'Sehr groß' },
  },
  cardBack: {
    name: 'Kartenrücken',
    keywords: 'spielkarten patience solitaire blackjack rückseite muster aussehen',
    choices: { diamond: 'Raute', scales: 'Schuppen', night: 'Nachthimmel', lattice: 'Gitter' },
  },

  mute: { name: 'Ton ganz aus', keywords: 'stumm leise still ruhe' },
  volume: {
    name: 'Lautstärke',
    keywords: 'effekte musik laut leise',
    effects: 'Effekte',
    music: 'Musik',
    try: 'Ton abspielen',
  },
  vibration: {
    name: 'Vibration',
    keywords: 'haptik rütteln brummen handy',
    hint: 'Auf Handys, Tablets und Gamepads, die das können.',
  },
  captions: {
    name: 'Untertitel',
    keywords: 'wörter gehörlos schwerhörig geräusche hören text',
    hint: 'Geräusche als Text am Bildschirmrand, mit Richtung.',
    try: 'Brocken sprengen',
    example: 'Brocken zerbricht',
  },
  soundLight: {
    name: 'Aufleuchten bei Tönen',
    keywords: 'licht rand gehörlos schwerhörig sehen blitz blinken',
    hint: 'Bei wichtigen Tönen leuchtet der Bildschirmrand auf, höchstens dreimal pro Sekunde.',
  },

  hand: {
    name: 'Linkshändig',
    keywords: 'hand daumen bildschirm pfeile tasten touch',
    hint: 'Pfeile unter dem rechten Daumen, Tasten unter dem linken.',
  },
  controlSize: {
    name: 'Größe der Bildschirmtasten',
    keywords: 'groß klein pfeile tasten touch bildschirm daumen',
  },
  stick: {
    name: 'Virtuellen Stick verwenden',
    keywords: 'joystick pfeile touch bildschirm daumen',
    hint: 'Ersetzt die vier Pfeile; erscheint dort, wo dein Finger aufsetzt.',
  },
  sensitivity: {
    name: 'Empfindlichkeit von Stick und Touch',
    keywords: 'pad joystick ziehen wischen finger weg bereich zittern fein tremor',
    hint: 'Höher für kleine Bewegungen, niedriger für zittrige Hände. Gilt für Sticks am Gamepad und auf dem Bildschirm, fürs Wischen und für Schläger, die deinem Finger folgen. Das Tempo der Maus stellst du in deinem System ein.',
  },
  bindings: {
    name: 'Tasten und Gamepad',
    keywords: 'tastatur pad controller knöpfe belegung ändern belegen',
    game: 'Spiel',
    chooseGame: 'Spiel auswählen',
    noKeys: (game) => `${game} spielst du nur mit dem Zeiger und Tab: Es gibt keine Tasten zu ändern.`,
    failed:
      'Dieses Spiel konnte nicht geladen werden. Vielleicht bist du offline oder die Website wurde aktualisiert; lade die Seite neu.',
    resetGame: 'Steuerung dieses Spiels zurücksetzen',
    resetAll: 'Steuerung aller Spiele zurücksetzen',
    resetDone: 'Die ganze Steuerung wurde zurückgesetzt',
    keys: 'Tasten',
    pad: 'Gamepad',
    ofPlayer: (control, player) => `${control}, Spieler ${player}`,
    changeKey: (key, control) => `Taste ${key} ändern: ${control}`,
    changeButton: (button, control) => `Gamepad-Taste ${button} ändern: ${control}`,
    addKey: (control) => `Taste hinzufügen: ${control}`,
    addButton: (control) => `Gamepad-Taste hinzufügen: ${control}`,
    pressKey: 'Drück eine Taste für „{control}“. Esc bricht ab.',
    pressButton: 'Drück eine Gamepad-Taste für „{control}“. Esc bricht ab.',
    conflict: '{input} ist schon belegt: {controls}. Stattdessen hier nutzen?',
    use: 'Hier nutzen',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    tab: 'Tab wechselt zwischen Schaltflächen und kann nicht im Spiel verwendet werden.',
    reserved: 'Diese Taste braucht der Browser selbst. Wähle eine andere.',
  },

  assists: {
    speed: {
      keywords: 'langsam langsamer üben tempo geschwindigkeit',
      try: 'Ball rollen',
    },
    rewind: { keywords: 'zurück zurückspulen verzeihen leben zweite chance rückgängig' },
    aim: { keywords: 'automatisch hilfe zielen magnet ziel nah treffen lenken' },
    hold: {
      keywords: 'umschalten halten gedrückt drücken schalter',
      try: 'Hier halten',
      held: 'Gehalten',
      released: 'Losgelassen',
    },
    autoRepeat: { keywords: 'gleichmäßig drücken hämmern rhythmus dauerfeuer halten müde wiederholen' },
    debounce: {
      keywords: 'tremor zittern doppelt drücken pause zweimal entprellung',
      try: 'Hier drücken',
      counted: (presses) => plural(presses, { one: '# Mal gezählt', other: '# Mal gezählt' }),
    },
    switchAccess: { keywords: 'eine taste schalter abtasten scannen barrierefrei bedienungshilfe' },
    audioCues: { keywords: 'blind gehör töne hören geräusche orte kopfhörer' },
    speech: { keywords: 'sprache stimme ansage vorlesen status blind' },
    clock: { keywords: 'zeit uhr timer druck stress', moves: 'Züge 24', time: 'Zeit 1:08' },
  },

  data: {
    profiles: { name: 'Profile', keywords: 'speichern name teilen link datei einstellungen alle' },
    export: { name: 'Export', keywords: 'exportieren speichern sicherung backup datei download daten' },
    import: { name: 'Import', keywords: 'importieren laden wiederherstellen sicherung backup datei daten' },
    move: {
      name: 'Auf ein anderes Gerät übertragen',
      keywords: 'übertragen kopieren umziehen handy tablet computer verbinden daten',
    },
    records: { name: 'Bestwerte', keywords: 'rekorde zurücksetzen vergessen löschen highscore' },
    offline: { name: 'Offline', keywords: 'netz kopie installieren' },
    unreadable: { name: 'Unlesbare Daten', keywords: 'beiseite beschädigt verloren daten' },
    delete: { name: 'Alle Daten löschen', keywords: 'entfernen leeren zurücksetzen alles' },
  },
}
