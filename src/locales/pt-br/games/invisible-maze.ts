import { numberText, plural, tenthsText } from '../../../engine/core/text'
import type * as game from '../../../games/invisible-maze/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mazes: {
      label: 'Labirintos',
      seven: 'Os sete',
      one: 'Só um',
      made: 'Sem fim',
      says: {
        one: 'Um nível: busque seu melhor tempo e o menor número de jogadas.',
        made: 'Labirintos aleatórios, cada vez maiores. Quantos você consegue resolver?',
      },
    },
    level: {
      label: 'Começar no nível',
      choice: (level, name) => `${level} ${name}`,
    },
  },
  controls: {
    reset: 'Reiniciar',
    solution: 'Mostrar ou ocultar solução',
    onward: 'Próximo nível ou repetir',
    end: 'Encerrar (com o tempo esgotado)',
  },
  stats: { Level: 'Nível', Moves: 'Jogadas', Time: 'Tempo', Levels: 'Níveis' },
  best: { levels: 'Mais níveis', time: 'Melhor tempo', moves: 'Menos jogadas' },
  toasts: { timeout: 'Tempo esgotado! Tente de novo!', finished: 'Todos os níveis completos!' },
  status: {
    step: (row, column) => `Linha ${row}, coluna ${column}.`,
    edge: 'Borda.',
    wall: {
      up: 'Parede acima.',
      down: 'Parede abaixo.',
      left: 'Parede à esquerda.',
      right: 'Parede à direita.',
    },
    complete: 'Nível completo.',
    timeout: 'Tempo esgotado! Tente de novo!',
    reset: 'De volta ao início.',
    next: (level) => `Nível ${level}.`,
    solutionShown: 'Solução à mostra.',
    solutionHidden: 'Solução oculta.',
  },
  captions: {
    step: 'passo',
    bump: 'batida na parede',
    complete: 'labirinto resolvido',
    finished: 'último labirinto resolvido',
    timeout: 'tempo esgotado',
    reset: 'de volta ao início',
    next: 'próximo labirinto',
    solution: 'solução à mostra',
  },
  howTo: [
    'Chegue à bandeira. Você só vê as paredes próximas.',
    'As paredes em que você bate ficam visíveis.',
    'Níveis mais altos escondem mais e têm tempo limite. Resolver um libera o próximo.',
  ],
  levels: [
    'Primeiros passos',
    'Passagens estreitas',
    'O labirinto',
    'Armadilha em espiral',
    'Salas às escuras',
    'A provação',
    'O vazio',
  ],
  maze: (maze) => `Labirinto ${maze}`,
  ownMaze: 'Labirinto desenhado',
  gameText: 'Copiar, colar ou desenhar um labirinto',
  draw: 'Desenhar',
  ends: {
    solved: (levels) =>
      plural(levels, {
        one: '# nível resolvido',
        many: '# de níveis resolvidos',
        other: '# níveis resolvidos',
      }),
    timeUp: 'Tempo esgotado! Tente de novo!',
    level: (level, name) => `Nível ${level}, ${name}.`,
    complete: 'Nível completo',
    allComplete: 'Todos os níveis completos!',
    effort: (moves, seconds) =>
      plural(moves, {
        one: `# jogada em ${numberText(seconds)} s.`,
        many: `# de jogadas em ${numberText(seconds)} s.`,
        other: `# jogadas em ${numberText(seconds)} s.`,
      }),
    effortHelped: (moves, seconds) =>
      plural(moves, {
        one: `# jogada em ${numberText(seconds)} s, com a solução à mostra.`,
        many: `# de jogadas em ${numberText(seconds)} s, com a solução à mostra.`,
        other: `# jogadas em ${numberText(seconds)} s, com a solução à mostra.`,
      }),
    effortIn: (name, effort) => `${name}: ${effort}`,
    retry: (level) => `Repetir nível ${level}`,
  },
  position: {
    form: 'Uma posição do Labirinto invisível é nível, linha e coluna, como 3:1,5 (nível 3, linha 1, coluna 5).',
    noLevel: (level, levels) => `O nível ${level} não existe: os níveis vão de 1 a ${levels}.`,
    size: (level, size) => `O nível ${level} tem ${size} linhas e ${size} colunas, contadas a partir de 1.`,
    wall: (row, column, level) => `Linha ${row}, coluna ${column} do nível ${level}: é uma parede.`,
    own: {
      square: (min, max) => `Um labirinto tem tantas linhas quanto colunas: de ${min} a ${max}.`,
      signs: 'Um labirinto só tem os sinais S (início), G (chegada), # (parede) e . (livre).',
      ends: 'Um labirinto tem um início (S) e uma chegada (G).',
      radius: (max) => `O raio de visão é um número de 0 a ${max}.`,
      unreachable: 'Nenhum caminho leva do início à chegada.',
    },
  },
  info: {
    name: 'Nível',
    vision: (steps) =>
      plural(steps, { one: 'Visão: # passo', many: 'Visão: # de passos', other: 'Visão: # passos' }),
    showSolution: 'Mostrar solução',
    hideSolution: 'Ocultar solução',
    reset: 'Reiniciar',
    timeLimit: 'Tempo limite',
    timeLeft: (seconds, limit) => `${seconds} s de ${limit} s`,
  },
  cells: {
    maze: (level, name) => `Labirinto ${level}, ${name}`,
    you: 'você',
    goal: 'chegada',
    start: 'início',
    dark: 'desconhecida',
    open: 'livre',
    walked: 'visitada',
    wall: 'parede',
  },
  legend: {
    name: 'Legenda',
    walked: 'Visitada',
    dark: 'Desconhecida',
    open: 'Chão',
    wall: 'Parede visível',
    met: 'Atingida',
  },
  notice: {
    complete: 'Nível completo',
    timeUp: 'Tempo esgotado',
    effort: (name, moves, seconds) =>
      plural(moves, {
        one: `${name}: # jogada em ${tenthsText(seconds)} s`,
        many: `${name}: # de jogadas em ${tenthsText(seconds)} s`,
        other: `${name}: # jogadas em ${tenthsText(seconds)} s`,
      }),
    next: 'Próximo nível',
    retry: 'Repetir',
    end: 'Encerrar',
  },
  print: {
    label: 'Labirintos',
    solutions: 'Soluções',
    rule: 'Encontre o caminho da seta até a chegada (a bandeira).',
  },
}
