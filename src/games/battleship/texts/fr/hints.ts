import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  aroundHits: 'Regarde autour des touchés en surbrillance\u00a0: ce navire est encore à flot.',
  quarter: 'Regarde la partie de l’eau en surbrillance\u00a0: la meilleure case s’y trouve.',
  mayCover: 'Le navire touché peut couvrir les cases en surbrillance.',
  longest: (ship, cells) =>
    `Plus long navire à flot\u00a0: ${ship}, ${cells} cases en ligne. Les cases en surbrillance admettent le plus de positions.`,
  allAimed: 'Regarde les cases en surbrillance\u00a0: tous tes tirs y sont pointés.',
  together: 'Ils partent ensemble. D’ici là, tu peux encore changer de visée.',
  fire: 'Tire la salve.',
  remaining: 'Regarde les cases restantes.',
  anyCell: 'Tu vises déjà tous les navires à flot\u00a0: n’importe quelle case convient.',
  asGood: (cell) => `${cell} vaut bien toutes les autres.`,
  best: (cell) => `${cell} est la case la plus probable.`,
}
