/** Titles and conditions of 2048’s trophies. */
export const trophyTexts = {
  half: { title: 'Half a Thousand', text: 'Make a 512 tile on a 4x4 or 3x3 board, without hints.' },
  'three-ways': {
    title: 'Only Three Ways',
    text: 'Make a 256 tile without sliding in all four directions, on a 4x4 or 3x3 board, without hints.',
  },
  kilo: { title: 'A Thousand and Change', text: 'Make a 1024 tile on a 4x4 or 3x3 board, without hints.' },
  goal: { title: 'The Name of the Game', text: 'Make a 2048 tile on a 4x4 or 3x3 board, without hints.' },
  beyond: {
    title: 'One Step Further',
    text: 'Continue after 2048 and make a 4096 tile on a 4x4 or 3x3 board, without hints.',
  },
}
