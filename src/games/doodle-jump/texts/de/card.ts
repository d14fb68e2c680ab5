import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Doodle Jump',
  description: 'Hüpf von Plattform zu Plattform, so hoch du kannst',
  otherNames: ['springen', 'hüpfen', 'plattformen'],
}
