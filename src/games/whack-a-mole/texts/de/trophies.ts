import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  twenty: { title: 'Blitzstart', text: 'Triff 20 Maulwürfe in einem Spiel im Modus Klassisch.' },
  true: {
    title: 'Jeder Schlag sitzt',
    text: 'Triff 30 Maulwürfe in einem Spiel im Modus Klassisch, ohne auf ein leeres Loch zu schlagen.',
  },
  run: {
    title: 'Nicht zu bremsen',
    text: 'Triff im Modus Auf Zeit 50 Maulwürfe in Folge: nicht daneben, kein Igel, keiner entwischt.',
  },
  hundred: { title: 'Obergärtner', text: 'Triff 100 Maulwürfe in einem Spiel im Modus Klassisch.' },
}
