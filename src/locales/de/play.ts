import { listText, numberText, plural } from '../../engine/core/text'
import type * as challenges from '../../play/texts/challenges'
import type * as controls from '../../play/texts/controls'
import type * as frame from '../../play/texts/frame'
import type * as panels from '../../play/texts/panels'
import type * as session from '../../play/texts/session'
import type * as share from '../../play/texts/share'
import type { Translation } from '../translation'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Kein Zurückspulen mehr möglich.'
    : plural(left, { one: 'Noch #-mal Zurückspulen möglich.', other: 'Noch #-mal Zurückspulen möglich.' })

export const sessionTexts: Translation<typeof session.sessionTexts> = {
  pause: {
    asked: 'Lass dir Zeit.',
    hidden: 'Pausiert, während du weg warst.',
    blur: 'Pausiert: Das Fenster war nicht mehr aktiv.',
    gamepad: 'Pausiert: Das Gamepad wurde getrennt.',
    context: 'Pausiert: Die Grafik wurde unterbrochen.',
    turned: 'Pausiert: Der Bildschirm wurde gedreht.',
    left: 'Geh noch einmal zurück, um dieses Spiel zu verlassen.',
    restored: 'Dein Spiel ist genau da, wo du aufgehört hast.',
    watched: 'Von hier geht es weiter. Dieses Spiel zählt nicht für Rekorde.',
    turn: 'Dieses Spiel wird mit Links gespielt, die ihr euch schickt.',
    peer: 'Dein Gegner hat das Spiel pausiert.',
    away: 'Dein Gegner ist gerade weg und kann nach der Rückkehr weiterspielen.',
    lost: 'Die Verbindung ging verloren. Du kannst weiterspielen, wenn sie wieder da ist.',
    gone: 'Dein Gegner ist gegangen. Wähle oben, wie es weitergeht.',
    alone: 'Dein Gegner ist gegangen. Du kannst dieses Spiel allein zu Ende spielen.',
    elsewhere: 'Dieses Spiel ging in einem anderen Tab weiter.',
    ended: 'Deine Daten wurden in einem anderen Tab gelöscht oder ersetzt.',
  },

  leavesLive: 'Geh noch einmal zurück, um das Live-Spiel zu verlassen',

  rewound: 'Ein paar Sekunden zurückgespult',
  rewindsLeft,
  rewoundStatus: (left) => `Ein paar Sekunden zurückgespult. Spiel weiter. ${rewindsLeft(left)}`,
  moveUndone: 'Zug rückgängig gemacht.',
  moveRedone: 'Zug wiederholt.',
  noHint: 'Kein Tipp gefunden. Versuch es noch einmal.',
  computerFailed: 'Der Computer konnte nicht ziehen. Versuch es mit „Rückgängig“ oder „Neu starten“.',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Trophäe gewonnen: ${listText(titles)}`,
      other: `Trophäen gewonnen: ${listText(titles)}`,
    }),

  rulesPart: 'Regeln',
  rewindPart: 'Zurückspulen',

  cannotResume: {
    text: 'Dein gespeichertes Spiel kann nicht fortgesetzt werden.',
    otherLanguage: 'Seine Wörter sind in einer anderen Sprache: Wechsle zu ihr, um weiterzuspielen.',
    older: 'Es wurde in einer älteren Version dieses Spiels begonnen.',
    newer:
      'Es wurde in einer neueren Version dieses Spiels begonnen. Lade die Seite neu, um sie zu bekommen.',
  },
  tooLongToSave: {
    text: 'Dieses Spiel ist zu lang, um weiter gespeichert zu werden',
    detail: (move) => `Dein nächster Besuch macht bei Zug ${move} weiter.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Unbekannter Wert im Link für „${option}“: „${asked}“. Möglich: ${listText(values)}.`,
    badSeed: (asked, max) => `Die Startzahl „${asked}“ im Link ist keine ganze Zahl von 0 bis ${max}.`,
    noPositions: 'Dieses Spiel kann nicht mit einer Stellung beginnen.',
    badPosition: 'Die Stellung im Link ist nicht lesbar.',
    positionIsOver: (outcome) => `In dieser Stellung ist kein Zug möglich. ${outcome}`,
  },
}

export const controlTexts: Translation<typeof controls.controlTexts> = {
  padOnly: (select) => `Mit dem D-Pad bewegen, mit ${select} auswählen.`,
  ofPlayer: (player, label) => `Spieler ${player}: ${label}`,

  touch: {
    drag: 'Zieh, um dich zu bewegen.',
    swipe: 'Wisch irgendwo, um dich zu bewegen.',
    tap: (action) => `Tipp irgendwohin: ${action}.`,
    arrows: 'Nutze die Pfeile auf dem Bildschirm.',
    stick: 'Nutze den Stick auf dem Bildschirm.',
    orArrows: 'Oder nutze die Pfeile auf dem Bildschirm.',
    orStick: 'Oder nutze den Stick auf dem Bildschirm.',
    roundButton: (action) => `Runde Taste: ${action}.`,
    roundButtons: (actions) => `Runde Tasten: ${listText(actions)}.`,
  },

  stick: 'Stick',
  switchPad: 'Tasten der Schaltersteuerung',
}

export const challengeTexts: Translation<typeof challenges.challengeTexts> = {
  waiting: (label, value) => `Herausforderung mit demselben Start. Zu schlagen: ${label} ${value}.`,
  won: (label, own, value) => `Herausforderung gewonnen. ${label}: ${own} gegen ${value}.`,
  lost: (label, own, value) => `Herausforderung verloren. ${label}: ${own} gegen ${value}.`,
  tied: (label, value) => `Herausforderung unentschieden. ${label}: beide ${value}.`,
  unverified: 'Dieses Ergebnis ist nicht überprüft.',
  impossible: 'Dieser Link zur Herausforderung ist unbrauchbar: Kein Spiel kann sein Ergebnis erreichen.',
  noReplay:
    'Die Wiederholung in diesem Herausforderungslink ist beschädigt oder abgeschnitten, daher spielst du nur gegen das Ergebnis. Lass dir den ganzen Link schicken, um gegen sie anzutreten.',
  noStart: 'Dieser Link zur Herausforderung ist unbrauchbar: Der Start fehlt.',
  otherResult: (label, value) =>
    `Das Ergebnis in diesem Link passt nicht zu seiner Wiederholung, die so endet: ${label} ${value}.`,
}

export const frameTexts: Translation<typeof frame.frameTexts> = {
  restart: 'Neu starten',
  pause: 'Pause',
  share: 'Teilen',
  howToPlay: 'So geht’s',
  unmute: 'Ton an',
  mute: 'Ton aus',
  fullScreen: 'Vollbild',
  dark: 'Dunkel',
  light: 'Hell',
  ghost: 'Geist',
  field: (title) => `${title}: Spielfeld`,

  turns: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    sendMove: 'Zug senden',
    sendYourMove: 'Sende deinen Zug; dann ist dein Gegner am Zug.',
    moveSent: 'Dein Gegner ist am Zug. Die Antwort kommt als Link.',
  },

  live: {
    button: 'Live spielen',
    watch: 'Zuschauen lassen',
    part: 'Live-Spiel',
    ended: {
      invitation:
        'Deine Einladung ist beendet, weil ihre Seite neu geladen oder verlassen wurde. Lade noch einmal ein und schick den neuen Link.',
      reply:
        'Dein Beitritt ist beendet, weil seine Seite neu geladen oder verlassen wurde. Tritt noch einmal bei: Ein Antwortlink, den du vorher geschickt hast, funktioniert nicht mehr.',
      game: 'Dein Live-Spiel ist beendet, weil seine Seite neu geladen oder verlassen wurde.',
      gameByLink:
        'Dein Live-Spiel ist beendet, weil seine Seite neu geladen oder verlassen wurde. Ihr könnt es per Link fortsetzen: Wer am Zug ist, schickt den nächsten Link.',
      watching:
        'Du schaust nicht mehr zu, weil die Seite neu geladen oder verlassen wurde. Lass dir einen neuen Link schicken.',
      watchers:
        'Niemand schaut mehr zu, weil die Seite neu geladen oder verlassen wurde. Drück auf „Zuschauen lassen“ und schick neue Links.',
    },
  },

  tilt: {
    none: { text: 'Kein Neigungssensor gefunden', detail: 'Steuere mit Touch oder Tasten.' },
    refused: {
      text: 'Neigungssensor nicht erlaubt',
      detail: 'Steuere mit Touch oder Tasten. Oder erlaube den Sensor in den Einstellungen deines Browsers.',
    },
  },

  noGraphics: {
    title: 'Dieses Spiel braucht WebGL',
    failed: 'Dein Browser konnte die Grafik nicht starten.',
    check: 'Prüfe, ob die Hardwarebeschleunigung eingeschaltet ist, und lade die Seite neu.',
    none: 'Ihm fehlt WebGL 2.',
    contextLost: 'Der Grafikkontext ging verloren.',
    reload: 'Neu laden',
    otherGames: 'Diese Spiele brauchen kein WebGL:',
  },

  cannotLoad: 'Das Spiel konnte nicht geladen werden.',
  notByLink: 'Dieser Link ist hier unbrauchbar: Dieses Spiel wird nicht per Link gespielt.',

  parts: {
    game: 'Spiel',
    file: 'Datei',
    captions: 'Untertitel',
    switchPad: 'Tasten der Schaltersteuerung',
    stick: 'Stick',
    swiping: 'Wischsteuerung',
    readAloud: 'Vorlesen der Position',
    sendMove: 'Link für den Zug',
    result: 'Ergebnis',
    challengeReplay: 'Wiederholung zu dieser Herausforderung',
    group: 'Gruppe',
  },
}

export const panelTexts: Translation<typeof panels.panelTexts> = {
  start: 'Starten',
  recommended: 'Empfohlen',
  setUp: 'Aufbauen',
  playAgain: 'Noch einmal',
  newGame: 'Neues Spiel',
  allGames: 'Alle Spiele',
  howToPlay: 'So geht’s',
  restart: 'Neu starten',
  more: 'Mehr',

  own: {
    part: 'Formular',

    setUp: 'Dieses Spiel beginnt, wie es aufgebaut wurde, und zählt nicht für Rekorde.',
    leave: 'Standardspiel spielen',
  },

  practice: {
    button: (count) => `Üben (${count})`,
    part: 'Übungsliste',
  },

  pause: {
    title: 'Pausiert',
    byLinkTitle: 'Per Link spielen',
    resume: 'Weiterspielen',
    hidden: 'Das Spielfeld ist so lange verdeckt.',
    newGame: 'Neues Spiel\u00a0…',
    endedElsewhere: 'Dieses Spiel wurde in einem anderen Tab beendet.',
    continueNewer: 'Das neuere Spiel fortsetzen',
    optionsApplyLater: 'Änderungen gelten ab dem nächsten Spiel.',
  },

  end: {
    newBest: 'Neuer Rekord',
    rematch: 'Revanche',
    shareResult: 'Ergebnis teilen',
    seeBoard: 'Spielfeld ansehen',
    seeField: 'Spielfeld ansehen',
    showResult: 'Ergebnis',
    challenge: 'Herausfordern',
    watch: 'Ansehen',
    review: 'Analyse',
    helped: 'Zählt nicht für Rekorde.',
    rankedSeparately: 'Wird getrennt gewertet.',
  },

  road: {
    sum: (stars, of) => `${numberText(stars)} von ${numberText(of)}`,
    stage: (stage, stars) =>
      plural(stars, { one: `${stage}, # Stern von 3`, other: `${stage}, # Sterne von 3` }),
    locked: (stage) => `${stage}, gesperrt`,
    next: (kind, stage) => `Weiter: ${kind} ${stage}`,
  },

  tilt: { use: 'Durch Neigen steuern', dismiss: 'Nicht durch Neigen steuern' },

  seats: {
    part: 'Plätze',
    title: 'Zum Mitspielen eine Taste drücken',
    touch: 'Zum Mitspielen einen Platz antippen',
    player: (number) => `Spieler ${number}`,
    computer: 'Computer',
    seat: (number, who) => `Platz ${number}: ${who}`,
  },

  options: {
    locked: 'gesperrt',
    more: 'Mehr Optionen',
    fewer: 'Weniger Optionen',
  },

  tools: {
    share: 'Teilen',
    fullScreen: 'Vollbild',
    openReplay: 'Datei öffnen',
    replayFile: 'Wiederholungs- oder Linkdatei',
    embed: 'Einbetten',
    print: 'Drucken\u00a0…',
  },
}

export const shareTexts: Translation<typeof share.shareTexts> = {
  startCopied: 'Link kopiert. Er startet genau dieses Spiel.',
  resultCopied: 'Ergebnis kopiert. Du kannst es überall einfügen.',
  challengeTitle: (game) => `${game}: eine Herausforderung`,
  longLink: (length) =>
    `Dieser Link hat ${numberText(length)} Zeichen. Manche Mail- und Chatprogramme schneiden so lange Links ab: Dann schick ihn als Datei. Sie lässt sich in einer Pause oder am Ende eines Spiels öffnen, oder indem man sie auf die Seite des Spiels zieht.`,
  saveLink: 'Link als Datei speichern',
  noLinkInFile: 'In dieser Datei ist kein Link zu einem Spiel dieser Website.',
  challengeInFile: (game, result, start) =>
    `${game}: eine Herausforderung. Übertriff ${result} mit demselben Start. Öffne die Datei des Spiels und hänge dies an ihre Adresse an: ${start}`,
  challengeTextCopied: 'Herausforderung kopiert. Du kannst sie überall einfügen.',
  challengeCopied: 'Herausforderung kopiert. Wer sie öffnet, bekommt denselben Start.',
}
