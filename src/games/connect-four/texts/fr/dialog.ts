import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Colonnes jouées, de 1 à 7',
    button: 'Copier les colonnes',
    done: 'Colonnes copiées.',
  },
  loadHint: 'Colle les colonnes jouées, comme 4453.',
  loadEmpty: 'Colle d’abord les colonnes jouées.',
  counts: (red, yellow) =>
    `Cette position est impossible\u00a0: Rouge commence et les camps jouent à tour de rôle, mais il y a ${red} jetons rouges et ${yellow} jaunes.`,
  redWon:
    'Cette position est impossible\u00a0: Rouge avait déjà quatre jetons alignés avant le dernier jeton.',
  yellowWon:
    'Cette position est impossible\u00a0: Jaune avait déjà quatre jetons alignés avant le dernier jeton.',
  noOrder: 'Cette position est impossible\u00a0: aucun ordre de coups n’y mène.',
}
