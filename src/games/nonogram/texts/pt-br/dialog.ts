import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Este puzzle',
  copy: 'Copiar puzzle',
  copied: 'Puzzle copiado.',
  paste: 'Colar um puzzle',
  pasteHint:
    'Linhas de . e #, ou as pistas: as das linhas, uma linha vazia e as das colunas, cada uma em sua própria linha.',
  load: 'Carregar puzzle',
  pasteEmpty: 'Cole um puzzle antes.',
  loaded: 'Puzzle carregado.',
  loadedDetail: (rows, columns) => `Linhas: ${rows}. Colunas: ${columns}.`,
  draw: 'Desenhar um puzzle',
  drawHint:
    'Aperte ou arraste para pintar casas; de novo para limpá-las. Teclas: Enter, e Shift com as setas para linhas.',
  drawn: {
    one: 'Uma solução: dá para jogar.',
    several: 'Mais de uma solução. As casas marcadas também podem ser diferentes.',
    unknown: 'Leva tempo demais descobrir quantas soluções há.',
  },
}
