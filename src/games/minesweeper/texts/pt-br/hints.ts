import type { hintTexts as english } from '../hints'

const UNCOUNTED =
  'Há formas demais de colocar as minas para contar todas. Aqui, nenhuma dupla de números prova que uma casa é segura.'

export const hintTexts: typeof english = {
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
  first: 'A primeira casa nunca é mina. Comece onde quiser.',
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
      rule: 'Vários números: dois deles não bastam. Suponha que uma casa fechada ao lado dos números em destaque é mina e siga o que eles exigem.',
      safe: 'Vários números: a casa em destaque é segura. Com uma mina ali, nem todos os números podem estar certos.',
    },
    count: {
      rule: 'Minas restantes: os números sozinhos não provam isso. Compare quantas minas restam com quantas os números exigem.',
      safe: 'Minas restantes: a casa em destaque é segura. Com uma mina ali, os números e as minas restantes não combinam.',
    },
  },
}
