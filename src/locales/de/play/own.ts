import { numberText, plural } from '../../../engine/core/text'
import type * as own from '../../../play/texts/own'
import type * as practice from '../../../play/texts/practice'
import type * as print from '../../../play/texts/print'
import type { Translation } from '../../translation'

export const ownTexts: Translation<typeof own.ownTexts> = {
  form: {
    intro: 'Alles steht im Link. Nichts wird gespeichert oder an einen Server gesendet.',
    play: 'Spielen',
    copy: 'Link kopieren',
    copied: 'Link kopiert. Wer ihn öffnet, spielt mit deinen Inhalten.',
    save: 'Als eine Datei speichern',
    showCurrent: 'Inhalte dieses Spiels bearbeiten',
    tooLong: 'Das ist zu viel für einen Link. Nimm weniger oder kürzere Einträge.',
    moreFaults: (count) => plural(count, { one: 'Und # weiterer.', other: 'Und # weitere.' }),
  },
  picture: {
    file: 'Bild',
    hint: 'Eine JPEG-, PNG- oder WebP-Datei. Sie wird nur im Link gespeichert, nie auf einem Server.',
    preview: 'Dein Bild, wie andere es sehen',
    choose: 'Wähle ein Bild.',
    working: 'Das Bild wird verkleinert\u00a0…',
    unreadable: 'Dieser Browser kann die Datei nicht lesen. Wähle ein JPEG-, PNG- oder WebP-Bild.',
    noisy:
      'Die Datenschutzeinstellungen dieses Browsers ersetzen Bilder durch Rauschen. Erlaube dieser Website den Zugriff auf Canvas-Daten oder nimm einen anderen Browser.',
    tooDetailed:
      'Dieses Bild passt auch verkleinert nicht in einen Link. Wähle eines mit weniger Einzelheiten.',
    made: (size, kilobytes) =>
      `Verkleinert, damit es in einen Link passt: ${size.width}\u00a0×\u00a0${size.height} Pixel, ${numberText(kilobytes)}\u00a0KB.`,
  },
  problems: {
    notHere: 'Dieser Link hat Inhalte, die dieses Spiel nicht verwenden kann.',
    newer:
      'Dieser Link stammt aus einer neueren Version der Website. Lade die Seite neu, um sie zu bekommen.',
    damaged:
      'Dieser Link ist beschädigt oder unvollständig, deshalb öffnet sich das Standardspiel. Kopiere noch einmal den ganzen Link.',
    noPicture:
      'Das Bild in diesem Link kann nicht gezeigt werden, deshalb öffnet sich das Standardspiel. Kopiere noch einmal den ganzen Link.',
    refused: (why) =>
      `Der Inhalt dieses Links kann nicht verwendet werden, deshalb öffnet sich das Standardspiel. ${why}`,
  },
}

export const practiceTexts: Translation<typeof practice.practiceTexts> = {
  title: 'Üben',
  intro: 'Jede Stellung kommt wieder, bis du sie an zwei verschiedenen Tagen beim ersten Versuch löst.',
  empty: 'Nichts zu üben.',
  kinds: { mate: 'Verpasstes Matt', hint: 'Tipp benutzt', mistake: 'Fehler', blunder: 'Grober Fehler' },
  move: (move) => `Zug ${move}`,
  tomorrow: 'Morgen wieder',
  solve: 'Lösen',
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  removesAll: (count) =>
    plural(count, {
      one: '# Stellung entfernen? Das lässt sich nicht rückgängig machen.',
      other: '# Stellungen entfernen? Das lässt sich nicht rückgängig machen.',
    }),
  cancel: 'Abbrechen',
  unreadable: 'Diese Stellung stammt aus einer anderen Version des Spiels.',

  bar: {
    find: 'Finde den richtigen Zug.',
    findMate: 'Finde das Matt.',
    solved: 'Richtig. Kommt morgen wieder.',
    removed: 'An zwei Tagen richtig: von deiner Liste entfernt.',
    missed: 'Nicht der richtige Zug.',
    missedMate: 'Nicht beim ersten Versuch. Kommt morgen wieder.',
    hinted: 'Mit Tipp zählt es nicht. Kommt morgen wieder.',
    failed: 'Der Zug konnte nicht beurteilt werden.',
    next: 'Weiter',
    list: 'Zur Liste',
  },
}

export const printTexts: Translation<typeof print.printTexts> = {
  title: (game) => `${game} drucken`,
  print: 'Drucken',
  preview: 'Vorschau',
  making: (done, count) => `Erstelle ${done + 1} von ${count}\u00a0…`,
  cannot:
    'Es wurde nichts gedruckt: Dieser Browser kann nicht drucken. Öffne diese Seite in einem anderen Browser.',
  failed: 'Die Rätsel konnten nicht erstellt werden.',
  tryAgain: 'Neuer Versuch',
  pages: (count) =>
    plural(count, { one: '# Seite, für A4 und US-Letter.', other: '# Seiten, für A4 und US-Letter.' }),
  fewer: (count) =>
    plural(count, {
      one: 'Diese Optionen ergeben nur # Rätsel.',
      other: 'Diese Optionen ergeben nur # Rätsel.',
    }),
  again: 'Derselbe Start druckt wieder dieselben Seiten.',
  page: {
    solutions: 'Lösungen',
    seed: (seed) => `Startzahl ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}
