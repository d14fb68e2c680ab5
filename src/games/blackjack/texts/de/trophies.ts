import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  steady: {
    title: 'Rechtzeitig aufhören',
    text: 'Spiel am Standardtisch (alle Optionen auf Standard) 15 Runden in Folge, ohne dich zu überkaufen.',
  },
  tools: {
    title: 'Alle Kniffe',
    text: 'Verdopple, teile und gib auf, alles in einem Spiel am Standardtisch.',
  },
  fifty: {
    title: 'Ein langer Abend',
    text: 'Spiel am Standardtisch 50 Runden in Folge, ohne dir etwas zu leihen.',
  },
  hundred: {
    title: 'Kartenhai',
    text: 'Spiel am Standardtisch 100 Runden in Folge, ohne dir etwas zu leihen und ohne Tipps.',
  },
}
