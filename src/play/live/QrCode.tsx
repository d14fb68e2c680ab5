/** A link as a QR code, for the camera of another device. */
import { generate } from 'lean-qr'
import { useMemo } from 'react'
import styles from './Live.module.css'

/** Modules of empty space around a code (ISO/IEC 18004). */
const QUIET = 4

interface Props {
  readonly text: string
  readonly label: string
}

export function QrCode({ text, label }: Props) {
  const { path, size } = useMemo(() => {
    const code = generate(text)
    const parts: string[] = []
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) parts.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`)
    return { path: parts.join(''), size: code.size + 2 * QUIET }
  }, [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
