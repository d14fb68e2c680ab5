/** Suggests the next game to the other player: with other options, or other sides. */
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { isForFour } from '../../engine/core/live/shares'
import { Button } from '../../ui/controls/Button'
import { Segmented } from '../../ui/controls/Segmented'
import { OptionList } from '../opening/OptionList'
import { usePlay } from '../session/core/usePlay'
import { liveTexts } from '../texts/live'
import styles from './Live.module.css'
import { currentLive } from './lobby'
import { liveView } from './port'

const texts = liveTexts.next

export function NextGame({ onClose }: { readonly onClose: () => void }) {
  const { session } = usePlay()
  const { opponent } = useSnapshot(liveView)
  const live = currentLive()
  const { game, id } = session
  const [options, setOptions] = useState<Record<string, string>>({ ...session.view.options })
  const [seat, setSeat] = useState(live?.seat === 1 ? '1' : '0')
  if (!live) return null
  const fixed = game.live?.options ?? {}
  // Options that make it a game for two are fixed, and those of the view are each player's own.
  const free = { ...game, options: game.options.filter((option) => !(option.id in fixed) && !option.view) }
  const suggest = () => {
    live.suggest({ options, hostSeat: (live.isInviter ? seat === '0' : seat === '1') ? 0 : 1 })
    onClose()
  }
  const leave = () => {
    live.leave()
    onClose()
  }
  return (
    <div className={styles.stack}>
      <p>{texts.opponent(opponent)}</p>
      {free.options.some((option) => option.shown?.(options) ?? true) && (
        <OptionList
          id={id}
          game={free}
          values={options}
          locked={false}
          onChange={(option, value) => setOptions({ ...options, [option]: value })}
        />
      )}
      {game.live && !isForFour(game, options) && (
        <Segmented
          label={texts.sides}
          value={seat}
          choices={[
            { value: '0', label: texts.first },
            { value: '1', label: texts.second },
          ]}
          onChange={setSeat}
        />
      )}
      <div className={styles.row}>
        <Button variant="primary" data-autofocus onClick={suggest}>
          {texts.suggest}
        </Button>
        <Button onClick={leave}>{texts.leave}</Button>
      </div>
    </div>
  )
}
