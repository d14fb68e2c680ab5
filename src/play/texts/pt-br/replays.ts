import { dateText, plural } from '../../../engine/core/text'
import type { replayTexts as english } from '../replays'

export const replayTexts: typeof english = {
  problems: {
    damaged:
      'Este replay não pode ser lido: está danificado, incompleto ou é de uma versão mais nova deste site.',
    otherGame: 'Este replay é de outro jogo.',
    unknownOptions: 'Este replay usa opções que este jogo não tem.',
    gone: 'Este replay não está mais salvo neste navegador.',
    otherLanguage: 'Este replay tem palavras de outro idioma. Abra o link nesse idioma.',
    otherVersion:
      'Este replay é de outra versão deste jogo. Não dá para reproduzir, mas você pode jogar o mesmo início.',
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

    bar: 'Controles do replay',
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
