import { plural } from '../../../engine/core/text'
import type { practiceTexts as english } from '../practice'

export const practiceTexts: typeof english = {
  title: 'Treino',
  intro: 'Cada posição volta até que você a resolva na primeira tentativa em dois dias diferentes.',
  empty: 'Nada para treinar.',
  kinds: { mate: 'Mate perdido', hint: 'Com dica', mistake: 'Erro', blunder: 'Erro grave' },
  move: (move) => `Jogada ${move}`,
  tomorrow: 'Amanhã de novo',
  solve: 'Resolver',
  remove: 'Remover',
  removeAll: 'Remover tudo',
  removesAll: (count) =>
    plural(count, {
      one: 'Remover # posição? Esta ação não pode ser desfeita.',
      many: 'Remover # de posições? Esta ação não pode ser desfeita.',
      other: 'Remover # posições? Esta ação não pode ser desfeita.',
    }),
  cancel: 'Cancelar',
  unreadable: 'Esta posição é de outra versão do jogo.',

  bar: {
    find: 'Encontre a jogada certa.',
    findMate: 'Encontre o mate.',
    solved: 'Certo. Volta amanhã.',
    removed: 'Certo em dois dias: removido da sua lista.',
    missed: 'Não é a jogada certa.',
    missedMate: 'Não foi na primeira tentativa. Volta amanhã.',
    hinted: 'Com dica não conta. Volta amanhã.',
    failed: 'Não foi possível avaliar a jogada.',
    next: 'Próximo',
    list: 'Voltar à lista',
  },
}
