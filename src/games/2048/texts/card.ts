/** 2048 in lists of games. */
export const card = {
  title: '2048',
  description: 'Slide, merge, and plan ahead',
  otherNames: ['threes', '1024', 'merge numbers', 'tiles'],
}
