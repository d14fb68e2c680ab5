import type { factTexts as english } from '../facts'

export const factTexts: typeof english = {
  difficulties: { Easy: 'Fácil', Medium: 'Médio', Hard: 'Difícil' },
  players: {
    '1 Player': '1 jogador',
    '2 Players': '2 jogadores',
    '1-2 Players': '1-2 jogadores',
    '1-4 Players': '1-4 jogadores',
    Multiplayer: 'Multijogador',
  },
}
