import { plural } from '../../../engine/core/text'
import type * as group from '../../../play/texts/group'
import type * as live from '../../../play/texts/live'
import type { Translation } from '../../translation'

export const liveTexts: Translation<typeof live.liveTexts> = {
  dialog: {
    title: 'Live spielen',
    joinTitle: 'Live-Spiel beitreten',
    against: 'Tritt gegen jemanden an einem anderen Gerät an. Schick den Link; ein Konto braucht es nicht.',
    forFour:
      'Bis zu drei Leute spielen an diesem Gerät, und jemand an einem anderen ist Spieler 2. Schick den Link; ein Konto braucht es nicht.',
    race: 'Rennen gegen Freunde an einem anderen Gerät: Ihr spielt denselben Start und seht gegenseitig, wie weit ihr seid.',
    seen: 'Eure Browser verbinden sich direkt, daher könnt ihr gegenseitig eure IP-Adresse sehen. Nur das Spiel wird gesendet, und kein Server ist beteiligt.',
    seenRooms:
      'Eure Browser finden sich über ein öffentliches Relay, das nur verschlüsselte Daten sieht. Dann verbinden sie sich direkt, daher könnt ihr gegenseitig eure IP-Adresse sehen. Klappt das nicht, kann das Relay die Züge verschlüsselt übertragen.',
    name: (nickname) => `Du bist ${nickname}.`,
    otherName: 'Anderer Name',
    invite: 'Einladen',
    preparing: 'Link wird vorbereitet\u00a0…',
    link: 'Link',
    linkHint: 'Schick diesen Link weiter oder lass den Code scannen. Lass diese Seite offen.',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    linkTitle: (game) => `Spiel ${game} mit mir`,
    paste: 'Antwortlink einfügen',
    pasteHint:
      'Wer deine Einladung annimmt, schickt dir einen Antwortlink. Öffne ihn auf diesem Gerät oder füge ihn hier ein.',
    connect: 'Verbinden',
    waitingRoom: 'Warten, bis jemand den Link öffnet\u00a0…',
    join: 'Beitreten',
    joinText: 'Du wurdest zu diesem Spiel eingeladen. Es beginnt, sobald ihr verbunden seid.',
    reply: 'Antwortlink',
    replyHint:
      'Schick diesen Link als Antwort zurück. Das Spiel beginnt, sobald er geöffnet wird. Lass diese Seite offen.',
    slow: 'Noch nicht verbunden. Wurde deine Antwort schon geöffnet, spielt dein Gegner vielleicht mit jemand anderem oder eure Netzwerke sperren direkte Verbindungen: Versucht es im selben WLAN und mit einer neuen Einladung.',
    slowRoom:
      'Noch nicht verbunden. Vielleicht hat dein Gegner die Seite geschlossen oder spielt mit jemand anderem: Lass dir eine neue Einladung schicken.',
    copyReply: 'Antwortlink kopieren',
    replyCopied: 'Antwortlink kopiert',
    replyTitle: 'Meine Antwort auf deine Einladung',
    code: { invitation: 'QR-Code für den Einladungslink', reply: 'QR-Code für den Antwortlink' },
    connecting: 'Verbinde\u00a0…',
    cancel: 'Einladung zurückziehen',
    stop: 'Beitritt abbrechen',
    joinOwn: 'In zwei Tabs spielen',
    elsewhereTitle: 'Eine Antwort auf eine Einladung',
    elsewhere:
      'Keine Seite in diesem Browser wartet auf diese Antwort. Sie gehört zu der Seite, von der die Einladung kam: Öffne diesen Link im selben Browser oder füge ihn dort ein. Wurde jene Seite geschlossen oder neu geladen, ist die Einladung beendet: Lade noch einmal ein.',
  },

  next: {
    title: 'Nächstes Spiel',
    opponent: (nickname) => `Du bist mit ${nickname} verbunden.`,
    sides: 'Du spielst',
    first: 'Zuerst',
    second: 'Danach',
    suggest: 'Dieses Spiel vorschlagen',
    leave: 'Verlassen',
  },

  bar: {
    label: 'Live-Spiel',
    waiting: 'Warten auf deinen Gegner',
    showLink: 'Link zeigen',
    lost: 'Verbindung verloren. Warten, bis sie wieder da ist\u00a0…',
    connection: [
      'Die Verbindung wird gemessen',
      'Langsame Verbindung',
      'Mittlere Verbindung',
      'Gute Verbindung',
    ],
    slow: 'Langsame Verbindung: Züge kommen verspätet an.',
    react: (emoji) => `${emoji} senden`,
    reactions: 'Reaktionen',
    nextGame: 'Nächstes Spiel',
    leave: 'Verlassen',
    suggestedByUs: (game) => `Warten auf eine Antwort: ${game}`,
    suggestedByThem: (nickname, game) => `${nickname} schlägt vor: ${game}`,
    rematchByUs: 'Warten auf eine Antwort: Revanche',
    rematchByThem: (nickname) => `${nickname} schlägt eine Revanche vor.`,
    player: (n) => `Du bist Spieler ${n}.`,
    halves: {
      left: (n) => `Du bist Spieler ${n}, links.`,
      right: (n) => `Du bist Spieler ${n}, rechts.`,
      top: (n) => `Du bist Spieler ${n}, oben.`,
      bottom: (n) => `Du bist Spieler ${n}, unten.`,
    },
    turn: { ours: 'Du bist am Zug.', theirs: 'Überlegt\u00a0…' },
    watched: (n) => plural(n, { one: '# Person schaut zu.', other: '# Personen schauen zu.' }),
    accept: 'Annehmen',
    decline: 'Jetzt nicht',
    claim: 'Sieg beanspruchen',
    playComputer: 'Gegen den Computer weiterspielen',
    continueByLink: 'Per Link fortsetzen',
  },

  race: {
    moves: (moves) => plural(moves, { one: '# Zug', other: '# Züge' }),
    finished: (result) => `Fertig – ${result}`,
    won: (mine, theirs) => `Du gewinnst das Rennen. Du – ${mine}, dein Gegner – ${theirs}.`,
    lost: (mine, theirs) => `Dein Gegner gewinnt das Rennen. Du – ${mine}, dein Gegner – ${theirs}.`,
    tied: (mine, theirs) => `Das Rennen endet unentschieden. Du – ${mine}, dein Gegner – ${theirs}.`,
  },

  watched: {
    text: 'Bis zu acht Personen können auf ihren eigenen Geräten zuschauen, während du spielst, auch bei den nächsten Spielen. Sie sehen, was du siehst, und können nichts ändern.',
    link: 'Link erstellen',
    linkTitle: (game) => `Schau mir bei ${game} zu`,
    linkHint:
      'Schick diesen Link an eine Person oder lass den Code scannen. Für die nächste gibt es einen anderen Link. Lass diese Seite offen.',
    pasteHint: 'Du bekommst dann einen Antwortlink. Öffne ihn auf diesem Gerät oder füge ihn hier ein.',
    waiting: 'Warten, bis jemand den Link öffnet\u00a0…',
    full: 'Acht Personen schauen zu: Mehr können es nicht sein.',
    count: (n) =>
      n === 0
        ? 'Noch schaut niemand zu'
        : plural(n, { one: '# Person schaut zu', other: '# Personen schauen zu' }),
    end: 'Beenden',
    endWatching: 'Zuschauen beenden',
    slow: 'Deine Verbindung ist langsam: Das Spiel kommt verspätet an.',
    reasons: {
      none: 'Noch ist kein Spiel zu sehen.',
      secret:
        'Dieses Spiel ist nicht zu sehen: Es verbirgt etwas vor einem der Spieler, und wer zuschaut, könnte es verraten.',
      unrecorded:
        'Dieses Spiel ist nicht zu sehen: Es begann nicht auf dieser Seite. Das nächste ist wieder zu sehen.',
      picture: 'Dieses Spiel ist nicht zu sehen: Dein eigenes Bild bleibt auf diesem Gerät.',
    },
    refused: {
      secret:
        'Bei diesem Spiel kann niemand zuschauen: Es verbirgt etwas vor einem der Spieler, und wer zuschaut, könnte es verraten.',
      picture:
        'Bei einem Spiel mit deinem eigenen Bild kann niemand zuschauen: Das Bild bleibt auf diesem Gerät.',
    },
  },

  watching: {
    title: (game) => `${game} live ansehen`,
    text: 'Du kannst jemandem beim Spielen zuschauen. Am Spiel kannst du nichts ändern.',
    start: 'Zuschauen',
    inTab: 'In diesem Tab zuschauen',
    toGame: 'Selbst spielen',
    replyHint:
      'Schick diesen Link als Antwort zurück. Du siehst das Spiel, sobald er geöffnet wird. Lass diese Seite offen.',
    region: (game) => `${game}, live`,
    tag: 'Live',
    player: (nickname) => `${nickname} spielt`,
    seats: (nickname, n) => `Spieler ${n}: ${nickname}`,
    ready: 'Warten, bis das Spiel beginnt\u00a0…',
    paused: 'Das Spiel ist pausiert.',
    left: 'Der andere Spieler ist gegangen.',
    next: 'Warten auf das nächste Spiel\u00a0…',
    reasons: {
      none: 'Noch gibt es kein Spiel.',
      secret:
        'Das Brett ist verdeckt: Dieses Spiel verbirgt etwas vor einem der Spieler, und du könntest es verraten. Du siehst das nächste Spiel, das nichts verbirgt.',
      unrecorded:
        'Das Brett ist verdeckt: Dieses Spiel begann nicht auf der Seite, von der es kommt, und kann daher nicht gesendet werden. Du siehst das nächste.',
      picture:
        'Das Brett ist verdeckt: Sein Bild bleibt auf dem Gerät, auf dem gespielt wird. Du siehst das nächste Spiel ohne eigenes Bild.',
    },
    ended: {
      left: 'Das Zuschauen wurde beendet oder die Seite mit dem Spiel verlassen.',
      timeout: 'Die Verbindung war zu lange unterbrochen. Lass dir einen neuen Link schicken.',
      abuse:
        'Die Verbindung wurde getrennt: Das andere Gerät hat etwas gesendet, das nicht zu diesem Spiel gehört.',
      failed:
        'Es kam keine Verbindung zustande. Lass dir einen neuen Link schicken und antworte bald. Manche Netzwerke sperren direkte Verbindungen: Versucht es im selben WLAN.',
    },
    bigScreen: 'Großer Bildschirm',
    leave: 'Nicht mehr zuschauen',
    scan: 'Scannen und zuschauen',
    code: 'QR-Code zum Zuschauen auf einem anderen Gerät',
  },

  computer: 'Computergegner',
  declined: 'Dein Vorschlag wurde abgelehnt.',
  restarted: (nickname) => `${nickname} hat ein neues Spiel gestartet.`,
  returned: 'Die Verbindung ist wieder da. Drück auf „Weiterspielen“, wenn du bereit bist.',

  ended: {
    left: (nickname) => `${nickname} ist gegangen.`,
    timeout: 'Die Verbindung war zu lange unterbrochen.',
    abuse:
      'Die Verbindung wurde beendet: Das andere Gerät hat etwas gesendet, das nicht zu diesem Spiel gehört.',
    failed:
      'Es kam keine Verbindung zustande. Lade noch einmal ein und öffne die Antwort bald. Manche Netzwerke sperren direkte Verbindungen: Versucht es im selben WLAN.',
    guestFailed:
      'Es kam keine Verbindung zustande. Vielleicht hat dein Gegner die Seite geschlossen oder spielt mit jemand anderem: Lass dir eine neue Einladung schicken. Manche Netzwerke sperren direkte Verbindungen: Versucht es im selben WLAN.',
    needsDirect:
      'Es kam keine direkte Verbindung zustande, und für ein Relay ist dieses Spiel zu schnell. Manche Netzwerke sperren direkte Verbindungen: Versucht es im selben WLAN.',
    otherGame: 'Diese Einladung gehört zu einem anderen Spiel.',
    otherLanguage:
      'Dein Gegner spielt in einer anderen Sprache, mit anderen Wörtern. Öffne die Einladung in derselben Sprache.',
    otherVersion:
      'Dein Gegner hat eine andere Version dieses Spiels. Ladet beide Seiten neu und versucht es dann noch einmal.',
    forfeit: 'Dein Gegner ist gegangen. Du gewinnst!',
  },

  bad: {
    invitation: 'Diese Einladung ist beschädigt: Lass dir den ganzen Link noch einmal schicken.',
    otherVersion:
      'Dieser Link stammt aus einer anderen Version dieser Website. Ladet beide Seiten neu und schickt eine neue Einladung.',
    own: 'Das ist deine eigene Einladung: Sie wartet in einem anderen Tab. Schick ihren Link an jemanden.',
    used: 'Diese Einladung wurde schon benutzt: Jemand anders war schneller. Jeder Link ist für eine Person.',
    reply: 'Das ist kein Antwortlink: Kopiere den ganzen Link, den die Seite deines Gegners zeigt.',
    notReply:
      'Das ist eine Einladung. Schick sie deinem Gegner und füge den Antwortlink ein, der zurückkommt.',
    otherReply:
      'Diese Antwort gehört zu einer anderen Einladung. Schick deinem Gegner den Link oben und füge den neuen Antwortlink ein.',
    unsupported: 'Dieser Browser kann sich nicht mit anderen Geräten verbinden.',
    replyTaken: 'Antwort angekommen. Das Spiel geht in dem Tab mit der Einladung weiter.',
  },
}

export const groupTexts: Translation<typeof group.groupTexts> = {
  title: 'Gruppe',
  checking: 'Die Ergebnisse der Gruppe werden geprüft\u00a0…',
  noResults: 'Gruppe: noch keine Ergebnisse',
  line: (results, best, name) =>
    plural(results, {
      one: `Gruppe: # Ergebnis, ${best} von ${name}`,
      other: `Gruppe: # Ergebnisse, das beste ${best} von ${name}`,
    }),
  incomplete: (line) => `${line} (einige fehlen)`,
  noneShown: 'Gruppe: Die Ergebnisse dieses Links sind nicht lesbar',
  empty: 'Noch keine Ergebnisse.',
  howToAdd: 'Spiel dieses Spiel zu Ende und füge dann dein Ergebnis hinzu.',
  rank: 'Platz',
  player: 'Name',
  replay: 'Wiederholung',
  own: (name) => `${name} (du)`,
  watch: 'Ansehen',
  watchOf: (name) => `Ansehen: ${name}`,
  failed: {
    unproved: (name) => `${name}: Dieses Ergebnis ließ sich nicht nachweisen.`,
    otherVersion: (name) => `${name}: Dieses Ergebnis stammt aus einer anderen Version dieses Spiels.`,
    otherLanguage: (name) => `${name}: Dieses Ergebnis stammt aus einem Spiel in einer anderen Sprache.`,
  },
  noStart:
    'Dieser Gruppenlink ist unbrauchbar: Der Start fehlt oder die Ergebnisse lassen sich nicht vergleichen.',
  damaged:
    'Dieser Link ist beschädigt, daher fehlen vielleicht Ergebnisse. Lass ihn dir noch einmal schicken und kopiere den ganzen Link.',
  cut: (here, all) =>
    `Dieser Link ist unvollständig: ${here} seiner ${all} Ergebnisse sind lesbar. Lass ihn dir noch einmal schicken und kopiere den ganzen Link, oder bitte um die Datei.`,
  result: (label, value) => `Dein Ergebnis – ${label}: ${value}`,
  name: (name) => `Du bist ${name}.`,
  otherName: 'Anderer Name',
  add: 'Mein Ergebnis hinzufügen',
  added: 'Dein Ergebnis ist hinzugefügt. Schick diesen Link an die Gruppe.',
  cannotAdd:
    'Die Wiederholung dieses Spiels weist sein Ergebnis nicht nach, daher lässt es sich nicht hinzufügen.',
  tooLong:
    'Dieses Spiel war zu lang für einen Link, daher lässt sich sein Ergebnis nicht hinzufügen. Die Wiederholung bleibt auf diesem Gerät.',
  noSpace:
    'Der Link hat keinen Platz mehr für deine Wiederholung. Das Ergebnis steht dann nur in der Tabelle dieses Geräts.',
  full: (results) => `Die Tabelle behält die besten ${results} Ergebnisse, und dieses ist nicht dabei.`,
  leftOut: (results) =>
    plural(results, {
      one: '# Ergebnis passt nicht in den Link. Es steht nur in der Tabelle dieses Geräts.',
      other: '# Ergebnisse passen nicht in den Link. Sie stehen nur in der Tabelle dieses Geräts.',
    }),
  link: 'Link',
  linkHint:
    'Wer ihn öffnet, spielt denselben Start. Öffnest du mehrere Kopien, werden ihre Ergebnisse zusammengeführt.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert. Schick ihn an die Gruppe.',
  linkTitle: (game) => `Spiel ${game} mit unserer Gruppe`,
  share: 'Teilen',
  print: 'Drucken',
  cannotPrint:
    'Es wurde nichts gedruckt: Dieser Browser kann nicht drucken. Öffne diese Seite in einem anderen Browser.',
  printTitle: (game) => `${game}: Ergebnisse der Gruppe`,
  code: 'QR-Code für den Link der Gruppe',
}
