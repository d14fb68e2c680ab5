/** Loads the code that stores results when the first game has begun, and calls it for every finished game. */
import { firstPlay } from '../../play/host/firstPlay'
import { onFinished } from '../../play/session/events/finishListeners'
import { arrival } from '../../ui/loading/loadErrors'
import { direct, orNothing } from '../../ui/loading/preloadable'
import { once } from '../../ui/once'

const keeper = () => import('./saveResult')

/** What the end panel says of a play among those before. */
export const EndNote = direct(orNothing(() => import('./EndNote')))

/** Called when a game is opened; holds for the whole visit. */
export const saveResults = once(() => {
  firstPlay.whenBegun(() => void Promise.all([keeper(), EndNote.load()]).catch(() => undefined))
  onFinished((play) => {
    const { search } = location
    // A play may be over before the keeper has come. Offline it may not come at all: then that is said.
    void arrival('Saving the result', keeper()).then((part) => part?.saveResult(play, search))
  })
})
