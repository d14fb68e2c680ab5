/** Owns the settings dialog: look, sound, controls, tools of play and data, one part at a time. */
import { type ReactNode, useState } from 'react'
import type { CatalogueGame } from '../../games/catalogue'
import { Dialog } from '../../ui/Dialog'
import { Segmented } from '../../ui/Segmented'
import { ControlsPart } from './ControlsPart'
import { DataPart } from './DataPart'
import { LookPart, SoundPart } from './LookPart'
import styles from './Settings.module.css'
import { ToolsPart } from './ToolsPart'

const PARTS = [
  { value: 'look', label: 'Look' },
  { value: 'sound', label: 'Sound' },
  { value: 'controls', label: 'Controls' },
  { value: 'tools', label: 'Tools' },
  { value: 'data', label: 'Data' },
] as const

type Part = (typeof PARTS)[number]['value']

export interface SettingsDialogProps {
  /** The game that is open: its controls are shown. On the home page a game can be chosen. */
  game?: CatalogueGame
  onClose(): void
}

export default function SettingsDialog({ game, onClose }: SettingsDialogProps): ReactNode {
  const [part, setPart] = useState<Part>('look')
  return (
    <Dialog open title="Settings" size="large" onClose={onClose}>
      <div className={styles.settings}>
        <Segmented<Part> label="Part" labelHidden choices={PARTS} value={part} onChange={setPart} />
        <div className={styles.part}>
          {part === 'look' && <LookPart />}
          {part === 'sound' && <SoundPart />}
          {part === 'controls' && <ControlsPart open={game} />}
          {part === 'tools' && <ToolsPart />}
          {part === 'data' && <DataPart open={game?.id} />}
        </div>
      </div>
    </Dialog>
  )
}
