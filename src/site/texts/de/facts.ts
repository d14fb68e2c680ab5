import type { factTexts as english } from '../facts'

export const factTexts: typeof english = {
  difficulties: { Easy: 'Leicht', Medium: 'Mittel', Hard: 'Schwer' },
  players: {
    '1 Player': '1 Spieler',
    '2 Players': '2 Spieler',
    '1-2 Players': '1–2 Spieler',
    '1-4 Players': '1–4 Spieler',
    Multiplayer: 'Mehrspieler',
  },
}
