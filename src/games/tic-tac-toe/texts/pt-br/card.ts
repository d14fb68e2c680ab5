import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Jogo da velha',
  description: 'Três em linha, o X começa',
  otherNames: ['velha', 'xis e bolinha', 'xo', 'três em linha', 'jogo da velha supremo', 'tic tac toe'],
}
