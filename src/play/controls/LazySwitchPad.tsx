/** The buttons for switch access, loaded on demand. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { optionalPart } from '../../ui/loading/preloadable'
import { frameTexts } from '../texts/frame'

const SwitchPad = lazy(optionalPart(() => import('./SwitchPad'), frameTexts.parts.switchPad))

export function LazySwitchPad(props: ComponentProps<typeof SwitchPad>) {
  return (
    <Suspense>
      <SwitchPad {...props} />
    </Suspense>
  )
}
