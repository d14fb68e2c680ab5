import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/minesweeper/texts/hints'
import type * as moves from '../../../games/minesweeper/texts/moves'
import type * as review from '../../../games/minesweeper/texts/review'
import type { Translation } from '../../translation'

const UNCOUNTED =
  'Há formas demais de colocar as minas para contar todas. Aqui, nenhuma dupla de números prova que uma casa é segura.'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lessThanOnePercent: 'menos de 1%',
  moreThan99Percent: 'mais de 99%',
  guess: (chance) =>
    `Nada é certo: você precisa arriscar. A casa em destaque é a mais segura, com ${chance} de chance de ser mina.`,
  guessFlagged: (chance) =>
    `Nada é certo: você precisa arriscar. A casa em destaque com bandeira é a mais segura, com ${chance} de chance de ser mina. Antes, tire a bandeira.`,
  noneCertain: 'Nenhuma das casas em destaque é certa: você precisa arriscar.',
  count: (chance) =>
    `Conte todas as formas de colocar as minas. Uma das casas em destaque é mina em ${chance} delas. Nenhuma outra casa é mais segura.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} A casa em destaque é a que tem mais vizinhas fechadas.`,
  first: 'A primeira casa nunca é mina. Comece aqui, ou onde quiser.',
  wrongFlag:
    'A bandeira em destaque está errada: os números e o total de minas não deixam lugar para uma mina ali.',
  oneWrong: 'Uma das suas bandeiras está errada.',
  compareFlags:
    'Compare os números em destaque: uma bandeira ao lado deles está em uma casa que não pode ser mina.',
  safe: (number) =>
    `A casa em destaque é segura: o ${number} em destaque ao lado dela já tem todas as suas minas.`,
  oneProves: 'Veja estas casas: um dos números prova alguma coisa.',
  countMines: (number) =>
    `Conte as minas do ${number} em destaque: quando todas são conhecidas, as outras casas em que ele encosta são seguras.`,
  somethingCertain: 'Veja estas casas: aqui há algo certo.',
  rules: {
    'one-one': {
      rule: 'Padrão 1-1: aos números em destaque falta a mesma quantidade de minas, e um deles só encosta em casas em que o outro também encosta. As demais casas do outro são seguras.',
      safe: 'Padrão 1-1: a casa em destaque é segura. Todas as minas que faltam ao número ao lado dela estão em casas que ele divide com outro número.',
    },
    'one-two': {
      rule: 'Padrão 1-2: a um número em destaque faltam mais minas do que a outro, tantas a mais quantas são as suas casas fechadas próprias. Essas casas são minas.',
      safe: 'Padrão 1-2: a casa em destaque é segura. Todas as minas que faltam aos números ao lado dela estão em outras casas.',
    },
    several: {
      rule: 'Combinação: dois deles não bastam. Suponha que uma casa fechada ao lado dos números em destaque é mina e siga o que eles exigem.',
      safe: 'Combinação: a casa em destaque é segura. Com uma mina ali, nem todos os números podem estar certos.',
    },
    count: {
      rule: 'Minas restantes: os números sozinhos não provam isso. Compare quantas minas restam com quantas os números exigem.',
      safe: 'Minas restantes: a casa em destaque é segura. Com uma mina ali, os números e as minas restantes não combinam.',
    },
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  flag: (row, column) => `Bandeira na linha ${row}, coluna ${column}`,
  unflag: (row, column) => `Bandeira retirada da linha ${row}, coluna ${column}`,
  ask: (row, column) => `Ponto de interrogação na linha ${row}, coluna ${column}`,
  unask: (row, column) => `Ponto de interrogação retirado da linha ${row}, coluna ${column}`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Linha ${row}, coluna ${column}: # casa aberta`,
      many: `Linha ${row}, coluna ${column}: # de casas abertas`,
      other: `Linha ${row}, coluna ${column}: # casas abertas`,
    }),
  mine: (row, column) => `Linha ${row}, coluna ${column}: uma mina`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Ao redor da linha ${row}, coluna ${column}: # casa aberta`,
      many: `Ao redor da linha ${row}, coluna ${column}: # de casas abertas`,
      other: `Ao redor da linha ${row}, coluna ${column}: # casas abertas`,
    }),
  mineAround: (row, column) => `Ao redor da linha ${row}, coluna ${column}: uma mina`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  open: 'Tabuleiro aberto',
  better: (row, column) => `Abrir a casa da linha ${row}, coluna ${column}`,
  guess: 'Esta jogada foi um palpite.',
  needless: (row, column) =>
    `A casa da linha ${row}, coluna ${column} era segura com certeza. Esta jogada foi um palpite.`,
  provenMine: (row, column) =>
    `Os números ao redor da linha ${row}, coluna ${column} provavam que havia uma mina ali.`,
  summary: { guesses: 'Palpites', avoidable: 'Evitáveis', bv: '3BV', efficiency: 'Eficiência' },
}
