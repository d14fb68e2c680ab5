/** Owns that the buttons of one switch are loaded when somebody plays by it. */
import { type ComponentProps, lazy, Suspense } from 'react'

const SwitchPad = lazy(() => import('./SwitchPad'))

export function LateSwitchPad(props: ComponentProps<typeof SwitchPad>) {
  return (
    <Suspense>
      <SwitchPad {...props} />
    </Suspense>
  )
}
