import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Position\u00a0: B pour les Rouges, W pour les Blancs, K pour une dame',
    button: 'Copier la position',
    done: 'Position copiée.',
  },
  loadHint: 'Colle une position, comme B:W21,K22:B1,2, ou des coups, comme 9-14 23-19.',
  loadEmpty: 'Colle d’abord une position ou des coups.',
}
