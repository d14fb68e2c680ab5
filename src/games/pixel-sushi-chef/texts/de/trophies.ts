import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clean: {
    title: 'Sauberer Schnitt',
    text: 'Erreiche den Feierabend mit sechs bedienten Gästen und ohne falsche Rolle.',
  },
  everyone: {
    title: 'Niemand wartet',
    text: 'Erreiche den Feierabend mit acht bedienten Gästen, ohne dass jemand hungrig geht.',
  },
  'one-heart': {
    title: 'Mit Leib und Seele',
    text: 'Erreiche im Modus Ansturm mit einem Leben den Feierabend.',
  },
  twenty: {
    title: 'Meister der Matte',
    text: 'Bediene 20 Gäste in einer Schicht im Modus Klassisch oder Ansturm.',
  },
}
