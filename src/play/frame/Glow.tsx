/** What surrounds the field: the game's cover, drawn so small that stretching blurs it. */
import { useEffect, useRef } from 'react'
import { classes } from '../../ui/styles/classes'
import styles from './Frame.module.css'

/** Size of the canvas, px. */
const ACROSS = 10
const DOWN = 6
/** Drawn after this delay: starting the game comes first, ms. */
const DELAY_MS = 400

export function Glow({ cover }: { readonly cover: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => {
      const brush = canvas.current?.getContext('2d')
      if (!brush) return
      brush.imageSmoothingQuality = 'high'
      brush.drawImage(picture, 0, 0, ACROSS, DOWN)
    }
    const timer = setTimeout(() => {
      picture.src = cover
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [cover])
  return (
    <div className={classes('screen-only', styles.glow)} aria-hidden="true" data-glow>
      <canvas ref={canvas} width={ACROSS} height={DOWN} />
    </div>
  )
}
