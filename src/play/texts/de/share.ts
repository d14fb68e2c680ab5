import type { shareTexts as english } from '../share'

export const shareTexts: typeof english = {
  startCopied: 'Link kopiert. Er startet genau dieses Spiel.',
  resultCopied: 'Ergebnis kopiert. Du kannst es überall einfügen.',
  challengeTitle: (game) => `${game}: eine Herausforderung`,
  challengeCopied: 'Herausforderung kopiert. Wer sie öffnet, bekommt denselben Start.',
}
