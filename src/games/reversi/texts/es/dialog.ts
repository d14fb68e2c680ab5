import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: {
    label: 'Jugadas de esta partida',
    button: 'Copiar jugadas',
    done: 'Jugadas copiadas.',
  },
  position: {
    label: 'Posición: X son negras, O son blancas; al final, a quién le toca',
    button: 'Copiar posición',
    done: 'Posición copiada.',
  },
  loadHint: 'Pega jugadas, como f5d6c3, o una posición.',
  loadEmpty: 'Pega antes unas jugadas o una posición.',
}
