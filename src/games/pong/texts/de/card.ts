import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pong',
  description: 'Zwei Schläger, ein Ball, zehn Punkte',
  otherNames: ['tischtennis', 'tennis', 'ping pong'],
}
