import { numberText } from '../../engine/core/text'
import type * as facts from '../../site/texts/facts'
import type * as promo from '../../site/texts/promo'
import type * as results from '../../site/texts/results'
import type * as shell from '../../site/texts/shell'
import type { Translation } from '../translation'

const notSaved = 'O armazenamento deste navegador está cheio ou bloqueado para este site.'

export const shellTexts: Translation<typeof shell.shellTexts> = {
  siteName: 'Pocket Arcade',
  shareCard: {
    title: 'Pequenos jogos',
    line: 'Feitos com capricho. Sem conta, sem download: aperte “Jogar”.',
  },
  meta: {
    siteLine: 'Pequenos jogos, feitos com capricho. Sem conta, sem download: aperte “Jogar”.',
    pageTitle: (page) => `${page} · Pocket Arcade`,
    game: (title, description, players, difficulty) =>
      `${title}: ${description}. Grátis no seu navegador. ${players}, ${difficulty}.`,
    missingTitle: 'Página não encontrada',
    missing: 'Não há página neste endereço. Todos os jogos estão na página inicial.',
  },
  header: {
    back: 'Voltar',
    home: 'Início',
    settings: 'Ajustes',
    pages: 'Páginas',
    today: 'Hoje',
    records: 'Recordes',
  },
  languages: {
    name: 'Idiomas',
    beta: 'Beta',
    close: 'Fechar',
    report: 'Avisar de um texto errado',
    leave: {
      title: 'Mudar de idioma?',
      game: 'Sua partida não está salva: ela termina quando a página abre em outro idioma.',
      text: 'O que você digitou não está salvo: some quando a página abre em outro idioma.',
      confirm: 'Mudar de idioma',
    },
    issueTitle: 'Um texto errado',
    issueBody: (place) => `Onde: ${place}\n\nO texto:\n\nMelhor:\n`,
  },
  favorites: {
    add: (game) => `Adicionar ${game} aos favoritos`,
    remove: (game) => `Remover ${game} dos favoritos`,
  },
  dialogs: {
    addGame: 'Adicionar jogo próprio',
    editGame: 'Editar jogo próprio',
    settings: 'Ajustes',
    confirm: 'Confirmação',
  },
  parts: {
    switchAccess: 'Uso com acionador',
    saveResult: 'Salvar resultados',
  },
  error: {
    pageTitle: 'Erro · Pocket Arcade',
    title: 'Erro inesperado do aplicativo!',
    stale:
      'Não foi possível carregar uma parte do site. Você pode estar offline, ou o site foi atualizado. Recarregue para tentar de novo.',
    reload: 'Recarregar',
    home: 'Voltar ao início',
    unknown: 'Erro desconhecido',
  },
  framed: 'Abrir o Pocket Arcade',
  notSaved,
  storage: {
    full: {
      text: 'Este navegador não tem mais espaço para este site',
      detail:
        'O que você fizer agora se perde ao fechar a página. Exporte seus dados em “Ajustes” ou exclua uma parte.',
    },
    blocked: {
      text: 'Este navegador bloqueia o armazenamento deste site',
      detail: 'Todos os jogos funcionam, mas favoritos, ajustes e resultados se perdem ao fechar a página.',
    },
    corrupt: {
      text: 'Não foi possível ler uma parte dos seus dados salvos',
      detail: 'Todo o resto funciona. Há uma cópia da parte ilegível em “Ajustes”.',
    },
    uncopied: {
      text: 'Não foi possível ler uma parte dos seus dados salvos',
      detail: 'Não há espaço para uma cópia, então os dados ficam como estão e nunca são sobrescritos.',
    },
    newer: {
      text: 'Seus dados salvos são de uma versão mais nova deste site',
      detail: 'Recarregue a página para atualizar. Até lá, seus dados ficam como estão.',
    },
  },
}

export const promoTexts: Translation<typeof promo.promoTexts> = {
  slots: {
    horizontal: 'Promoção no topo',
    rectangle: 'Promoção entre os jogos',
    vertical: 'Promoção ao lado do jogo',
  },
  next: (game) => `A seguir: ${game}`,
  tryIt: 'Testar',
  tryGame: (game) => `Testar: ${game}`,
  blocker: {
    text: '{detected} Tudo continua funcionando. Se você gosta daqui, pense em permitir anúncios neste site.',
    detected: 'Bloqueador de anúncios detectado.',
    close: 'Fechar aviso',
  },
}

export const factTexts: Translation<typeof facts.factTexts> = {
  difficulties: { Easy: 'Fácil', Medium: 'Médio', Hard: 'Difícil' },
  players: {
    '1 Player': '1 jogador',
    '2 Players': '2 jogadores',
    '1-2 Players': '1-2 jogadores',
    '1-4 Players': '1-4 jogadores',
    Multiplayer: 'Multijogador',
  },
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  ends: { won: 'Vitória', lost: 'Derrota', tied: 'Empate', over: 'Terminada' },
  best: 'Recorde',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `menos de ${time}`,
  longer: 'mais',
  bestStreak: (best) => `melhor sequência ${numberText(best)}`,
  streak: (now, best) => `sequência ${numberText(now)}, a melhor ${numberText(best)}`,
  streakIsBest: (now) => `sequência ${numberText(now)}, sua melhor`,
}
