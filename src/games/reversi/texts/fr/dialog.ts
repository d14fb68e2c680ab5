import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: {
    label: 'Coups de cette partie',
    button: 'Copier les coups',
    done: 'Coups copiés.',
  },
  position: {
    label: 'Position\u00a0: X pour les Noirs, O pour les Blancs, puis le camp qui doit jouer',
    button: 'Copier la position',
    done: 'Position copiée.',
  },
  loadHint: 'Colle des coups, comme f5d6c3, ou une position.',
  loadEmpty: 'Colle d’abord des coups ou une position.',
}
