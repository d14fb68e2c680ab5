/** Whether the screen has space beside the game. */
import { useMedia } from '../../ui/useMedia'

/** Whether the promotion beside a game is shown: elsewhere it is not even there, so that none is fetched unseen. */
export const useLargeScreen = () => useMedia('(min-width: 1200px)')
