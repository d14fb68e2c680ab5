import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'number-guessing',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 3,
  spread: 'Guesses',
  load: () => import('./index'),
}
