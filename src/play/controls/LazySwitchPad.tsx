/** Owns that the buttons of one switch are loaded when somebody plays by it. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { orNothing } from '../../ui/loading/preloadable'

const SwitchPad = lazy(orNothing(() => import('./SwitchPad'), 'The buttons for one switch'))

export function LazySwitchPad(props: ComponentProps<typeof SwitchPad>) {
  return (
    <Suspense>
      <SwitchPad {...props} />
    </Suspense>
  )
}
