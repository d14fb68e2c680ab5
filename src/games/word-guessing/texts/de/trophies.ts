import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  spotless: {
    title: 'Buchstabengetreu',
    text: 'Finde drei Wörter in einem Spiel ohne einen einzigen falschen Buchstaben, ohne Tipps.',
  },
  streak: {
    title: 'Belesen',
    text: 'Finde sechs Wörter in Folge, ohne „Buchstabe kaufen“ und ohne Tipps.',
  },
  ten: {
    title: 'Zehn von zehn',
    text: 'Finde alle Wörter in einem Spiel mit 10 Wörtern, ohne „Buchstabe kaufen“ und ohne Tipps.',
  },
  survival: {
    title: 'Wandelndes Wörterbuch',
    text: 'Finde 20 Wörter im Modus Überleben, ohne „Buchstabe kaufen“ und ohne Tipps.',
  },
}
