/** The buttons for switch access, loaded on demand. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { orNothing } from '../../ui/loading/preloadable'
import { frameTexts } from '../texts/frame'

const SwitchPad = lazy(orNothing(() => import('./SwitchPad'), frameTexts.parts.switchPad))

export function LazySwitchPad(props: ComponentProps<typeof SwitchPad>) {
  return (
    <Suspense>
      <SwitchPad {...props} />
    </Suspense>
  )
}
