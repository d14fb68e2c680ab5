import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/invisible-maze/texts/dialog'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  maze: 'Este labirinto',
  copy: 'Copiar labirinto',
  copied: 'Labirinto copiado.',
  paste: 'Colar um labirinto',
  pasteHint:
    'Linhas de mesmo comprimento: S início, G chegada, # parede, . livre. Um número e dois-pontos antes: a visão.',
  load: 'Carregar labirinto',
  pasteEmpty: 'Cole um labirinto primeiro.',
  loaded: 'Labirinto carregado.',
  draw: 'Desenhar um labirinto',
  drawHint:
    'Toque ou arraste para erguer paredes, e de novo para tirá-las. O início e a chegada vão para a casa tocada.',
  size: 'Tamanho',
  tool: 'Tocar coloca',
  tools: { wall: 'Parede', start: 'Início', goal: 'Chegada' },
  vision: 'Raio de visão',
  shortest: (moves) =>
    plural(moves, {
      one: 'O caminho mais curto leva # jogada.',
      many: 'O caminho mais curto leva # de jogadas.',
      other: 'O caminho mais curto leva # jogadas.',
    }),
}
