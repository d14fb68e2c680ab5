import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Gib mir fünf', text: 'Wiederhole mit den Standardoptionen eine Folge von 5 Farben.' },
  nine: {
    title: 'Mehr als ein Regenbogen',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 9 Farben.',
  },
  fourteen: {
    title: 'Farbfilm',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 14 Farben.',
  },
  twenty: {
    title: 'Fotografisch',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 20 Farben.',
  },
}
