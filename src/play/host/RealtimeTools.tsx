/** Buttons above a real-time field, and the on-screen controls below it. */

import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { TouchControls } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { labelOf } from '../../engine/input/bindings'
import { rotatedLabel } from '../../engine/input/rotated'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Button, IconButton } from '../../ui/controls/Button'
import { useMedia } from '../../ui/useMedia'
import { device } from '../controls/device'
import { SwitchPad } from '../controls/lazySwitchPad'
import type { SwitchGroup } from '../controls/switchButtons'
import { TouchButtons } from '../controls/TouchButtons'
import type { FieldInput } from '../controls/useFieldInput'
import { GhostButton } from '../replay/race/GhostButton'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { frameTexts } from '../texts/frame'

interface Shared {
  readonly play: RealtimeSession
  readonly input: FieldInput
}

export function RealtimeTools({ play, input, ghostShown }: Shared & { readonly ghostShown: boolean }) {
  const { game } = play
  const { phase, interlude } = useSnapshot(play.view)
  const { kind } = useSnapshot(device)
  return (
    <>
      {game.themeToggle && <ThemeButton />}
      <GhostButton shown={ghostShown} />
      {kind !== 'touch' &&
        game.buttons?.map((action) => (
          <Button
            key={action}
            disabled={phase !== 'playing' || interlude !== null}
            onClick={() => input.tap(action)}
          >
            {labelOf(game.controls, action)}
          </Button>
        ))}
    </>
  )
}

interface OnScreen extends Shared {
  readonly touch: TouchControls | undefined
  /** The groups for switch access; empty without it. */
  readonly bySwitch: readonly SwitchGroup[]
  readonly turned: QuarterTurns
}

/** On-screen controls are for one player; two players share the field. */
export function RealtimeControls({ play, input, touch, bySwitch, turned }: OnScreen): ReactNode {
  const { players } = useSnapshot(play.view)
  const { kind } = useSnapshot(device)
  const label = (action: string) => {
    const own = labelOf(play.game.controls, action)
    return rotatedLabel(own, turned)
  }
  const buttons = { label, press: input.press, release: input.release }
  if (bySwitch.length > 0) return <SwitchPad.Part groups={bySwitch} holds {...buttons} />
  return kind === 'touch' && touch && players === 1 ? <TouchButtons touch={touch} {...buttons} /> : null
}

/** Switches between Light and Dark on the whole site, in games that ask for it. */
function ThemeButton() {
  const { theme } = useSnapshot(settings.live).value
  const systemLight = useMedia('(prefers-color-scheme: light)')
  const light = theme === 'system' ? systemLight : theme === 'light'
  const Icon = light ? Moon : Sun
  return (
    <IconButton
      label={light ? frameTexts.dark : frameTexts.light}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={() => changeSettings({ theme: light ? 'dark' : 'light' })}
    />
  )
}
