/** The components of `engine/stage` in an endless scene. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { createLoop } from '../../engine/core/loop'
import { Camera } from '../../engine/core/zoom/camera'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { useFit } from '../../play/stage/useFit'
import { useScene, useStage } from '../../play/stage/useStage'
import { useFrames } from '../../play/watch/useFrames'
import { readAddress } from '../address'
import styles from '../Workbench.module.css'
import StageScene from './StageScene'
import { createToy, moveToy, STAGE } from './stageToy'

export function StageParts() {
  const field = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const box = useFit(area, STAGE)
  const clock = useMemo(() => new SceneClock(), [])
  const toy = useMemo(createToy, [])
  const { stage, failed } = useStage(field, 'Stage components')
  const node = useMemo(
    () => (
      <SceneClockContext value={clock}>
        <SceneRoot>
          <StageScene toy={toy} />
        </SceneRoot>
      </SceneClockContext>
    ),
    [clock, toy],
  )
  useScene(stage, field, node, box, STAGE)
  const [{ loop, camera }] = useState(() => ({ loop: createLoop(), camera: new Camera(2) }))
  useEffect(() => {
    clock.reducedMotion = readAddress(location.search).motion === 'reduced'
    camera.attach(toy, { x: 860, y: 450, width: 100, height: 60 })
    clock.camera = camera
  }, [clock, camera, toy])
  useFrames(stage !== null, (gapMs) => {
    const alpha = loop.advance(gapMs, () => {
      moveToy(toy, (event) => clock.event(event))
      clock.tick()
      camera.step(clock.reducedMotion)
    })
    clock.frame(alpha, gapMs)
    stage?.draw()
  })
  if (failed) return <p role="alert">The scene can’t be drawn: {failed}.</p>
  return (
    <div ref={setArea} className={styles.stage}>
      <div
        ref={field}
        className={styles.field}
        data-stage={stage ? '' : undefined}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      />
    </div>
  )
}
