import { numberText, percentText, plural } from '../../../engine/core/text'
import type * as data from '../../../site/texts/data'
import type * as lost from '../../../site/texts/lost'
import type * as move from '../../../site/texts/move'
import type { Translation } from '../../translation'

const games = (count: number) => plural(count, { one: '# Spiel', other: '# Spiele' })

export const lostTexts: Translation<typeof lost.lostTexts> = {
  title: 'Diese Seite konnte nicht geladen werden',
  text: 'Ein Teil dieser Seite konnte nicht geladen werden, darum funktioniert sie nicht. Vielleicht bist du offline. Lade sie neu, sobald du online bist.',
  copied: (missing, files) =>
    `Du bist offline, und die Offline-Kopie in diesem Browser ist unvollständig (fehlende Dateien: ${numberText(missing)} von ${numberText(files)}). Lade die Seite neu, sobald du online bist.`,
  reload: 'Neu laden',
}

export const dataTexts: Translation<typeof data.dataTexts> = {
  none: '0',
  cancel: 'Abbrechen',
  delete: {
    title: 'Löschen',
    hint: 'Alles, was diese Website in diesem Browser speichert.',
    button: 'Alle Daten löschen',
    question: 'Alle Daten löschen?',
    text: 'Favoriten, eigene Spiele, Rekorde, Trophäen, gespielte Tage, laufende Spiele, Link-Spiele, Übungslisten, Gruppen, Wiederholungen, Einstellungen und Profile werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.',
    done: 'Alle Daten wurden gelöscht',
  },
  export: {
    title: 'Export',
    hint: 'Favoriten, eigene Spiele, Rekorde, Trophäen, gespielte Tage, laufende Spiele, Link-Spiele, Übungslisten, Gruppen, Wiederholungen, Einstellungen und Profile in einer Datei, als Sicherung oder für einen anderen Browser.',
    button: 'Daten exportieren',
    done: 'Deine Daten wurden exportiert',
  },
  import: {
    title: 'Import',
    hint: 'Eine Datei, die du früher exportiert hast. Vor dem Import siehst du, was sie ersetzt.',
    button: 'Daten importieren',
    file: 'Datei für den Import',
    replaces: 'Das ersetzt die Daten in diesem Browser:',
    change: (part, before, after) => `${part}: ${before} → ${after}`,
    replaced: (part) => `${part}: ersetzt`,
    replays: 'Wiederholungen',
    countReplays: (replays) => plural(replays, { one: '# Wiederholung', other: '# Wiederholungen' }),
    replace: 'Ersetzen',
    done: 'Deine Daten wurden importiert',
    reading: 'Die Datei wird gelesen\u00a0…',
    tooLarge: 'Diese Datei ist zu groß für eine Datei von Pocket Arcade. Wähle eine andere.',
    unreadable: 'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
    notSaved:
      'Diese Daten konnten nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder für diese Website gesperrt. Es wurde nichts geändert.',
    notOurs: 'Diese Datei wurde nicht aus Pocket Arcade exportiert. Wähle eine andere.',
    newerFile:
      'Diese Datei stammt aus einer neueren Version der Website. Aktualisiere zuerst diese Website: Lade die Seite neu und versuch es noch einmal.',
    newerData:
      'Die Daten in diesem Browser stammen aus einer neueren Version der Website. Lade die Seite neu und versuch es noch einmal.',
    leftOut: (parts) => `Weggelassen, weil diese Version der Website es nicht kennt: ${parts}.`,
    stays: (parts) => `Nicht enthalten und darum unverändert: ${parts}.`,
    damaged: (part) => `Diese Datei ist beschädigt. Nicht lesbar: ${part}. Exportiere sie noch einmal.`,
    refused: (reason) => `Diese Datei kann nicht importiert werden. ${reason} Es wurde nichts geändert.`,
    empty: 'Diese Datei enthält keine Daten.',
    notVerified:
      'Die Bestwerte konnten nicht geprüft werden. Lade die Seite neu, wenn du online bist, und versuch es noch einmal.',
    impossible: (game, stat, value) =>
      `Diese Datei ist beschädigt: unmöglicher Wert in ${game}, ${stat} ${value}. Es wurde nichts geändert.`,
  },
  parts: {
    favorites: 'Favoriten',
    recents: 'Zuletzt gespielt',
    customGames: 'Eigene Spiele',
    bests: 'Bestwerte',
    results: 'Spielergebnisse',
    days: 'Gespielte Tage',
    trophies: 'Trophäen',
    linkGames: 'Link-Spiele',
    fleets: 'Flotten in Link-Spielen',
    practice: 'Übungslisten',
    groups: 'Gruppen',
    saves: 'Laufende Spiele',
    worlds: 'Laufende Puzzles',
    settings: 'Einstellungen',
    profiles: 'Profile',
    bestOf: (game) => `Rekord in ${game}`,
  },
  counts: {
    games,
    days: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
    trophies: (count) => plural(count, { one: '# Trophäe', other: '# Trophäen' }),
    fleets: (count) => plural(count, { one: '# Flotte', other: '# Flotten' }),
    groups: (count) => plural(count, { one: '# Gruppe', other: '# Gruppen' }),
    profiles: (count) => plural(count, { one: '# Profil', other: '# Profile' }),
  },
  offline: {
    title: 'Offline',
    checking: 'Wird geprüft\u00a0…',
    kept: (megabytes) =>
      `Die ganze Website ist in diesem Browser gespeichert: ${numberText(megabytes, 1)}\u00a0MB. Jedes Spiel funktioniert offline.`,
    making: 'Die ganze Website wird gerade in diesem Browser gespeichert.',
    none: 'Nach deinem ersten beendeten Spiel wird die ganze Website in diesem Browser gespeichert, damit jedes Spiel offline funktioniert. Nicht im Datensparmodus und nicht, nachdem du die Kopie entfernt hast.',
    incomplete: (missing, files) =>
      `Die Kopie der Website in diesem Browser ist unvollständig, darum funktionieren manche Spiele vielleicht nicht offline. Fehlende Dateien: ${numberText(missing)} von ${numberText(files)}. Speichere sie, sobald du online bist.`,
    impossible: 'Dieser Browser kann keine Kopie dieser Website speichern: Sie funktioniert nur online.',
    keep: 'Website offline speichern',
    complete: 'Fehlende Dateien speichern',
    stillIncomplete: 'Nicht alle Dateien konnten gespeichert werden. Vielleicht bist du offline.',
    remove: 'Offline-Kopie entfernen',
    removed: 'Die Offline-Kopie wurde entfernt',
  },
  records: {
    title: 'Bestwerte',
    game: 'Spiel',
    reset: 'Löschen',
    resetRecord: (record) => `${record} löschen`,
    all: '{link}: jedes Spiel, seine letzten Ergebnisse und wie lange du gespielt hast.',
    allLink: 'Alle Rekorde',
  },
  unreadable: {
    title: 'Unlesbare Daten',
    hint: (items) =>
      plural(items, {
        one: 'Ein Eintrag konnte nicht gelesen werden. Exportiere ihn, wenn jemand versuchen soll, ihn zu retten.',
        other:
          '# Einträge konnten nicht gelesen werden. Exportiere sie, wenn jemand versuchen soll, sie zu retten.',
      }),
    export: 'Unlesbare Daten exportieren',
    remove: 'Unlesbare Daten entfernen',
    removed: 'Die unlesbaren Daten wurden entfernt',
  },
  profiles: {
    title: 'Profile',
    hint: 'Speichere die aktuellen Einstellungen unter einem Namen, um zwischen mehreren zu wechseln oder sie in einem anderen Browser zu verwenden. Spieldaten gehören nicht dazu.',
    newName: 'Name eines neuen Profils',
    save: 'Aktuelle Einstellungen speichern',
    saved: 'Profil gespeichert',
    open: 'Profil öffnen',
    file: 'Profildatei',
    apply: 'Anwenden',
    applyProfile: (profile) => `${profile} anwenden`,
    applied: (profile) => `„${profile}“ angewendet`,
    link: 'Link kopieren',
    linkTo: (profile) => `Link kopieren: ${profile}`,
    linkTitle: (profile) => `Einstellungen: ${profile}`,
    linkCopied: 'Link kopiert. Wer ihn öffnet, kann diese Einstellungen übernehmen.',
    tooLong: 'Das Profil ist zu lang für einen Link und wurde als Datei gespeichert.',
    saveFile: 'Als Datei speichern',
    fileOf: (profile) => `Als Datei speichern: ${profile}`,
    delete: 'Löschen',
    deleteProfile: (profile) => `${profile} löschen`,
    undoDelete: (profile) => `„${profile}“ wiederherstellen`,
    restore: 'Vorherige Einstellungen wiederherstellen',
    wouldChange: 'Das Profil {name} würde ändern: {settings}.',
    noChange: 'Das Profil {name} entspricht deinen aktuellen Einstellungen.',
    saveIncoming: 'Als Profil speichern',
    dismiss: 'Verwerfen',
    badName: (characters) => `Gib einen Namen mit höchstens ${numberText(characters)} Zeichen ein.`,
    tooMany: (profiles) => `Du hast schon ${numberText(profiles)} Profile. Lösche zuerst eines.`,
    notSaved:
      'Das Profil konnte nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder für diese Website gesperrt.',
    tooLarge: 'Das ist zu groß für ein Profil. Es wurde nichts geändert.',
    notProfile: 'Das ist kein Profil von Pocket Arcade. Es wurde nichts geändert.',
    notProfileOrDamaged:
      'Das ist kein Profil von Pocket Arcade, oder es ist beschädigt. Es wurde nichts geändert.',
    allData: 'Diese Datei enthält alle Daten: Öffne sie mit „Daten importieren“. Es wurde nichts geändert.',
    newer:
      'Dieses Profil stammt aus einer neueren Version der Website; lade die Seite neu. Es wurde nichts geändert.',
    invalid: 'Dieses Profil ist beschädigt: Es enthält einen ungültigen Wert. Es wurde nichts geändert.',
    badLink:
      'Dieser Link ist beschädigt oder unvollständig; lass dir einen neuen schicken. Es wurde nichts geändert.',
  },
  settingNames: {
    effects: 'Effektlautstärke',
    music: 'Musiklautstärke',
  },
}

export const moveTexts: Translation<typeof move.moveTexts> = {
  title: 'Auf ein anderes Gerät übertragen',
  hint: 'Verbindet zwei deiner Geräte und kopiert alle Daten vom einen auf das andere. Du siehst, was ersetzt wird, bevor sich etwas ändert.',
  consent:
    'Die beiden Browser verbinden sich direkt und sehen dabei die IP-Adresse des anderen. Kein Server ist beteiligt.',
  consentRooms:
    'Die beiden Browser finden sich über ein öffentliches Relay, das nur verschlüsselte Daten sieht. Dann verbinden sie sich direkt und sehen dabei die IP-Adresse des anderen. Wenn das nicht klappt, kann das Relay die Daten verschlüsselt weiterleiten.',
  connect: 'Gerät verbinden',
  joinText: 'Ein anderes Gerät hat diesen Link erstellt, um sich mit diesem zu verbinden.',
  linkTitle: 'Pocket Arcade: meine Geräte verbinden',
  linkHint: 'Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Lass diese Seite offen.',
  pasteHint: 'Das andere Gerät zeigt einen Antwortlink. Öffne ihn auf diesem Gerät oder füge ihn hier ein.',
  waitingRoom: 'Warten, bis das andere Gerät den Link öffnet\u00a0…',
  replyTitle: 'Pocket Arcade: Antwort, um meine Geräte zu verbinden',
  replyHint: 'Öffne diesen Link auf dem anderen Gerät oder füge ihn dort ein. Lass diese Seite offen.',
  badLink:
    'Dieser Link lässt sich nicht verwenden: Er ist beschädigt, wurde schon benutzt oder kommt aus diesem Browser. Erstelle auf dem anderen Gerät einen neuen.',
  badReply:
    'Das ist nicht die Antwort auf diesen Link. Kopiere den ganzen Antwortlink, den das andere Gerät zeigt.',
  unsupported: 'Dieser Browser kann sich nicht mit anderen Geräten verbinden.',
  delivered: 'Antwort übergeben. Im Tab mit dem ersten Link geht es weiter.',
  replyElsewhere:
    'Keine Seite in diesem Browser wartet auf diese Antwort. Öffne sie auf dem Gerät, das den ersten Link erstellt hat, oder erstelle einen neuen Link.',
  slow: 'Noch nicht verbunden. Manche Netzwerke sperren direkte Verbindungen: Versuch es im selben WLAN und mit einem neuen Link.',
  preparing: 'Einen Moment\u00a0…',
  connecting: 'Verbindung wird hergestellt\u00a0…',
  cancel: 'Abbrechen',
  connected: 'Die Geräte sind verbunden. Sende von dem Gerät, auf dem deine Daten sind.',
  send: 'Daten dieses Geräts senden',
  sending: (share) => `Senden: ${percentText(share)}`,
  sent: 'Gesendet. Bestätige auf dem anderen Gerät.',
  receiving: (share) => `Empfangen: ${percentText(share)}`,
  replaces: 'Das andere Gerät hat seine Daten gesendet. Sie ersetzen die Daten in diesem Browser:',
  replace: 'Ersetzen',
  keep: 'Meine Daten behalten',
  done: 'Dieses Gerät hat jetzt die Daten des anderen',
  taken: 'Das andere Gerät hat jetzt die Daten dieses Geräts.',
  kept: 'Das andere Gerät hat seine eigenen Daten behalten.',
  keptHere: 'Dieses Gerät hat seine eigenen Daten behalten.',
  refused: (reason) => `${reason} Dieses Gerät hat seine eigenen Daten behalten.`,
  reasons: {
    notOurs: 'Was das andere Gerät gesendet hat, sind keine Daten von Pocket Arcade.',
    newerFile:
      'Das andere Gerät hat eine neuere Version der Website. Aktualisiere zuerst diese Website: Lade diese Seite neu und verbinde die Geräte noch einmal.',
    newerData:
      'Die Daten in diesem Browser stammen aus einer neueren Version der Website. Lade diese Seite neu und verbinde die Geräte noch einmal.',
    damaged: (part) => `Ein Teil der Daten des anderen Geräts ist nicht lesbar: ${part}.`,
    refused: (reason) => `Die Daten des anderen Geräts lassen sich nicht verwenden. ${reason}`,
    empty: 'Das andere Gerät hat keine Daten, die es senden könnte.',
    notVerified:
      'Die Bestwerte konnten nicht geprüft werden. Verbinde die Geräte noch einmal, wenn dieses Gerät online ist.',
    impossible: (game, stat, value) =>
      `Die Daten des anderen Geräts enthalten einen unmöglichen Wert für ${game}, ${stat} ${value}.`,
  },
  refusals: {
    empty:
      'Dieses Gerät hat keine Daten, die es senden könnte. Sende von dem Gerät, auf dem deine Daten sind.',
    newer:
      'Das andere Gerät hat eine ältere Version der Website und hat seine eigenen Daten behalten. Lade die Seite dort neu und verbinde die Geräte noch einmal.',
    older:
      'Die Daten des anderen Geräts stammen aus einer neueren Version der Website, darum hat es sie behalten. Lade die Seite dort neu und verbinde die Geräte noch einmal.',
    invalid:
      'Das andere Gerät kann einige Daten dieses Geräts nicht verwenden und hat seine eigenen behalten.',
    unverified:
      'Das andere Gerät konnte die Bestwerte nicht prüfen und hat seine eigenen Daten behalten. Verbinde die Geräte noch einmal, wenn es online ist.',
    full: 'Das andere Gerät konnte die Daten nicht speichern: Sein Speicher ist voll oder für diese Website gesperrt. Es hat seine eigenen Daten behalten.',
  },
  still:
    'Seit einer Weile ist nichts angekommen. Lass die Seite auf beiden Geräten offen und sichtbar. Wenn es nicht weitergeht, trenne die Geräte und verbinde sie noch einmal.',
  notSaved:
    'Die Daten konnten nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder für diese Website gesperrt. Dieses Gerät hat seine eigenen Daten behalten.',
  lost: 'Die Verbindung ist abgebrochen. Verbinde die Geräte neu, um zu sehen, ob die Daten angekommen sind.',
  failed:
    'Es kam keine Verbindung zustande. Erstelle einen neuen Link und öffne die Antwort bald. Manche Netzwerke sperren direkte Verbindungen: Versuch es im selben WLAN.',
  unreadable: 'Die Daten des anderen Geräts sind nicht lesbar.',
  invalid: 'Die Verbindung wurde beendet: Das andere Gerät hat etwas gesendet, das nicht dazugehört.',
  disconnect: 'Trennen',
}
