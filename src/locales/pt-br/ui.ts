import type * as ui from '../../ui/texts'
import type { Translation } from '../translation'

export const uiTexts: Translation<typeof ui.uiTexts> = {
  close: 'Fechar',
  cancel: 'Cancelar',

  loading: {
    text: 'Carregando…',
    slow: 'Está demorando mais do que o normal. Você pode estar offline, ou a conexão está lenta.',
    tryAgain: 'Tentar de novo',
  },

  part: {
    missing: (part) => `Não foi possível carregar: ${part}`,
    missingDetail:
      'Você pode estar offline, ou o site foi atualizado. Recarregue a página para tentar de novo.',
    slow: (part) => `Ainda carregando: ${part}`,
    slowDetail: 'Você pode estar offline, ou a conexão está lenta.',
  },

  toasts: {
    region: 'Mensagens',
    close: 'Fechar mensagem',
  },

  noAnswer: 'O navegador ainda não respondeu. Você pode copiar daqui:',
  cannotCopy: 'Não foi possível copiar. Copie daqui:',

  board: {
    position: (row, column) => `Linha ${row}, coluna ${column}`,
    cell: (row, column, what) => `Linha ${row}, coluna ${column}, ${what}`,
    empty: 'vazia',
    highlighted: (cell) => `${cell}, em destaque`,
    noKey: 'Sem tecla',
    moves: 'Jogadas',
    noMoves: 'Ainda sem jogadas',
    toMove: ' (joga agora)',
  },

  lockedChoice: (choice, why) => `${choice}, ${why}`,

  tools: { flip: 'Girar', position: 'Posição', puzzle: 'Puzzle', draw: 'Empate' },
  end: {
    resign: 'Desistir',
    keepPlaying: 'Continuar jogando',
    offerDraw: 'Propor empate com sua próxima jogada',
    acceptDraw: 'Aceitar o empate',
  },

  sequence: {
    show: 'Observe',
    input: 'Sua vez',
    replay: 'Sequência correta',
    over: 'Fim de jogo',
    progress: (done, steps) => `${done} de ${steps}`,
  },
}
