import type { panelTexts as english } from '../panels'

export const panelTexts: typeof english = {
  start: 'Starten',
  playAgain: 'Noch einmal',
  newGame: 'Neues Spiel',
  allGames: 'Alle Spiele',
  howToPlay: 'So geht’s',
  restart: 'Neu starten',

  own: {
    part: 'Formular',

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
    endedElsewhere: 'Dieses Spiel wurde in einem anderen Tab beendet.',
    continueNewer: 'Das neuere Spiel fortsetzen',
    optionsApplyLater: 'Änderungen gelten ab dem nächsten Spiel.',
  },

  end: {
    newBest: 'Neuer Rekord',
    rematch: 'Revanche',
    shareResult: 'Ergebnis teilen',
    more: 'Mehr',
    challenge: 'Herausforderung',
    watch: 'Ansehen',
    review: 'Analyse',
    helped: 'Für Rekorde zählen nur Spiele ohne Hilfe.',
    rankedSeparately: 'Wird getrennt gewertet.',
  },

  options: {
    locked: 'gesperrt',
    more: 'Mehr Optionen',
    fewer: 'Weniger Optionen',
  },

  tools: {
    share: 'Teilen',
    fullScreen: 'Vollbild',
    openReplay: 'Wiederholung öffnen',
    replayFile: 'Wiederholungsdatei',
    embed: 'Einbetten',
    print: 'Drucken…',
  },
}
