/** Simon Says in lists of games. */
export const card = {
  title: 'Simon Says',
  description: 'Watch, listen and repeat the sequence',
  otherNames: ['simon', 'copy me', 'repeat the pattern'],
}
