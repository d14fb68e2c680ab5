/** Offers tilt steering once, on touch screens with a sensor, above the start panel. */
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { findSensor, requestSensor } from '../../engine/input/tilt'
import { changeTaught, settings } from '../../engine/storage/values/settings'
import { Button, IconButton } from '../../ui/controls/Button'
import { device } from '../controls/device'
import { showNoTilt } from '../controls/useTilt'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './TiltOffer.module.css'

interface Props {
  /** The option that turns tilt steering on, and its value for that. */
  readonly id: string
  readonly value: string
}

export default function TiltOffer({ id, value }: Props): ReactNode {
  const { session } = usePlay()
  const { kind } = useSnapshot(device)
  const [state, setState] = useState<'none' | 'offered' | 'accepted'>('none')
  const line = useRef<HTMLDivElement>(null)
  const name = `${session.id}@tilt`
  useEffect(() => {
    if (kind !== 'touch' || settings.get().taught[name] || session.view.options[id] === value) return
    return findSensor(() => setState('offered'))
  }, [kind, name, session, id, value])
  if (state === 'none') return null

  const end = (next: 'none' | 'accepted') => {
    changeTaught(name)
    // The pressed button is removed.
    const panel = line.current?.closest('[data-panel]')
    panel?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    setState(next)
  }
  const accept = () =>
    requestSensor((why) => {
      if (why) showNoTilt(why)
      else session.setOption(id, value)
      end(why ? 'none' : 'accepted')
    })
  return (
    <div ref={line} className={styles.offer} data-tilt-offer role="status">
      {state === 'accepted' ? (
        session.game.options.find((option) => option.id === id)?.says?.[value]
      ) : (
        <>
          <Button icon={<Smartphone size={20} aria-hidden="true" />} onClick={accept}>
            {panelTexts.tilt.use}
          </Button>
          <IconButton
            variant="quiet"
            label={panelTexts.tilt.dismiss}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => end('none')}
          />
        </>
      )}
    </div>
  )
}
