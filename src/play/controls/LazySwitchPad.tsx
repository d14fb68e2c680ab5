/** Loads the buttons for switch access when somebody uses it. */
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
