import type { frameTexts as english } from '../frame'

export const frameTexts: typeof english = {
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
    part: 'Live-Spiel',
    ended: {
      invitation:
        'Deine Einladung ist beendet, weil ihre Seite neu geladen oder verlassen wurde. Lade noch einmal ein und schick den neuen Link.',
      reply:
        'Dein Beitritt ist beendet, weil seine Seite neu geladen oder verlassen wurde. Tritt noch einmal bei: Ein Antwortlink, den du vorher geschickt hast, funktioniert nicht mehr.',
      game: 'Dein Live-Spiel ist beendet, weil seine Seite neu geladen oder verlassen wurde.',
      gameByLink:
        'Dein Live-Spiel ist beendet, weil seine Seite neu geladen oder verlassen wurde. Ihr könnt es per Link fortsetzen: Wer am Zug ist, schickt den nächsten Link.',
    },
  },

  tilt: {
    none: { text: 'Kein Neigungssensor gefunden', detail: 'Steuere mit Touch oder Tasten.' },
    refused: {
      text: 'Neigungssensor nicht erlaubt',
      detail: 'Steuere mit Touch oder Tasten oder erlaube ihn in den Einstellungen deines Browsers.',
    },
  },

  noGraphics: {
    title: 'Dieses Spiel braucht WebGL',
    reason: (reason) =>
      `Dein Browser konnte die Grafik nicht starten: ${reason}. Prüfe, ob die Hardwarebeschleunigung eingeschaltet ist, und lade die Seite neu.`,
    contextLost: 'der Grafikkontext ging verloren',
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
