/** Owns that the results of plays are kept: what keeps them is loaded when the first play has begun, and hears of every play that ends. */
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
