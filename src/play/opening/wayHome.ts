/**
 * Leaves a game for the home page: back in the history if the visitor came from there, so that Back does not
 * reopen the game.
 */
import { useLocation } from 'wouter'
import { HOME } from '../../ui/basePath'

/** The history state of a link: how many steps back the home page is. */
interface FromHome {
  readonly from: 'home'
  readonly steps: number
}

/** For links on the home page. */
export const FROM_HOME: FromHome = { from: 'home', steps: 1 }

/** How many steps back the home page is; 0 when the visitor came from elsewhere. */
export function stepsHome(state: unknown): number {
  const { from, steps } = (typeof state === 'object' && state !== null ? state : {}) as Partial<FromHome>
  return from === 'home' && Number.isSafeInteger(steps) && Number(steps) > 0 ? Number(steps) : 0
}

/** The state for links from one game to the next; undefined if the home page is not in the history. */
export function onward(state: unknown): FromHome | undefined {
  const steps = stepsHome(state)
  return steps > 0 ? { from: 'home', steps: steps + 1 } : undefined
}

/** Returns the function that goes to the home page. */
export function useWayHome(): () => void {
  const [, navigate] = useLocation()
  return () => {
    const steps = stepsHome(history.state)
    if (steps > 0) history.go(-steps)
    else navigate(HOME)
  }
}
