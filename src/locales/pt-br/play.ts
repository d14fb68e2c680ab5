import { listText, numberText, plural } from '../../engine/core/text'
import type * as challenges from '../../play/texts/challenges'
import type * as controls from '../../play/texts/controls'
import type * as frame from '../../play/texts/frame'
import type * as panels from '../../play/texts/panels'
import type * as session from '../../play/texts/session'
import type * as share from '../../play/texts/share'
import type { Translation } from '../translation'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Não restam rebobinadas.'
    : plural(left, {
        one: 'Resta # rebobinada.',
        many: 'Restam # de rebobinadas.',
        other: 'Restam # rebobinadas.',
      })

export const sessionTexts: Translation<typeof session.sessionTexts> = {
  pause: {
    asked: 'Sem pressa.',
    hidden: 'Em pausa durante sua ausência.',
    blur: 'Em pausa: a janela perdeu o foco.',
    gamepad: 'Em pausa: o controle foi desconectado.',
    context: 'Em pausa: os gráficos foram interrompidos.',
    turned: 'Em pausa: a tela foi girada.',
    left: 'Volte mais uma vez para sair desta partida.',
    restored: 'Sua partida está bem onde você parou.',
    watched: 'Continuando daqui. Esta partida não vai contar para os recordes.',
    turn: 'Esta partida é jogada trocando links.',
    peer: 'Seu oponente pausou a partida.',
    away: 'Seu oponente se ausentou. Quando voltar, vai poder continuar.',
    lost: 'A conexão caiu. Você vai poder continuar quando ela voltar.',
    gone: 'Seu oponente saiu. Escolha acima como continuar.',
    alone: 'Seu oponente saiu. Você pode terminar esta partida por conta própria.',
    elsewhere: 'Esta partida continuou em outra aba.',
    ended: 'Seus dados foram excluídos ou substituídos em outra aba.',
  },

  leavesLive: 'Volte mais uma vez para sair da partida ao vivo',

  rewound: 'Alguns segundos rebobinados',
  rewindsLeft,
  rewoundStatus: (left) => `Alguns segundos rebobinados. Continue jogando. ${rewindsLeft(left)}`,
  moveUndone: 'Jogada desfeita.',
  moveRedone: 'Jogada refeita.',
  noHint: 'Nenhuma dica encontrada. Tente de novo.',
  computerFailed: 'O computador não conseguiu jogar. Tente “Desfazer” ou “Reiniciar”.',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Troféu conquistado: ${listText(titles)}`,
      many: `Troféus conquistados: ${listText(titles)}`,
      other: `Troféus conquistados: ${listText(titles)}`,
    }),

  rulesPart: 'Regras',
  rewindPart: 'Rebobinar',

  cannotResume: {
    text: 'Não é possível continuar sua partida salva.',
    otherLanguage: 'As palavras são de outro idioma: mude para ele para continuar.',
    older: 'Ela começou em uma versão anterior deste jogo.',
    newer: 'Ela começou em uma versão mais nova deste jogo. Recarregue a página para usar essa versão.',
  },
  tooLongToSave: {
    text: 'Esta partida é longa demais para continuar sendo salva',
    detail: (move) => `Na sua próxima visita, ela continua da jogada ${move}.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Valor desconhecido no link para “${option}”: “${asked}”. Opções: ${listText(values)}.`,
    badSeed: (asked, max) => `A semente “${asked}” do link não é um número inteiro de 0 a ${max}.`,
    noPositions: 'Este jogo não pode começar de uma posição.',
    badPosition: 'A posição do link não pode ser lida.',
    positionIsOver: (outcome) => `Nenhuma jogada é possível nesta posição. ${outcome}`,
  },
}

export const controlTexts: Translation<typeof controls.controlTexts> = {
  padOnly: (select) => `Mova com o D-pad, selecione com ${select}.`,
  ofPlayer: (player, label) => `Jogador ${player}: ${label}`,

  touch: {
    drag: 'Arraste para mover.',
    swipe: 'Deslize em qualquer lugar para mover.',
    tap: (action) => `Toque em qualquer lugar: ${action}.`,
    arrows: 'Use as setas na tela.',
    stick: 'Use o analógico na tela.',
    orArrows: 'Ou use as setas na tela.',
    orStick: 'Ou use o analógico na tela.',
    roundButton: (action) => `Botão redondo: ${action}.`,
    roundButtons: (actions) => `Botões redondos: ${listText(actions)}.`,
  },

  stick: 'Analógico',
  switchPad: 'Botões do uso com acionador',
}

export const challengeTexts: Translation<typeof challenges.challengeTexts> = {
  waiting: (label, value) => `Desafio com o mesmo início. Para superar: ${label} ${value}.`,
  won: (label, own, value) => `Desafio vencido: ${label} ${own} contra ${value}.`,
  lost: (label, own, value) => `Desafio perdido: ${label} ${own} contra ${value}.`,
  tied: (label, value) => `Desafio empatado: ${label} ${value}.`,
  unverified: 'Este resultado não foi verificado.',
  impossible: 'Este link de desafio não pode ser usado: nenhuma partida chega a esse resultado.',
  noReplay:
    'O replay deste link de desafio está danificado ou cortado, então você joga só contra o resultado. Peça o link inteiro para disputar com ele.',
  noStart: 'Este link de desafio não pode ser usado: falta o início.',
  otherResult: (label, value) =>
    `O resultado deste link não corresponde ao replay, que termina com ${label} ${value}.`,
}

export const frameTexts: Translation<typeof frame.frameTexts> = {
  restart: 'Reiniciar',
  pause: 'Pausar',
  share: 'Compartilhar',
  howToPlay: 'Como jogar',
  unmute: 'Ativar som',
  mute: 'Silenciar',
  fullScreen: 'Tela cheia',
  dark: 'Escuro',
  light: 'Claro',
  ghost: 'Fantasma',
  field: (title) => `${title}: campo de jogo`,

  turns: {
    undo: 'Desfazer',
    redo: 'Refazer',
    hint: 'Dica',
    sendMove: 'Enviar jogada',
    sendYourMove: 'Envie sua jogada; é a vez da outra pessoa.',
    moveSent: 'É a vez da outra pessoa. A resposta vai chegar como link.',
  },

  live: {
    button: 'Jogar ao vivo',
    watch: 'Deixar assistir',
    part: 'Partida ao vivo',
    ended: {
      invitation:
        'Seu convite terminou porque a página dele foi recarregada ou fechada. Convide de novo e envie o novo link.',
      reply:
        'Sua entrada foi interrompida porque a página foi recarregada ou fechada. Entre de novo: o link de resposta que você enviou antes não funciona mais.',
      game: 'Sua partida ao vivo terminou porque a página dela foi recarregada ou fechada.',
      gameByLink:
        'Sua partida ao vivo terminou porque a página dela foi recarregada ou fechada. Dá para continuar por link: quem tem a vez envia o próximo link.',
      watching:
        'Você não está mais assistindo porque a página foi recarregada ou fechada. Peça um novo link.',
      watchers:
        'Ninguém está mais assistindo porque a página foi recarregada ou fechada. Toque em “Deixar assistir” e envie novos links.',
    },
  },

  tilt: {
    none: { text: 'Nenhum sensor de inclinação', detail: 'Dirija por toque ou com teclas.' },
    refused: {
      text: 'Permissão de inclinação negada',
      detail: 'Dirija por toque ou com teclas, ou permita nos ajustes do navegador.',
    },
  },

  noGraphics: {
    title: 'Este jogo precisa de WebGL',
    failed: 'Seu navegador não conseguiu iniciar os gráficos.',
    check: 'Confira se a aceleração de hardware está ativada e recarregue a página.',
    none: 'Ele não tem WebGL 2.',
    contextLost: 'O contexto gráfico foi perdido.',
    reload: 'Recarregar',
    otherGames: 'Estes jogos não precisam de WebGL:',
  },

  cannotLoad: 'Não foi possível carregar o jogo.',
  notByLink: 'Este link não pode ser usado aqui: este jogo não é jogado por link.',

  parts: {
    game: 'Jogo',
    file: 'Arquivo',
    captions: 'Legendas',
    switchPad: 'Botões do uso com acionador',
    stick: 'Analógico',
    swiping: 'Gestos de deslizar',
    readAloud: 'Leitor da posição',
    sendMove: 'Link da jogada',
    result: 'Resultado',
    challengeReplay: 'Replay deste desafio',
    group: 'Grupo',
  },
}

export const panelTexts: Translation<typeof panels.panelTexts> = {
  start: 'Começar',
  recommended: 'Recomendado',
  setUp: 'Montar',
  playAgain: 'Jogar de novo',
  newGame: 'Nova partida',
  allGames: 'Todos os jogos',
  howToPlay: 'Como jogar',
  restart: 'Reiniciar',
  more: 'Mais',

  own: {
    part: 'Formulário',

    setUp: 'Esta partida começa como foi montada e não conta para os recordes.',
    leave: 'Jogar a partida padrão',
  },

  practice: {
    button: (count) => `Treinar (${count})`,
    part: 'Lista de treino',
  },

  pause: {
    title: 'Em pausa',
    byLinkTitle: 'Jogar por link',
    resume: 'Continuar',
    hidden: 'O tabuleiro fica oculto enquanto isso.',
    newGame: 'Nova partida…',
    endedElsewhere: 'Esta partida terminou em outra aba.',
    continueNewer: 'Continuar a mais nova',
    optionsApplyLater: 'As mudanças valem a partir da próxima partida.',
  },

  end: {
    newBest: 'Novo recorde',
    rematch: 'Revanche',
    shareResult: 'Compartilhar',
    seeBoard: 'Ver o tabuleiro',
    seeField: 'Ver o campo',
    showResult: 'Resultado',
    challenge: 'Desafiar',
    watch: 'Assistir',
    review: 'Análise',
    helped: 'Não conta para os recordes.',
    rankedSeparately: 'Classificação à parte.',
  },

  road: {
    sum: (stars, of) => `${numberText(stars)} de ${numberText(of)}`,
    stage: (stage, stars) =>
      plural(stars, {
        one: `${stage}, # estrela de 3`,
        many: `${stage}, # de estrelas de 3`,
        other: `${stage}, # estrelas de 3`,
      }),
    locked: (stage) => `${stage}, ainda indisponível`,
    next: (kind, stage) => `A seguir: ${kind} ${stage}`,
  },

  tilt: { use: 'Dirigir inclinando', dismiss: 'Não dirigir inclinando' },

  seats: {
    part: 'Lugares',
    title: 'Aperte uma tecla ou um botão para entrar',
    touch: 'Toque em um lugar para entrar',
    player: (number) => `Jogador ${number}`,
    computer: 'Computador',
    seat: (number, who) => `Lugar ${number}: ${who}`,
  },

  options: {
    locked: 'ainda indisponível',
    more: 'Mais opções',
    fewer: 'Menos opções',
  },

  tools: {
    share: 'Compartilhar',
    fullScreen: 'Tela cheia',
    openReplay: 'Abrir um arquivo',
    replayFile: 'Arquivo de replay ou de link',
    embed: 'Incorporar',
    print: 'Imprimir…',
  },
}

export const shareTexts: Translation<typeof share.shareTexts> = {
  startCopied: 'Link copiado. Ele começa exatamente esta partida.',
  resultCopied: 'Resultado copiado. Cole onde quiser.',
  challengeTitle: (game) => `${game}: um desafio`,
  longLink: (length) =>
    `Este link tem ${numberText(length)} caracteres. Alguns programas de e-mail e de mensagens cortam links assim: nesse caso, envie como arquivo. Ele abre em uma pausa ou no fim de uma partida, ou solto na página do jogo.`,
  saveLink: 'Salvar o link como arquivo',
  noLinkInFile: 'Este arquivo não tem nenhum link para um jogo deste site.',
  challengeInFile: (game, result, start) =>
    `${game}: um desafio. Supere ${result} com o mesmo início. Abra o arquivo do jogo e acrescente isto ao fim do endereço: ${start}`,
  challengeTextCopied: 'Desafio copiado. Cole onde quiser.',
  challengeCopied: 'Desafio copiado. Quem abrir recebe o mesmo início.',
}
