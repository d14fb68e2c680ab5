import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bubble-shooter/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      field: 'Nível único',
      boards: '30 níveis',
      says: {
        field: 'Limpe um único campo de jogo grande.',
        boards: 'Bolhas especiais; menos tiros, mais estrelas: até três.',
      },
    },
    board: { label: 'Nível' },
    ceiling: { label: 'Teto', still: 'Fixo', rows: 'Novas linhas' },
  },
  controls: {
    aim: 'Mirar',
    fire: 'Atirar',
    swap: 'Trocar',
    aimWithStick: 'Mirar com o analógico',
  },
  stats: {
    Score: 'Pontos',
    Bubbles: 'Bolhas',
    'Rows above': 'Linhas por vir',
    Board: 'Nível',
    Stars: 'Estrelas',
    'New row in': 'Nova linha em',
    'Final Score': 'Pontos finais',
    Shots: 'Tiros',
  },
  status: {
    cleared: (bubbles) => `Estouradas: ${bubbles}.`,
    clearedAndFell: (bubbles, loose) => `Estouradas: ${bubbles}, caídas: ${loose}.`,
    row: 'Desceu uma nova linha.',
    bomb: 'A seguir: uma bomba.',
    rainbow: 'A seguir: uma bolha arco-íris. Ela assume a melhor cor.',
  },
  captions: {
    drop: 'grande queda',
    bomb: 'bomba explode',
    special: 'bolha especial',
    fire: 'bolha lançada',
    bounce: 'bolha bate na parede',
    land: 'bolha gruda',
    pop: 'bolhas estouram',
    fall: 'bolhas caem',
    swap: 'bolhas trocadas',
    row: 'nova linha',
    sunk: 'bolhas passaram da linha',
    cleared: 'todas as bolhas estouradas',
  },
  tutorialHint: {
    keys: 'Atire em bolhas da mesma cor com {keys}',
    touch: 'Arraste para mirar, solte para atirar',
    mouse: 'Clique para atirar na mesma cor ou use {keys}',
  },
  howTo: [
    'Junte três ou mais de uma cor para estourá-las. As bolhas que se soltam caem.',
    'Mouse: aponte e clique. Toque: arraste para mirar e solte para atirar.',
    'Toque no lançador para trocar as duas próximas. Nenhuma pode passar da linha.',
  ],
  ends: {
    over: 'Fim de jogo!',
    won: 'Campo limpo',
    bonus: (points) => `+${numberText(points)} por limpar o campo de jogo.`,
    board: (board, stars) =>
      plural(stars, {
        one: `Nível ${board} limpo: # estrela`,
        many: `Nível ${board} limpo: # de estrelas`,
        other: `Nível ${board} limpo: # estrelas`,
      }),
  },
  field: {
    board: (board) => `Nível ${board}`,
    rule: 'Menos tiros, mais estrelas',
    shots: (shots) => plural(shots, { one: '# tiro', many: '# de tiros', other: '# tiros' }),
  },
}
