import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Colunas jogadas, de 1 a 7',
    button: 'Copiar colunas',
    done: 'Colunas copiadas.',
  },
  loadHint: 'Cole as colunas jogadas, como 4453.',
  loadEmpty: 'Cole as colunas jogadas antes.',
  counts: (red, yellow) =>
    `Esta posição é impossível: o vermelho começa e os lados se revezam, mas há ${red} peças vermelhas e ${yellow} amarelas.`,
  redWon: 'Esta posição é impossível: o vermelho já tinha quatro em linha antes da última peça.',
  yellowWon: 'Esta posição é impossível: o amarelo já tinha quatro em linha antes da última peça.',
  noOrder: 'Esta posição é impossível: nenhuma ordem de jogadas leva a ela.',
}
