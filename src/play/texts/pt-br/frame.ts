import type { frameTexts as english } from '../frame'

export const frameTexts: typeof english = {
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
    part: 'Jogo ao vivo',
    ended: {
      invitation:
        'Seu convite terminou porque a página dele foi recarregada ou fechada. Convide de novo e envie o novo link.',
      reply:
        'Sua entrada foi interrompida porque a página foi recarregada ou fechada. Entre de novo: o link de resposta que você enviou antes não funciona mais.',
      game: 'Sua partida ao vivo terminou porque a página dela foi recarregada ou fechada.',
      gameByLink:
        'Sua partida ao vivo terminou porque a página dela foi recarregada ou fechada. Dá para continuar por link: quem tem a vez envia o próximo link.',
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
    reason: (reason) =>
      `Seu navegador não conseguiu iniciar os gráficos: ${reason}. Confira se a aceleração de hardware está ativada e recarregue a página.`,
    contextLost: 'o contexto gráfico foi perdido',
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
