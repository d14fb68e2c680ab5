/** The preview of outlines, calm backgrounds, and palettes. Its picture is painted when the browser is idle. */
import { type ReactNode, useEffect, useRef } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts } from '../../texts/settings'
import { useParts } from '../lazyParts'
import { HEIGHT, SHARPNESS, WIDTH } from './field'
import styles from './Try.module.css'

export function PaletteField(): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { outlines, calm, palette } = useStored(settings)
  const parts = useParts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the painting reads these settings itself
  useEffect(() => {
    if (parts && parts !== 'failed' && canvas.current) parts.paintPalette(canvas.current)
  }, [parts, outlines, calm, palette])
  return (
    <div className={styles.field} data-field dir="ltr">
      <canvas
        ref={canvas}
        className={styles.picture}
        width={WIDTH * SHARPNESS}
        height={HEIGHT * SHARPNESS}
        role="img"
        aria-label={settingsTexts.palette.try}
      />
    </div>
  )
}
