/** Loads the code that stores results after the first game has started, and calls it for every finished game. */
import { firstPlay } from '../../play/session/core/firstPlay'
import { onFinished } from '../../play/session/events/finishListeners'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { once } from '../../ui/once'
import { shellTexts } from '../texts/shell'

const loadSaver = () => import('./saveResult')

/** The note in the end panel. */
export const EndNote = lazyComponent(() => import('./EndNote'))

/** Stores the results of this visit. Called when a game is opened. */
export const saveResults = once(() => {
  firstPlay.whenBegun(() => void Promise.all([loadSaver(), EndNote.load()]).catch(() => undefined))
  onFinished((play) => {
    const { search } = location
    // A game may end before the code has loaded. If it fails to load, a message says so.
    void loadWithMessage(shellTexts.parts.saveResult, loadSaver()).then((part) =>
      part?.saveResult(play, search),
    )
  })
})
