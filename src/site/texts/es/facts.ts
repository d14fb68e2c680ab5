import type { factTexts as english } from '../facts'

export const factTexts: typeof english = {
  difficulties: { Easy: 'Fácil', Medium: 'Medio', Hard: 'Difícil' },
  players: {
    '1 Player': '1 jugador',
    '2 Players': '2 jugadores',
    '1-2 Players': '1-2 jugadores',
    '1-4 Players': '1-4 jugadores',
    Multiplayer: 'Multijugador',
  },
}
