import { numberText } from '../../../engine/core/text'
import type * as custom from '../../../site/texts/custom'
import type { Translation } from '../../translation'

const badUrl = 'Esta URL do jogo não pode ser usada'
const badCode = 'Este código de incorporação não pode ser usado'

export const customTexts: Translation<typeof custom.customTexts> = {
  form: {
    add: {
      title: 'Adicionar jogo próprio',
      submit: 'Adicionar jogo',
      fill: 'Preencher com um arquivo',
      file: 'Arquivo do jogo',
    },
    edit: { title: 'Editar jogo próprio', submit: 'Salvar mudanças', save: 'Salvar como arquivo' },
    cancel: 'Cancelar',
    title: 'Título',
    description: 'Descrição',
    icon: 'Ícone',
    difficulty: 'Dificuldade',
    players: 'Jogadores',
    gameUrl: 'URL do jogo',
    gameUrlHint: 'O endereço de uma página com o jogo. Alguns sites não podem ser mostrados dentro de outro.',
    gameUrlExample: 'https://games.example.com/play',
    embedCode: 'Código de incorporação',
    embedCodeExample: '<iframe src="https://games.example.com/embed"></iframe>',
    embedCodeHint:
      'HTML que um site de jogos oferece para incorporar. Ele roda isolado deste site e dos seus dados.',
    earlier: 'Uma posição antes',
    later: 'Uma posição depois',
    moved: (place, count) => `Posição ${numberText(place)} de ${numberText(count)}.`,
  },
  icons: {
    Gamepad2: 'Controle',
    Target: 'Alvo',
    Zap: 'Raio',
    Brain: 'Cérebro',
    Trophy: 'Troféu',
    Star: 'Estrela',
    Heart: 'Coração',
    Dice1: 'Dado',
  },
  saved: {
    added: 'Seu jogo próprio foi adicionado!',
    addedForVisit: 'Seu jogo próprio foi adicionado só para esta visita',
    changed: 'Mudanças salvas',
    changedForVisit: 'Mudanças salvas só para esta visita',
  },
  check: {
    incomplete: 'Preencha todos os campos obrigatórios',
    title: 'Dê um título ao seu jogo.',
    description: 'Descreva o jogo em poucas palavras.',
    tooLong: 'Título ou descrição longos demais',
    atMost: (characters) => `No máximo ${numberText(characters)} caracteres.`,
    noContent: 'Informe uma URL do jogo ou um código de incorporação',
    gameUrl: 'Digite um endereço aqui ou um código de incorporação abaixo.',
    badUrl,
    badCode,
    codeAsUrl: 'Isto é um código, não um endereço. Cole abaixo, em “Código de incorporação”.',
    limit: 'Você chegou ao limite de jogos',
    limitDetail: (games, max) =>
      `Você tem ${numberText(games)} jogos próprios, e o limite é ${numberText(max)}. Exclua um antes.`,
  },
  url: {
    long: (characters) => `Este endereço é longo demais: no máximo ${numberText(characters)} caracteres.`,
    characters: 'Este endereço contém caracteres inválidos. Copie de novo da barra de endereço.',
    scheme: 'Use um endereço completo que comece com https:// ou http://',
    secure: 'Use um endereço que comece com https://. Esta página não pode mostrar um que comece com http://',
    user: 'Use um endereço sem nome de usuário nem senha.',
    number: 'Use um endereço com nome, como games.example.com, não um endereço IP.',
    local: 'Use o endereço de um site público, como games.example.com.',
    own: 'Este é um endereço do próprio Pocket Arcade. Use o endereço de outro site.',
    broken: 'Este endereço está incompleto. Copie de novo da barra de endereço.',
  },
  code: {
    tooLong: 'Este código de incorporação é longo demais: no máximo 200 KB.',
    isUrl: 'Isto é um endereço, não um código de incorporação. Cole em “URL do jogo”.',
    escaped:
      'Este código está com caracteres escapados: as tags começam com &lt; em vez de <. Copie o código de incorporação original.',
    shortcode: 'Este é um shortcode de outro programa. Copie o HTML, que começa com <iframe ou outra tag.',
    noTags:
      'Isto não é um código de incorporação: não tem tags HTML. Copie o código que começa com <iframe ou outra tag.',
  },
  file: {
    noGame: 'Nenhum jogo encontrado neste arquivo',
    choose: 'Escolha um arquivo que foi salvo na edição de um jogo próprio.',
    tooMany: (games, max) =>
      `Ele contém ${numberText(games)} jogos próprios, e o limite é ${numberText(max)}.`,
    id: (id) => `Um jogo próprio tem o ID “${id}”, que não pode fazer parte de um endereço.`,
    title: (title, characters) =>
      `O título “${title}” é longo demais: no máximo ${numberText(characters)} caracteres.`,
    description: (title, characters) =>
      `A descrição de “${title}” é longa demais: no máximo ${numberText(characters)} caracteres.`,
    embedCode: (title) => `O código de incorporação de “${title}” é longo demais: no máximo 200 KB.`,
  },
  page: {
    back: 'Voltar aos jogos',
    missing: 'Jogo não encontrado',
    missingDetail: 'O jogo solicitado não foi encontrado.',
    loading: 'Carregando…',
    empty: 'Este jogo não tem conteúdo',
    refused: 'Este jogo não pode ser mostrado.',
    refusedHint: 'Edite na página inicial: use outro endereço ou um código mais curto.',
    again: 'Tentar de novo',
    fullScreen: 'Tela cheia',
    noFullScreen: 'Este navegador não permite tela cheia aqui',
    reload: 'Recarregar',
    newTab: 'Abrir em nova aba',
    keys: 'As teclas ficaram presas no jogo? Aperte F6 para sair dele.',
    nothing: 'O jogo não aparece? Alguns sites não podem ser mostrados aqui: abra em nova aba.',
  },
  troubles: {
    left: {
      title: 'Este jogo tentou sair da página dele.',
      text: 'Ele foi interrompido, porque outra página no lugar dele poderia se passar por parte deste site.',
    },
    silent: {
      title: 'Não foi possível carregar este jogo.',
      text: 'Você pode estar offline, ou a conexão ou o jogo está muito lento.',
    },
    loud: {
      title: 'Este jogo foi interrompido.',
      text: 'Ele enviou a esta página mais mensagens do que uma página consegue processar.',
    },
    grasping: {
      title: 'Este jogo foi interrompido.',
      text: 'Ele ficava tirando o teclado desta página.',
    },
    offline: {
      title: 'Você está offline.',
      text: 'Jogos próprios precisam de conexão. Este vai carregar assim que ela voltar.',
    },
  },
}
