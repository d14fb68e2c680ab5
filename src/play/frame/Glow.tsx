/** The light around a field: the colors of the game's cover, painted so small that stretching blurs them. */
import { useEffect, useRef } from 'react'
import styles from './Frame.module.css'

/** Few pixels, each a whole region of the page. */
const ACROSS = 8
const DOWN = 5
/** What a play begins with has the processor first, ms. */
const LATER_MS = 400

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
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [cover])
  return (
    <div className={styles.glow} aria-hidden="true" data-glow>
      <canvas ref={canvas} width={ACROSS} height={DOWN} />
    </div>
  )
}
