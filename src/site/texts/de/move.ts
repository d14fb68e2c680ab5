import { percentText } from '../../../engine/core/text'
import type { moveTexts as english } from '../move'

export const moveTexts: typeof english = {
  title: 'Auf ein anderes Gerät übertragen',
  hint: 'Verbindet zwei deiner Geräte und kopiert alle Daten vom einen auf das andere. Du siehst, was ersetzt wird, bevor sich etwas ändert.',
  consent:
    'Die beiden Browser verbinden sich direkt und sehen dabei die IP-Adresse des anderen. Kein Server ist beteiligt.',
  consentRooms:
    'Die beiden Browser finden sich über ein öffentliches Relay, das nur verschlüsselte Daten sieht. Dann verbinden sie sich direkt und sehen dabei die IP-Adresse des anderen. Wenn das nicht geht, kann das Relay die Daten verschlüsselt weiterleiten.',
  connect: 'Gerät verbinden',
  joinText: 'Ein anderes Gerät hat diesen Link erstellt, um sich mit diesem zu verbinden.',
  linkTitle: 'Pocket Arcade: meine Geräte verbinden',
  linkHint: 'Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Lass diese Seite offen.',
  pasteHint: 'Das andere Gerät zeigt einen Antwortlink. Öffne ihn auf diesem Gerät oder füge ihn hier ein.',
  waitingRoom: 'Warten, bis das andere Gerät den Link öffnet …',
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
  slow: 'Noch nicht verbunden. Manche Netze verhindern direkte Verbindungen: Versuch es im selben WLAN und mit einem neuen Link.',
  preparing: 'Einen Moment …',
  connecting: 'Verbindung wird hergestellt …',
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
  notSaved:
    'Die Daten konnten nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder für diese Seite gesperrt. Dieses Gerät hat seine eigenen Daten behalten.',
  lost: 'Die Verbindung ist abgebrochen. Verbinde die Geräte neu, um zu sehen, ob die Daten angekommen sind.',
  failed:
    'Es kam keine Verbindung zustande. Erstelle einen neuen Link und öffne die Antwort bald. Manche Netze verhindern direkte Verbindungen: Versuch es im selben WLAN.',
  unreadable: 'Die Daten des anderen Geräts sind nicht lesbar.',
  invalid: 'Die Verbindung wurde beendet: Das andere Gerät hat etwas gesendet, das nicht dazugehört.',
  disconnect: 'Trennen',
}
