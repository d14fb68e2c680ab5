/** Names the games that support an assist, for the hints of its setting. */
import type { GameAssist } from '../../engine/core/game/contract'
import { listedGames } from '../../games/catalog'

const list = new Intl.ListFormat('en')

/** @returns 'Snake, Whack-a-Mole, and Memory Match' */
export function gamesWith(assist: GameAssist): string {
  return list.format(listedGames.filter(({ assists }) => assists?.includes(assist)).map(({ title }) => title))
}
