import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'rock-paper-scissors',
  title: 'Rock Paper Scissors',
  description: 'Three hands, one second of suspense',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 2,
  otherNames: ['roshambo', 'janken', 'scissors paper stone', 'rock paper scissors lizard spock'],
  load: () => import('./index'),
}
