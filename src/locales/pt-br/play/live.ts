import { plural } from '../../../engine/core/text'
import type * as group from '../../../play/texts/group'
import type * as live from '../../../play/texts/live'
import type { Translation } from '../../translation'

export const liveTexts: Translation<typeof live.liveTexts> = {
  dialog: {
    title: 'Jogar ao vivo',
    joinTitle: 'Entrar em uma partida ao vivo',
    against: 'Jogue contra alguém em outro aparelho. Envie o link; não precisa de conta.',
    forFour:
      'Até três pessoas jogam neste aparelho, e alguém em outro é o jogador 2. Envie o link; não precisa de conta.',
    race: 'Faça uma disputa com alguém em outro aparelho: o início é o mesmo, e cada pessoa vê o progresso da outra.',
    seen: 'Os dois navegadores se conectam diretamente, então você e a outra pessoa podem ver o endereço IP uma da outra. Só a partida é enviada, e nenhum servidor participa.',
    seenRooms:
      'Os dois navegadores se encontram por um retransmissor público, que só vê dados criptografados. Depois, eles se conectam diretamente, então você e a outra pessoa podem ver o endereço IP uma da outra. Se não conseguirem, o retransmissor pode levar as jogadas, criptografadas.',
    name: (nickname) => `Seu nome: ${nickname}.`,
    otherName: 'Outro nome',
    invite: 'Convidar',
    preparing: 'Preparando o link…',
    link: 'Link',
    linkHint: 'Envie este link ou deixe a outra pessoa ler o código. Não feche esta página.',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    linkTitle: (game) => `Jogue ${game} comigo`,
    paste: 'Cole o link de resposta',
    pasteHint: 'A outra pessoa recebe um link de resposta. Abra neste aparelho ou cole aqui.',
    connect: 'Conectar',
    waitingRoom: 'Esperando a outra pessoa abrir o link…',
    join: 'Entrar',
    joinText: 'Alguém convidou você para esta partida. Ela começa quando houver conexão.',
    reply: 'Link de resposta',
    replyHint:
      'Envie este link de volta a quem convidou. A partida começa quando a pessoa abrir. Não feche esta página.',
    slow: 'Ainda sem conexão. Se a outra pessoa abriu sua resposta, talvez esteja jogando com mais alguém, ou as redes bloqueiem conexões diretas: use o mesmo Wi-Fi nos dois aparelhos e peça um novo convite.',
    slowRoom:
      'Ainda sem conexão. Talvez a outra pessoa tenha fechado a página ou esteja jogando com mais alguém: peça um novo convite.',
    copyReply: 'Copiar resposta',
    replyCopied: 'Link de resposta copiado',
    replyTitle: 'Minha resposta ao seu convite',
    code: { invitation: 'Código QR do link de convite', reply: 'Código QR do link de resposta' },
    connecting: 'Conectando…',
    cancel: 'Cancelar o convite',
    stop: 'Cancelar entrada',
    joinOwn: 'Jogar em duas abas',
    elsewhereTitle: 'Uma resposta a um convite',
    elsewhere:
      'Nenhuma página deste navegador espera esta resposta. Ela é da página que criou o convite: abra este link no mesmo navegador ou cole lá. Se essa página foi fechada ou recarregada, o convite terminou: convide de novo.',
  },

  next: {
    title: 'Próxima partida',
    opponent: (nickname) => `Você se conectou com ${nickname}.`,
    sides: 'Você joga',
    first: 'Primeiro',
    second: 'Depois',
    suggest: 'Sugerir este jogo',
    leave: 'Sair',
  },

  bar: {
    label: 'Partida ao vivo',
    waiting: 'Esperando a outra pessoa',
    showLink: 'Mostrar o link',
    lost: 'Conexão perdida. Esperando ela voltar…',
    connection: ['Medindo a conexão', 'Conexão lenta', 'Conexão razoável', 'Boa conexão'],
    slow: 'Conexão lenta: as jogadas chegam com atraso.',
    react: (emoji) => `Enviar ${emoji}`,
    reactions: 'Reações',
    nextGame: 'Próxima partida',
    leave: 'Sair',
    suggestedByUs: (game) => `Esperando resposta: ${game}`,
    suggestedByThem: (nickname, game) => `${nickname} sugere: ${game}`,
    rematchByUs: 'Esperando resposta: revanche',
    rematchByThem: (nickname) => `${nickname} sugere uma revanche.`,
    player: (n) => `Você é o jogador ${n}.`,
    halves: {
      left: (n) => `Você é o jogador ${n}, à esquerda.`,
      right: (n) => `Você é o jogador ${n}, à direita.`,
      top: (n) => `Você é o jogador ${n}, em cima.`,
      bottom: (n) => `Você é o jogador ${n}, embaixo.`,
    },
    turn: { ours: 'Sua vez.', theirs: 'Pensando…' },
    watched: (n) =>
      plural(n, {
        one: '# pessoa está assistindo.',
        many: '# de pessoas estão assistindo.',
        other: '# pessoas estão assistindo.',
      }),
    accept: 'Aceitar',
    decline: 'Agora não',
    claim: 'Reivindicar vitória',
    playComputer: 'Continuar contra o computador',
    continueByLink: 'Continuar por link',
  },

  race: {
    moves: (moves) => plural(moves, { one: '# jogada', many: '# de jogadas', other: '# jogadas' }),
    finished: (result) => `Terminou: ${result}`,
    won: (mine, theirs) => `Você venceu a disputa. Você: ${mine}. Oponente: ${theirs}.`,
    lost: (mine, theirs) => `Seu oponente venceu a disputa. Você: ${mine}. Oponente: ${theirs}.`,
    tied: (mine, theirs) => `A disputa deu empate. Você: ${mine}. Oponente: ${theirs}.`,
  },

  watched: {
    text: 'Até oito pessoas podem assistir nos próprios dispositivos enquanto você joga, nesta partida e nas próximas. Elas veem o que você vê e não podem mudar nada.',
    link: 'Criar um link',
    linkTitle: (game) => `Veja meu jogo de ${game}`,
    linkHint:
      'Envie este link a uma pessoa ou deixe que ela escaneie o código. A próxima recebe outro link. Deixe esta página aberta.',
    pasteHint: 'Você recebe um link de resposta. Abra-o neste dispositivo ou cole-o aqui.',
    waiting: 'Esperando alguém abrir o link…',
    full: 'Oito pessoas estão assistindo: não cabe mais ninguém.',
    count: (n) =>
      n === 0
        ? 'Ninguém está assistindo ainda'
        : plural(n, {
            one: '# pessoa assistindo',
            many: '# de pessoas assistindo',
            other: '# pessoas assistindo',
          }),
    end: 'Encerrar',
    endWatching: 'Encerrar a exibição',
    slow: 'Sua conexão está lenta: a partida chega com atraso.',
    reasons: {
      none: 'Ainda não há partida para ver.',
      secret: 'Esta partida não aparece: ela esconde algo de um dos jogadores, e alguém poderia contar.',
      unrecorded: 'Esta partida não aparece: ela não começou nesta página. A próxima vai aparecer.',
      picture: 'Esta partida não aparece: sua imagem fica neste dispositivo.',
    },
    refused: {
      secret:
        'Ninguém pode assistir a esta partida: ela esconde algo de um dos jogadores, e alguém poderia contar.',
      picture: 'Ninguém pode assistir a uma partida com sua própria imagem: a imagem fica neste dispositivo.',
    },
  },

  watching: {
    title: (game) => `Assistir a ${game} ao vivo`,
    text: 'Alguém deixa você assistir à partida. Você não pode mudar nada nela.',
    start: 'Assistir',
    inTab: 'Assistir nesta aba',
    toGame: 'Jogar',
    replyHint:
      'Envie este link de volta para quem joga. Você vê a partida quando ele for aberto. Deixe esta página aberta.',
    region: (game) => `${game}, ao vivo`,
    tag: 'Ao vivo',
    player: (nickname) => `${nickname} joga`,
    seats: (nickname, n) => `Jogador ${n}: ${nickname}`,
    ready: 'Esperando a partida começar…',
    paused: 'A partida está em pausa.',
    left: 'A outra pessoa saiu.',
    next: 'Esperando a próxima partida…',
    reasons: {
      none: 'Ainda não há partida.',
      secret:
        'O tabuleiro está coberto: esta partida esconde algo de um dos jogadores, e você poderia contar. Você vai ver a próxima que não esconder nada.',
      unrecorded:
        'O tabuleiro está coberto: esta partida não começou na página de onde vem e não pode ser enviada. Você vai ver a próxima.',
      picture:
        'O tabuleiro está coberto: a imagem fica no dispositivo de quem joga. Você vai ver a próxima partida sem imagem própria.',
    },
    ended: {
      left: 'Quem joga não deixa mais assistir ou saiu da página.',
      timeout: 'A conexão ficou perdida por tempo demais. Peça um novo link.',
      abuse: 'A conexão foi encerrada: o outro dispositivo enviou algo que não faz parte deste jogo.',
      failed:
        'Não foi possível conectar. Peça um novo link e responda logo. Algumas redes bloqueiam conexões diretas: tentem o mesmo Wi-Fi.',
    },
    bigScreen: 'Tela grande',
    leave: 'Parar de assistir',
    scan: 'Escaneie para assistir',
    code: 'Código QR para assistir em outro dispositivo',
  },

  computer: 'Computador como oponente',
  declined: 'Sua sugestão foi recusada.',
  restarted: (nickname) => `${nickname} começou outra partida.`,
  returned: 'A conexão voltou. Aperte “Continuar” quando quiser.',

  ended: {
    left: (nickname) => `${nickname} saiu.`,
    timeout: 'A conexão ficou perdida por tempo demais.',
    abuse: 'A conexão foi fechada: o outro aparelho enviou algo que não faz parte deste jogo.',
    failed:
      'Não foi possível conectar. Convide de novo e abra a resposta logo. Algumas redes bloqueiam conexões diretas: use o mesmo Wi-Fi nos dois aparelhos.',
    guestFailed:
      'Não foi possível conectar. Talvez a outra pessoa tenha fechado a página ou esteja jogando com mais alguém: peça um novo convite. Algumas redes bloqueiam conexões diretas: use o mesmo Wi-Fi nos dois aparelhos.',
    needsDirect:
      'Não foi possível conectar diretamente, e este jogo é rápido demais para um retransmissor. Algumas redes bloqueiam conexões diretas: use o mesmo Wi-Fi nos dois aparelhos.',
    otherGame: 'Este convite é de outro jogo.',
    otherLanguage:
      'A outra pessoa joga em outro idioma, com outras palavras. Abra o convite no mesmo idioma.',
    otherVersion:
      'A outra pessoa tem outra versão deste jogo. As duas páginas precisam ser recarregadas; depois, tente de novo.',
    forfeit: 'Seu oponente saiu. Você venceu!',
  },

  bad: {
    invitation: 'Este convite está danificado: peça à outra pessoa que copie o link inteiro.',
    otherVersion:
      'Este link foi criado por outra versão deste site. As duas páginas precisam ser recarregadas; depois, envie um novo convite.',
    own: 'Este é seu próprio convite: ele está esperando em outra aba. Envie o link dele a alguém.',
    used: 'Este convite já foi usado: alguém chegou antes. Cada link vale para uma pessoa.',
    reply: 'Este não é um link de resposta: copie o link inteiro que aparece na página da outra pessoa.',
    notReply: 'Este é um convite. Envie à outra pessoa e cole o link de resposta que ela mandar de volta.',
    otherReply:
      'Esta resposta é de outro convite. Envie à outra pessoa o link acima e cole o novo link de resposta dela.',
    unsupported: 'Este navegador não consegue se conectar a outros aparelhos.',
    replyTaken: 'Resposta entregue. A partida continua na aba do convite.',
  },
}

export const groupTexts: Translation<typeof group.groupTexts> = {
  title: 'Grupo',
  checking: 'Conferindo os resultados do grupo…',
  noResults: 'Grupo: ainda sem resultados',
  line: (results, best, name) =>
    plural(results, {
      one: `Grupo: # resultado, ${best} de ${name}`,
      many: `Grupo: # de resultados, o melhor ${best} de ${name}`,
      other: `Grupo: # resultados, o melhor ${best} de ${name}`,
    }),
  incomplete: (line) => `${line} (faltam alguns)`,
  noneShown: 'Grupo: não é possível mostrar os resultados deste link',
  empty: 'Ainda sem resultados.',
  howToAdd: 'Jogue esta partida até o fim e adicione seu resultado.',
  rank: 'Lugar',
  player: 'Nome',
  replay: 'Replay',
  own: (name) => `${name} (você)`,
  watch: 'Assistir',
  watchOf: (name) => `Assistir: ${name}`,
  failed: {
    unproved: (name) => `${name}: este resultado não pôde ser comprovado.`,
    otherVersion: (name) => `${name}: este resultado é de outra versão deste jogo.`,
    otherLanguage: (name) => `${name}: este resultado é de uma partida em outro idioma.`,
  },
  noStart:
    'Este link de grupo não pode ser usado: falta o início ou seus resultados não podem ser comparados.',
  damaged: 'Este link está danificado, e podem faltar resultados. Peça de novo e copie o link inteiro.',
  cut: (here, all) =>
    `Este link está incompleto: dá para ler ${here} dos ${all} resultados. Peça de novo e copie o link inteiro, ou peça o arquivo.`,
  result: (label, value) => `Seu resultado: ${label} ${value}`,
  name: (name) => `Seu nome: ${name}.`,
  otherName: 'Outro nome',
  add: 'Adicionar meu resultado',
  added: 'Seu resultado foi adicionado. Envie este link ao grupo.',
  cannotAdd: 'O replay desta partida não comprova seu resultado, então ele não pode ser adicionado.',
  tooLong:
    'Esta partida foi longa demais para um link, então seu resultado não pode ser adicionado. O replay fica neste aparelho.',
  noSpace: 'O link não tem mais espaço para seu replay. O resultado vai ficar só na tabela deste aparelho.',
  full: (results) => `A tabela guarda os ${results} melhores resultados, e este não está entre eles.`,
  leftOut: (results) =>
    plural(results, {
      one: '# resultado não cabe no link. Ele está só na tabela deste aparelho.',
      many: '# de resultados não cabem no link. Eles estão só na tabela deste aparelho.',
      other: '# resultados não cabem no link. Eles estão só na tabela deste aparelho.',
    }),
  link: 'Link',
  linkHint: 'Quem abre joga a partir do mesmo início. Abrir várias cópias reúne os resultados delas.',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado. Envie ao grupo.',
  linkTitle: (game) => `Jogue ${game} com nosso grupo`,
  share: 'Compartilhar',
  print: 'Imprimir',
  cannotPrint:
    'Nada foi impresso: este navegador não consegue imprimir. Abra esta página em outro navegador.',
  printTitle: (game) => `${game}: resultados do grupo`,
  code: 'Código QR do link do grupo',
}
