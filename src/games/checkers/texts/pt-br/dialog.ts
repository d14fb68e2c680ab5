import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Posição: B são as vermelhas, W são as brancas, K é uma dama',
    button: 'Copiar posição',
    done: 'Posição copiada.',
  },
  loadHint: 'Cole uma posição como B:W21,K22:B1,2 ou jogadas como 9-14 23-19.',
  loadEmpty: 'Cole uma posição ou jogadas antes.',
}
