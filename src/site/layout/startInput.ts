/** What every page needs of the input devices, embedded or not. */
import { debounce } from '../../engine/input/debounce'
import { freshPress } from '../../engine/input/freshPress'
import { whenIdle } from '../../ui/loading/whenIdle'

export function startInput(): void {
  debounce.listen()
  freshPress.listen()
  // Browsers report a gamepad only when a button is pressed, so this can load after the page.
  const watchPads = () =>
    import('../../ui/input/padNavigation').then(({ startPadNavigation }) => startPadNavigation())
  whenIdle(watchPads, true)
  addEventListener('gamepadconnected', () => void watchPads().catch(() => undefined), { once: true })
}
