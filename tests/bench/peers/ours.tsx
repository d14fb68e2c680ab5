/** Owns the crowd in a scene of our own parts, as games make them: declared once, moved by the ticks and frames of its clock. */
import { TICK_MS } from '../../../src/engine/core/contract'
import { SceneClock, SceneClockContext } from '../../../src/engine/stage/clock'
import { Entities } from '../../../src/engine/stage/Entities'
import { paint } from '../../../src/engine/stage/paint'
import { SceneRoot } from '../../../src/engine/stage/SceneRoot'
import { openStage } from '../../../src/engine/stage/stage'
import { BOX, createCrowd, drawThing, move, type Peer, THING, type Thing } from './crowd'

const thingTexture = () => paint('thing', THING, THING, drawThing, 1)

function Crowd({ things }: { readonly things: readonly Thing[] }) {
  return <Entities of={() => things} texture={() => thingTexture()} />
}

export async function createOurs(): Promise<Peer> {
  const slot = document.getElementById('slot') as HTMLElement
  const stage = await openStage()
  const clock = new SceneClock()
  let crowd: Thing[] = []
  let scene = 0
  return {
    async begin(count) {
      crowd = createCrowd(count)
      stage.show(
        slot,
        <SceneClockContext value={clock}>
          <SceneRoot key={++scene}>
            <Crowd things={crowd} />
          </SceneRoot>
        </SceneClockContext>,
      )
      stage.fit(BOX, BOX, false)
      // Until React has put the scene up.
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    },
    run(frames) {
      return new Promise((resolve) => {
        let left = frames
        requestAnimationFrame(function draw() {
          // A tick and a frame between two, as on a display of 60 Hz.
          for (let i = 0; i < crowd.length; i++) move(crowd[i] as Thing)
          clock.tick()
          clock.frame(0.5, TICK_MS)
          stage.draw()
          if (--left > 0) requestAnimationFrame(draw)
          else resolve()
        })
      })
    },
    end() {
      stage.clear(slot)
    },
  }
}
