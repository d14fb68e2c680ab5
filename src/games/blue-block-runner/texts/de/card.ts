import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Weich Hindernissen aus, fang deine Blöcke, meide Bomben',
  otherNames: ['ausweichen', 'reaktion', 'blöcke'],
}
