import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  secure: { title: 'System wiederhergestellt', text: 'Halte das System volle 60 Sekunden am Laufen.' },
  combo: { title: 'Kettenreaktion', text: 'Erreiche eine Combo von 15.' },
  steady: {
    title: 'Kaum ein Flackern',
    text: 'Halte das System volle 60 Sekunden am Laufen, ohne dass der Status je KRITISCH wird.',
  },
  storm: {
    title: 'Auge des Sturms',
    text: 'Erreiche 2.500 Punkte in einem Spiel von 60 Sekunden im Modus Sturm.',
  },
}
