import { numberText, plural } from '../../../engine/core/text'
import type * as home from '../../../site/texts/home'
import type { Translation } from '../../translation'

export const homeTexts: Translation<typeof home.homeTexts> = {
  hero: {
    games: '+32 jogos',
    free: 'Grátis',
    devices: 'Celular ou PC',
    offline: 'Funciona offline',
  },
  finder: {
    title: 'Escolha seu jogo',
    surprise: 'Me surpreenda',
    search: 'Buscar jogos',
    count: (games) => plural(games, { one: '# jogo', many: '# de jogos', other: '# jogos' }),
    found: (games) =>
      plural(games, {
        one: '# jogo encontrado',
        many: '# de jogos encontrados',
        other: '# jogos encontrados',
      }),
    filters: 'Filtros',
    active: 'Ativos',
    clear: 'Limpar filtros',
    category: 'Categorias',
    difficulty: 'Dificuldade',
    players: 'Jogadores',
    order: 'Ordenar por',
  },
  nothing: {
    text: (search) => `Nenhum jogo encontrado para “${search}”.`,
    similar: 'Parecidos:',
    hint: 'Tente outro nome ou menos letras.',
    hidden: (games) =>
      plural(games, {
        one: 'Seus filtros escondem # jogo.',
        many: 'Seus filtros escondem # de jogos.',
        other: 'Seus filtros escondem # jogos.',
      }),
    show: 'Mostrar',
  },
  start: {
    title: 'Comece aqui',
    kinds: {
      quick: 'Rápido',
      puzzle: 'Puzzle',
      cards: 'Cartas',
      board: 'Tabuleiro',
      two: 'Para dois',
    },
  },
  move: {
    text: 'Você já jogou em um navegador ou em outro aparelho? {move}',
    link: 'Traga seus dados para cá',
  },
  categories: {
    all: 'Todos',
    puzzle: 'Puzzle',
    action: 'Ação',
    strategy: 'Estratégia',
    classic: 'Clássicos',
  },
  orders: {
    site: 'Recomendados',
    difficulty: 'Dificuldade',
    name: 'Nome',
    new: 'Novos para você',
    loved: 'Mais jogados',
  },
  rows: {
    favorites: 'Jogos favoritos',
    recent: 'Jogados há pouco',
    all: 'Todos os jogos',
    none: 'Nenhum jogo corresponde aos seus filtros',
    tooMany: (games, shown) =>
      `Você tem ${numberText(games)} jogos próprios neste navegador; só os primeiros ${numberText(shown)} aparecem.`,
  },
  card: {
    play: 'Jogar',
    best: (value) => `Seu recorde: ${value}`,
    bestTitle: (stat, value) => (stat === null ? `Seu recorde: ${value}` : `Seu recorde: ${stat} ${value}`),
    like: 'Adicionar aos favoritos',
    unlike: 'Remover dos favoritos',
    delete: 'Excluir este jogo',
    deleteGame: (game) => `Excluir ${game}`,
    edit: 'Editar este jogo',
    editGame: (game) => `Editar ${game}`,
  },
  addCard: {
    title: 'Adicione seu jogo',
    text: 'Coloque o link de um jogo da web ou cole o código de incorporação',
  },
  continue: {
    title: 'Continuar',
    dismiss: (game) => `Descartar ${game}`,
    dismissed: (game) => `${game}: partida descartada.`,
    undo: 'Desfazer',
    justNow: 'agora mesmo',
  },
  deletion: {
    title: 'Excluir este jogo?',
    text: (game) => `Quer mesmo excluir “${game}”? Esta ação não pode ser desfeita.`,
    confirm: 'Excluir',
    done: 'Jogo excluído',
    notSaved: 'Excluído só durante esta visita',
  },
  why: {
    title: 'Por que jogar aqui?',
    instant: {
      title: 'Na hora',
      text: 'Todos os jogos rodam no navegador e começam na hora. Nada para instalar, sem cadastro. Aperte “Jogar ao vivo” em qualquer jogo para jogar com alguém em outro aparelho.',
    },
    brain: {
      title: 'Para a mente',
      text: 'Puzzles e estratégia para arejar a cabeça: memória, números, palavras e pensar três jogadas à frente.',
    },
    achievements: {
      title: 'Conquistas',
      text: 'Cada jogo lembra seu melhor resultado e tem troféus para conquistar. Sempre há um recorde para bater: o seu.',
    },
  },
  links: { imprint: 'Informações legais', privacy: 'Privacidade' },
  footer: 'Sem conta. Seus favoritos, resultados e ajustes ficam neste navegador.',
}
