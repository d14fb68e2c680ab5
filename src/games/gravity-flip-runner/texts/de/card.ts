import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Gravity Flip Runner',
  description: 'Boden oder Decke, ein Druck genügt',
  otherNames: ['schwerkraft', 'endlosläufer', 'gravity guy', 'laufspiel'],
}
