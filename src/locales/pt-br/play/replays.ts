import { dateText, plural } from '../../../engine/core/text'
import type * as byLink from '../../../play/texts/byLink'
import type * as replays from '../../../play/texts/replays'
import type * as results from '../../../play/texts/results'
import type * as review from '../../../play/texts/review'
import type { Translation } from '../../translation'

export const replayTexts: Translation<typeof replays.replayTexts> = {
  problems: {
    damaged:
      'Este replay não pode ser lido: está danificado, incompleto ou é de uma versão mais nova deste site.',
    otherGame: 'Este replay é de outro jogo.',
    unknownOptions: 'Este replay usa opções que este jogo não tem.',
    gone: 'Este replay não está mais salvo neste navegador.',
    otherLanguage: 'Este replay tem palavras de outro idioma. Abra o link nesse idioma.',
    otherVersion:
      'Este replay é de outra versão deste jogo. Não dá para reproduzir, mas você pode jogar a partir do mesmo início.',
  },
  openThere: (game) => `Este replay é do jogo ${game}. Abra lá.`,
  otherResult: {
    link: 'O resultado deste link não corresponde ao replay.',
    file: 'O resultado deste arquivo não corresponde ao replay.',
    detail: 'Só o resultado do próprio replay aparece.',
  },

  savedAsFile: {
    text: 'Longo demais para um link; salvo como arquivo.',
    detail: 'Para assistir, abra o arquivo aqui, na tela de pausa ou de fim, ou solte o arquivo na página.',
  },
  linkCopied: 'Link para este replay copiado.',

  watch: {
    region: (game) => `${game}: replay`,
    title: 'Replay',
    day: (date) => dateText(date, { month: 'long', day: 'numeric' }),
    rewinds: (count) =>
      plural(count, { one: '# rebobinada', many: '# de rebobinadas', other: '# rebobinadas' }),

    bar: 'Comandos do replay',
    play: 'Reproduzir',
    pause: 'Pausar',
    firstMove: 'Primeira jogada',
    lastMove: 'Última jogada',
    previous: { move: 'Jogada anterior', tick: 'Quadro anterior' },
    next: { move: 'Próxima jogada', tick: 'Próximo quadro' },
    position: 'Posição',
    marks: { points: 'Pontos', level: 'Nível', life: 'Vida perdida' },
    speed: 'Velocidade',
    speeds: (speed) => (speed < 1 ? `1/${1 / speed}×` : `${speed}×`),
    race: 'Disputar',
    tryAgain: 'Tentar de novo daqui',
    playFromHere: 'Jogar daqui',
    review: 'Análise',
    share: 'Compartilhar',
    saveAsFile: 'Salvar como arquivo',
    close: 'Fechar',

    drawing: {
      toggle: 'Desenhar no tabuleiro',
      howTo: 'Arraste, ou pressione duas casas, para uma seta. Pressione uma duas vezes para um círculo.',
      clear: 'Limpar',
      arrow: (from, to) => `Seta: ${from} → ${to}`,
      circle: (cell) => `Círculo: ${cell}`,
      removed: 'Removido',
    },

    moves: 'Jogadas',
    grades: { inaccuracy: ' (imprecisão)', mistake: ' (erro)', blunder: ' (erro grave)' },
    time: (time, length) => `${time} de ${length}`,
    startOf: (moves) =>
      plural(moves, {
        one: 'Início (# jogada)',
        many: 'Início (# de jogadas)',
        other: 'Início (# jogadas)',
      }),
    move: (at, length) => `Jogada ${at} de ${length}`,
  },
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  title: 'Análise',
  progress: (move, length) => `Analisando a jogada ${move} de ${length}`,
  progressBar: 'Jogadas analisadas',
  cancel: 'Cancelar',
  failed: 'A análise falhou.',
  close: 'Fechar análise',
  tryAgain: 'Tentar de novo daqui',
  noMistakes: 'Nenhum erro encontrado. Muito bem!',
  worstMoves: 'Piores jogadas',

  grades: { inaccuracy: 'Imprecisão', mistake: 'Erro', blunder: 'Erro grave' },
  counts: { inaccuracy: 'Imprecisões', mistake: 'Erros', blunder: 'Erros graves' },
  graded: (grade, loss) => `${grade}: ${loss}`,
  better: (move) => `Melhor: ${move}.`,

  you: 'você',
  firstSide: 'quem começa',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}: ${first} no início, ${last} no fim.`,
  unknownValue: '–',
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  site: 'Pocket Arcade',
  won: 'Vitória',
  lost: 'Derrota',
  tied: 'Empate',
  finished: 'Partida completa',
}

export const byLinkTexts: Translation<typeof byLink.byLinkTexts> = {
  again: 'Você já abriu esta jogada. Ainda é sua vez.',
  own: 'Este é o link que você enviou. A partida continua com o link que você receber de volta.',
  theirsAgain:
    'Você já abriu esta jogada. A outra pessoa joga de novo: o próximo link dela continua a partida.',
  ownAgain: 'Este é o link que você enviou. É sua vez de novo.',
  older: 'Este link é mais antigo que sua partida: você já respondeu.',
  changed: 'Este link não corresponde à sua partida: uma jogada anterior é diferente.',
  mine: 'Este link contém uma jogada que você não fez neste aparelho.',

  otherVersion:
    'Esta jogada foi feita em outra versão deste jogo. As duas pessoas precisam da mais nova: recarregue a página.',
  damaged: 'Este link está danificado ou cortado. Peça à outra pessoa que envie o link inteiro de novo.',
  notByLink: 'Este link não é de uma partida por link para dois jogadores.',
  illegal: 'Este link contém uma jogada que as regras não permitem.',

  opponentMove: (move) => `Jogada do oponente: ${move}.`,
  savedAsFile: {
    text: 'Longa demais para um link; salva como arquivo.',
    detail:
      'Envie o arquivo para a outra pessoa. Ele abre em uma pausa ou no fim de uma partida, ou solto na página do jogo.',
  },
  title: (game) => `${game}: sua jogada`,
  copied: 'Link copiado. Envie para a outra pessoa fazer a próxima jogada.',
}
