/** Names the games that support an assist, for the hints of its setting. */
import type { GameAssist } from '../../engine/core/game/contract'
import { listText } from '../../engine/core/text'
import { listedGames } from '../../games/catalog'

/** @returns 'Snake, Whack-a-Mole, and Memory Match' */
export function gamesWith(assist: GameAssist): string {
  return listText(listedGames.filter(({ assists }) => assists?.includes(assist)).map(({ title }) => title))
}
