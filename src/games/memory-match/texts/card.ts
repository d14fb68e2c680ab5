/** Memory Match in lists of games. */
export const card = {
  title: 'Memory Match',
  description: 'Turn over two cards and find the pairs',
  otherNames: ['concentration', 'matching pairs', 'pelmanism'],
}
