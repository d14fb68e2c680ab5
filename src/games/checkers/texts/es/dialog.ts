import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Posición: B son rojas, W son blancas, K es una dama',
    button: 'Copiar posición',
    done: 'Posición copiada.',
  },
  loadHint: 'Pega una posición, como B:W21,K22:B1,2, o jugadas, como 9-14 23-19.',
  loadEmpty: 'Pega antes una posición o unas jugadas.',
}
