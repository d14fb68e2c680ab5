import { numberText, plural } from '../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  form: {
    intro: 'Alles steht im Link. Nichts wird gespeichert oder an einen Server gesendet.',
    play: 'Spielen',
    copy: 'Link kopieren',
    copied: 'Link kopiert. Wer ihn öffnet, spielt mit deinen Inhalten.',
    showCurrent: 'Inhalte dieses Spiels bearbeiten',
    tooLong: 'Das ist zu viel für einen Link. Nimm weniger oder kürzere Einträge.',
    moreFaults: (count) => plural(count, { one: 'Und # weiterer.', other: 'Und # weitere.' }),
  },
  picture: {
    file: 'Bild',
    hint: 'Eine JPEG-, PNG- oder WebP-Datei. Sie wird nur im Link gespeichert, nie auf einem Server.',
    preview: 'Dein Bild, wie andere es sehen',
    choose: 'Wähle ein Bild.',
    working: 'Das Bild wird verkleinert…',
    unreadable: 'Dieser Browser kann die Datei nicht lesen. Wähle ein JPEG-, PNG- oder WebP-Bild.',
    noisy:
      'Die Datenschutzeinstellungen dieses Browsers ersetzen Bilder durch Rauschen. Erlaube dieser Website den Zugriff auf Canvas-Daten oder nimm einen anderen Browser.',
    tooDetailed:
      'Dieses Bild passt auch verkleinert nicht in einen Link. Wähle eines mit weniger Einzelheiten.',
    made: (size, kilobytes) =>
      `Verkleinert, damit es in einen Link passt: ${size.width} × ${size.height} Pixel, ${numberText(kilobytes)} KB.`,
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
