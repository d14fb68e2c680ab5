/** Whether the screen has space beside the game. */
import { useMedia } from '../../ui/useMedia'

/** Whether the promotion beside a game is shown. On smaller screens it is not rendered, so that nothing is fetched unseen. */
export const useLargeScreen = () => useMedia('(min-width: 1200px)')
