import { plural } from '../../../engine/core/text'
import type { groupTexts as english } from '../group'

export const groupTexts: typeof english = {
  title: 'Gruppe',
  checking: 'Die Ergebnisse der Gruppe werden geprüft…',
  noResults: 'Gruppe: noch keine Ergebnisse',
  line: (results, best, name) =>
    plural(results, {
      one: `Gruppe: # Ergebnis, ${best} von ${name}`,
      other: `Gruppe: # Ergebnisse, das beste ${best} von ${name}`,
    }),
  empty: 'Noch keine Ergebnisse. Spiel dieses Spiel zu Ende und füge dann dein Ergebnis hinzu.',
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
    'Dieser Link ist beschädigt, daher fehlen vielleicht Ergebnisse. Bitte noch einmal darum und kopiere den ganzen Link.',
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
