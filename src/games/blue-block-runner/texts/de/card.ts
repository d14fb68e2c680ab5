import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Weich aus, fang Blöcke, meide Bomben',
  otherNames: ['ausweichen', 'reaktion', 'blöcke'],
}
