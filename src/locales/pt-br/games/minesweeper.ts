import { percentText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/minesweeper/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Dificuldade',
      beginner: 'Iniciante',
      intermediate: 'Intermediário',
      expert: 'Mestre',
      custom: 'Personalizada',
    },
    cols: { label: 'Largura' },
    rows: { label: 'Altura' },
    share: { label: 'Minas', percent: (percent) => percentText(percent / 100) },
    boards: {
      label: 'Tabuleiro',
      any: 'Qualquer um',
      certain: 'Sem adivinhar',
      says: {
        any: 'Em alguns tabuleiros é preciso adivinhar.',
        certain: 'Tudo se resolve só com lógica.',
      },
    },
    marks: { label: 'Pontos de interrogação', off: 'Não', on: 'Sim' },
    practice: {
      label: 'Técnica',
      off: 'Não',
      rules: {
        'one-one': 'Padrão 1-1',
        'one-two': 'Padrão 1-2',
        several: 'Combinação',
        count: 'Minas restantes',
      },
      says: {
        'one-one':
          'A dois números falta a mesma quantidade de minas. Todas as casas fechadas de um também são do outro. Por isso, as demais casas do outro são seguras.',
        'one-two':
          'A um número faltam mais minas do que ao vizinho: tantas a mais quantas são as suas casas fechadas próprias. Essas casas são minas, e as próprias do vizinho são seguras. 1-2-1 e 1-2-2-1 são este padrão pelos dois lados.',
        several:
          'Nenhum número nem dois números juntos provam nada. Suponha que uma casa fechada é mina e siga o que os números exigem. Se um número não puder estar certo, a casa é segura.',
        count:
          'Os números sozinhos não provam nada. Compare quantas minas restam com quantas os números exigem. Onde não pode sobrar mina, as outras casas são seguras.',
      },
    },
  },
  controls: { flag: 'Bandeira' },
  stats: {
    'Mines left': 'Minas restantes',
    Time: 'Tempo',
    '3BV': '3BV',
    '3BV/s': '3BV/s',
    'Efficiency %': 'Eficiência %',
  },
  best: { time: 'Melhor tempo', speed: 'Melhor 3BV/s' },
  status: {
    opened: (cells) =>
      plural(cells, { one: '# casa aberta.', many: '# de casas abertas.', other: '# casas abertas.' }),
    flagged: (left) =>
      plural(left, {
        one: 'Bandeira colocada. Resta # mina.',
        many: 'Bandeira colocada. Restam # de minas.',
        other: 'Bandeira colocada. Restam # minas.',
      }),
    unflagged: (left) =>
      plural(left, {
        one: 'Bandeira retirada. Resta # mina.',
        many: 'Bandeira retirada. Restam # de minas.',
        other: 'Bandeira retirada. Restam # minas.',
      }),
    ask: 'Ponto de interrogação colocado.',
    unask: 'Ponto de interrogação retirado.',
  },
  captions: {
    open: 'casa aberta',
    flag: 'bandeira colocada',
    unflag: 'bandeira retirada',
    ask: 'ponto de interrogação colocado',
    unask: 'ponto de interrogação retirado',
    explode: 'mina explode',
    Refused: 'não dá para abrir esta casa',
  },
  howTo: [
    'Abra uma casa. Um número mostra quantas minas o tocam. Abra todas sem mina.',
    'Marque as minas com o botão direito, um toque longo ou o botão “Bandeira”.',
    'Toque em um número com todas as minas marcadas para abrir as casas ao redor dele.',
  ],
  ends: {
    lost: 'Fim de jogo! Você pisou em uma mina!',
    opened: (open, all) =>
      plural(all, {
        one: `${open} de # casa aberta.`,
        many: `${open} de # de casas abertas.`,
        other: `${open} de # casas abertas.`,
      }),
    wrongFlags: (flags) =>
      plural(flags, {
        one: '# bandeira estava errada.',
        many: '# de bandeiras estavam erradas.',
        other: '# bandeiras estavam erradas.',
      }),
    won: 'Tabuleiro limpo',
    found: (mines) =>
      plural(mines, {
        one: '# mina encontrada.',
        many: 'Todas as # de minas encontradas.',
        other: 'Todas as # minas encontradas.',
      }),
  },
  board: {
    name: 'Campo minado',
    mine: 'mina',
    mineHit: 'a mina que explodiu',
    wrongFlag: 'bandeira errada',
    flag: 'bandeira',
    question: 'ponto de interrogação',
    covered: 'fechada',
    tool: 'Ao tocar',
    openTool: 'Abrir',
    flagTool: 'Bandeira',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
  },
}
