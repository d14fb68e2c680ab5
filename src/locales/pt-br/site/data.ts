import { numberText, percentText, plural } from '../../../engine/core/text'
import type * as data from '../../../site/texts/data'
import type * as lost from '../../../site/texts/lost'
import type * as move from '../../../site/texts/move'
import type { Translation } from '../../translation'

export const lostTexts: Translation<typeof lost.lostTexts> = {
  title: 'Não foi possível carregar esta página',
  text: 'Não foi possível carregar uma parte desta página, por isso ela não funciona. Talvez você esteja offline. Recarregue quando estiver online.',
  copied: (missing, files) =>
    `Você está offline, e a cópia offline neste navegador está incompleta (arquivos que faltam: ${numberText(missing)} de ${numberText(files)}). Recarregue a página quando estiver online.`,
  reload: 'Recarregar',
}

export const dataTexts: Translation<typeof data.dataTexts> = {
  none: '0',
  cancel: 'Cancelar',
  delete: {
    title: 'Excluir',
    hint: 'Tudo o que este site guarda neste navegador.',
    button: 'Excluir todos os dados',
    question: 'Excluir todos os dados?',
    text: 'Favoritos, jogos próprios, recordes, troféus, dias jogados, partidas em andamento, partidas por link, listas de treino, grupos, replays, ajustes e perfis serão excluídos deste navegador. Esta ação não pode ser desfeita.',
    done: 'Todos os dados foram excluídos',
  },
  export: {
    title: 'Exportar',
    hint: 'Favoritos, jogos próprios, recordes, troféus, dias jogados, partidas em andamento, partidas por link, listas de treino, grupos, replays, ajustes e perfis em um só arquivo, como backup ou para outro navegador.',
    button: 'Exportar dados',
    done: 'Seus dados foram exportados',
  },
  import: {
    title: 'Importar',
    hint: 'Um arquivo que você exportou antes. Você vê o que ele substitui antes de importar.',
    button: 'Importar dados',
    file: 'Arquivo para importar',
    replaces: 'Isto substitui os dados deste navegador:',
    change: (part, before, after) => `${part}: ${before} → ${after}`,
    replaced: (part) => `${part}: tudo é substituído`,
    replays: 'Replays',
    countReplays: (replays) => plural(replays, { one: '# replay', many: '# de replays', other: '# replays' }),
    replace: 'Substituir',
    done: 'Seus dados foram importados',
    reading: 'Lendo o arquivo…',
    tooLarge: 'Este arquivo é grande demais para ser do Pocket Arcade. Escolha outro arquivo.',
    unreadable: 'Não foi possível ler este arquivo. Escolha de novo.',
    notSaved:
      'Não foi possível salvar estes dados: o armazenamento deste navegador está cheio ou bloqueado para este site. Nada mudou.',
    notOurs: 'Este arquivo não foi exportado do Pocket Arcade. Escolha outro arquivo.',
    newerFile:
      'Este arquivo é de uma versão mais nova do site. Atualize este site primeiro: recarregue a página e tente de novo.',
    newerData:
      'Os dados deste navegador são de uma versão mais nova do site. Recarregue a página e tente de novo.',
    leftOut: (parts) => `Fica de fora, porque esta versão do site não conhece: ${parts}.`,
    stays: (parts) => `Não está incluído e fica como está: ${parts}.`,
    damaged: (part) => `Este arquivo está danificado: não é possível ler “${part}”. Exporte de novo.`,
    refused: (reason) => `Este arquivo não pode ser importado. ${reason} Nada mudou.`,
    empty: 'Este arquivo não contém dados.',
    notVerified:
      'Não foi possível verificar os melhores resultados. Recarregue a página quando houver conexão e tente de novo.',
    impossible: (game, stat, value) =>
      `Este arquivo está danificado: valor impossível em ${game}, ${stat} ${value}. Nada mudou.`,
  },
  parts: {
    favorites: 'Favoritos',
    recents: 'Jogados há pouco',
    customGames: 'Jogos próprios',
    bests: 'Melhores resultados',
    results: 'Resultados',
    days: 'Dias jogados',
    trophies: 'Troféus',
    linkGames: 'Partidas por link',
    fleets: 'Frotas de partidas por link',
    practice: 'Listas de treino',
    groups: 'Grupos',
    saves: 'Partidas em andamento',
    worlds: 'Puzzles em andamento',
    settings: 'Ajustes',
    profiles: 'Perfis',
    bestOf: (game) => `Recorde de ${game}`,
  },
  counts: {
    games: (count) => plural(count, { one: '# jogo', many: '# de jogos', other: '# jogos' }),
    days: (count) => plural(count, { one: '# dia', many: '# de dias', other: '# dias' }),
    trophies: (count) => plural(count, { one: '# troféu', many: '# de troféus', other: '# troféus' }),
    fleets: (count) => plural(count, { one: '# frota', many: '# de frotas', other: '# frotas' }),
    groups: (count) => plural(count, { one: '# grupo', many: '# de grupos', other: '# grupos' }),
    profiles: (count) => plural(count, { one: '# perfil', many: '# de perfis', other: '# perfis' }),
  },
  offline: {
    title: 'Offline',
    checking: 'Verificando…',
    kept: (megabytes) =>
      `O site inteiro está salvo neste navegador: ${numberText(megabytes, 1)} MB. Todos os jogos funcionam offline.`,
    making: 'O site inteiro está sendo salvo neste navegador.',
    none: 'Depois da sua primeira partida completa, o site inteiro é salvo neste navegador, e todos os jogos funcionam offline. Isso não acontece no modo de economia de dados nem depois que você remove a cópia.',
    incomplete: (missing, files) =>
      `A cópia do site neste navegador está incompleta, por isso alguns jogos talvez não funcionem offline. Arquivos que faltam: ${numberText(missing)} de ${numberText(files)}. Salve quando estiver online.`,
    impossible: 'Este navegador não consegue salvar uma cópia deste site: ele só funciona com conexão.',
    keep: 'Salvar o site para uso offline',
    complete: 'Salvar os arquivos que faltam',
    stillIncomplete: 'Não foi possível salvar todos os arquivos. Talvez você esteja offline.',
    remove: 'Remover a cópia offline',
    removed: 'A cópia offline foi removida',
  },
  records: {
    title: 'Melhores resultados',
    game: 'Jogo',
    reset: 'Apagar',
    resetRecord: (record) => `Apagar ${record}`,
    all: '{link}: cada jogo, seus últimos resultados e quanto tempo você jogou.',
    allLink: 'Todos os recordes',
  },
  unreadable: {
    title: 'Dados ilegíveis',
    hint: (items) =>
      plural(items, {
        one: 'Não foi possível ler um item. Exporte se quiser que alguém tente recuperar.',
        many: 'Não foi possível ler # de itens. Exporte se quiser que alguém tente recuperar.',
        other: 'Não foi possível ler # itens. Exporte se quiser que alguém tente recuperar.',
      }),
    export: 'Exportar dados ilegíveis',
    remove: 'Remover dados ilegíveis',
    removed: 'Os dados ilegíveis foram removidos',
  },
  profiles: {
    title: 'Perfis',
    hint: 'Salve os ajustes atuais com um nome, para alternar entre vários ou usar em outro navegador. Os dados das partidas não vão junto.',
    newName: 'Nome de um novo perfil',
    save: 'Salvar ajustes atuais',
    saved: 'Perfil salvo',
    open: 'Abrir um perfil',
    file: 'Arquivo de perfil',
    apply: 'Aplicar',
    applyProfile: (profile) => `Aplicar ${profile}`,
    applied: (profile) => `“${profile}” aplicado`,
    link: 'Copiar link',
    linkTo: (profile) => `Copiar link: ${profile}`,
    linkTitle: (profile) => `Ajustes: ${profile}`,
    linkCopied: 'Link copiado. Ele oferece estes ajustes.',
    tooLong: 'O perfil é longo demais para um link; salvo como arquivo.',
    saveFile: 'Salvar como arquivo',
    fileOf: (profile) => `Salvar como arquivo: ${profile}`,
    delete: 'Excluir',
    deleteProfile: (profile) => `Excluir ${profile}`,
    undoDelete: (profile) => `Desfazer exclusão de “${profile}”`,
    restore: 'Restaurar ajustes anteriores',
    wouldChange: 'O perfil {name} mudaria: {settings}.',
    noChange: 'O perfil {name} é igual aos seus ajustes atuais.',
    saveIncoming: 'Salvar como perfil',
    dismiss: 'Descartar',
    badName: (characters) => `Digite um nome de até ${numberText(characters)} caracteres.`,
    tooMany: (profiles) => `Você já tem ${numberText(profiles)} perfis. Exclua um antes.`,
    notSaved:
      'Não foi possível salvar o perfil: o armazenamento deste navegador está cheio ou bloqueado para este site.',
    tooLarge: 'Isto é grande demais para ser um perfil. Nada mudou.',
    notProfile: 'Isto não é um perfil do Pocket Arcade. Nada mudou.',
    notProfileOrDamaged: 'Isto não é um perfil do Pocket Arcade ou está danificado. Nada mudou.',
    allData: 'Este arquivo contém todos os dados: abra com “Importar dados”. Nada mudou.',
    newer: 'Este perfil é de uma versão mais nova do site; recarregue a página. Nada mudou.',
    invalid: 'Este perfil está danificado: contém um valor inválido. Nada mudou.',
    badLink: 'Este link está danificado ou cortado; peça um novo. Nada mudou.',
  },
  settingNames: {
    effects: 'Volume dos efeitos',
    music: 'Volume da música',
  },
}

export const moveTexts: Translation<typeof move.moveTexts> = {
  title: 'Passar para outro aparelho',
  hint: 'Conecta dois aparelhos seus e copia todos os dados de um para o outro. Você vê o que será substituído antes de qualquer mudança.',
  consent:
    'Os dois navegadores se conectam diretamente e podem ver o endereço IP um do outro. Nenhum servidor participa.',
  consentRooms:
    'Os dois navegadores se encontram por um retransmissor público, que só vê dados criptografados. Depois se conectam diretamente e podem ver o endereço IP um do outro. Se não der, o retransmissor pode transmitir os dados, criptografados.',
  connect: 'Conectar um aparelho',
  joinText: 'Outro aparelho criou este link para se conectar a este.',
  linkTitle: 'Pocket Arcade: conectar meus aparelhos',
  linkHint: 'Abra este link no outro aparelho ou escaneie o código com ele. Deixe esta página aberta.',
  pasteHint: 'O outro aparelho mostra um link de resposta. Abra neste aparelho ou cole aqui.',
  waitingRoom: 'Esperando o outro aparelho abrir o link…',
  replyTitle: 'Pocket Arcade: resposta para conectar meus aparelhos',
  replyHint: 'Abra este link no outro aparelho ou cole lá. Deixe esta página aberta.',
  badLink:
    'Este link não pode ser usado: está danificado, já foi usado ou foi criado neste navegador. Crie outro no outro aparelho.',
  badReply:
    'Esta não é a resposta a este link. Copie inteiro o link de resposta que o outro aparelho mostra.',
  unsupported: 'Este navegador não consegue se conectar a outros aparelhos.',
  delivered: 'Resposta entregue. A conexão continua na aba do primeiro link.',
  replyElsewhere:
    'Nenhuma página deste navegador espera por esta resposta. Abra no aparelho que criou o primeiro link ou crie um novo link.',
  slow: 'Ainda sem conexão. Algumas redes bloqueiam conexões diretas: tente a mesma rede Wi-Fi e um novo link.',
  preparing: 'Um momento…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  connected: 'Os aparelhos estão conectados. Envie do aparelho que tem seus dados.',
  send: 'Enviar os dados deste aparelho',
  sending: (share) => `Enviando: ${percentText(share)}`,
  sent: 'Enviado. Confirme no outro aparelho.',
  receiving: (share) => `Recebendo: ${percentText(share)}`,
  replaces: 'O outro aparelho enviou os dados dele. Eles substituem os dados deste navegador:',
  replace: 'Substituir',
  keep: 'Manter meus dados',
  done: 'Este aparelho agora tem os dados do outro',
  taken: 'O outro aparelho agora tem os dados deste.',
  kept: 'O outro aparelho manteve os próprios dados.',
  keptHere: 'Este aparelho manteve os próprios dados.',
  refused: (reason) => `${reason} Este aparelho manteve os próprios dados.`,
  reasons: {
    notOurs: 'O que o outro aparelho enviou não são dados do Pocket Arcade.',
    newerFile:
      'O outro aparelho tem uma versão mais nova do site. Atualize este site primeiro: recarregue esta página e conecte de novo.',
    newerData:
      'Os dados deste navegador são de uma versão mais nova do site. Recarregue esta página e conecte de novo.',
    damaged: (part) => `Não é possível ler uma parte dos dados do outro aparelho: ${part}.`,
    refused: (reason) => `Não é possível usar os dados do outro aparelho. ${reason}`,
    empty: 'O outro aparelho não tem dados para enviar.',
    notVerified:
      'Não foi possível verificar os melhores resultados. Conecte de novo quando este aparelho estiver online.',
    impossible: (game, stat, value) =>
      `Os dados do outro aparelho têm um valor impossível em ${game}, ${stat} ${value}.`,
  },
  refusals: {
    empty: 'Este aparelho não tem dados para enviar. Envie do aparelho que tem seus dados.',
    newer:
      'O outro aparelho tem uma versão mais antiga do site e manteve os próprios dados. Recarregue a página lá e conecte de novo.',
    older:
      'Os dados do outro aparelho são de uma versão mais nova do site, por isso ele os manteve. Recarregue a página lá e conecte de novo.',
    invalid: 'O outro aparelho não consegue usar alguns dados deste e manteve os próprios.',
    unverified:
      'O outro aparelho não conseguiu verificar os melhores resultados e manteve os próprios dados. Conecte de novo quando ele estiver online.',
    full: 'O outro aparelho não conseguiu salvar os dados: o armazenamento dele está cheio ou bloqueado para este site. Ele manteve os próprios dados.',
  },
  still:
    'Faz um tempo que nada chega. Deixe a página aberta e visível nos dois aparelhos. Se não continuar, desconecte e conecte de novo.',
  notSaved:
    'Não foi possível salvar os dados: o armazenamento deste navegador está cheio ou bloqueado para este site. Este aparelho manteve os próprios dados.',
  lost: 'A conexão caiu. Conecte de novo para ver se os dados chegaram.',
  failed:
    'Não foi possível conectar. Crie um novo link e abra logo a resposta. Algumas redes bloqueiam conexões diretas: tente a mesma rede Wi-Fi.',
  unreadable: 'Não foi possível ler os dados do outro aparelho.',
  invalid: 'A conexão foi encerrada: o outro aparelho enviou algo que não faz parte disto.',
  disconnect: 'Desconectar',
}
