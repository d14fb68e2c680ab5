/** Gravity Flip Runner in lists of games. */
export const card = {
  title: 'Gravity Flip Runner',
  description: 'Floor or ceiling, one press apart',
  otherNames: ['endless runner', 'gravity guy'],
}
