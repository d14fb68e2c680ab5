import type * as embed from '../../../play/texts/embed'
import type { Translation } from '../../translation'

export const embedTexts: Translation<typeof embed.embedTexts> = {
  fullPage: 'Auf Pocket Arcade spielen',
  noNewTabs: 'Neue Tabs sind hier gesperrt. Kopiere die Adresse:',
  notKept: 'Rekorde werden hier nicht gespeichert.',
  cover: {
    play: (game) => `${game} spielen`,
    watch: (game) => `Wiederholung von ${game} ansehen`,
    today: 'Heutiger Start',
    replay: 'Wiederholung',
    loading: 'Lädt\u00a0…',
    failed: 'Das Spiel konnte nicht geladen werden. Versuch es noch einmal.',
  },
  frameTitle: (game) => `${game} auf Pocket Arcade`,
  dialog: {
    title: (game) => `${game} einbetten`,
    intro:
      'Zeig dieses Spiel auf deiner eigenen Seite. Es wird erst nach einem Klick geladen und speichert nichts.',
    introReplay:
      'Zeig diese Wiederholung auf deiner eigenen Seite. Sie wird erst nach einem Klick geladen und speichert nichts.',
    start: 'Start',
    starts: { game: 'Dieser Start', position: 'Diese Stellung', today: 'Heutiger Start' },
    size: 'Größe',
    sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß', full: 'Volle Breite' },
    theme: 'Design',
    themes: { auto: 'Auto', light: 'Hell', dark: 'Dunkel' },
    code: 'Code für deine Seite',
    copy: 'Code kopieren',
    copied: 'Code kopiert. Füge ihn in deine Seite ein.',
    preview: 'Vorschau',
    tooLong: 'Diese Wiederholung ist zu lang zum Einbetten. Speichere sie stattdessen als Datei.',
  },
}
