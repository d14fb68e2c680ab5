/** Doodle Jump in lists of games. */
export const card = {
  title: 'Doodle Jump',
  description: 'Bounce from platform to platform, as high as you can',
  otherNames: ['jumper', 'platforms', 'sky jump'],
}
