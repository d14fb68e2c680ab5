import type { factTexts as english } from '../facts'

export const factTexts: typeof english = {
  difficulties: { Easy: 'Facile', Medium: 'Moyen', Hard: 'Difficile' },
  players: {
    '1 Player': '1 joueur',
    '2 Players': '2 joueurs',
    '1-2 Players': '1-2 joueurs',
    '1-4 Players': '1-4 joueurs',
    Multiplayer: 'Multijoueur',
  },
}
