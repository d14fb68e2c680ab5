import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: {
    label: 'Jogadas desta partida',
    button: 'Copiar jogadas',
    done: 'Jogadas copiadas.',
  },
  position: {
    label: 'Posição: X são as pretas, O são as brancas; no fim, quem joga',
    button: 'Copiar posição',
    done: 'Posição copiada.',
  },
  loadHint: 'Cole jogadas como f5d6c3 ou uma posição.',
  loadEmpty: 'Cole jogadas ou uma posição antes.',
}
