import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Doodle Jump',
  description: 'Bondis de plateforme en plateforme, le plus haut possible',
  otherNames: ['saut', 'plateformes', 'grimper'],
}
