import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: 'Posição: B são as vermelhas, W são as brancas, K é uma dama',
  copyPosition: 'Copiar posição',
  positionCopied: 'Posição copiada.',
  loadHint: 'Cole uma posição como B:W21,K22:B1,2 ou jogadas como 9-14 23-19.',
  loadEmpty: 'Cole uma posição ou jogadas antes.',
}
