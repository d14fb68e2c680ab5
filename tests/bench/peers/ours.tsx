/** The crowd in a scene of our own parts, as in games: declared once, moved by the ticks and frames of its clock. */
import type { Sprite } from 'pixi.js'
import type { ComponentType } from 'react'
import { TICK_MS } from '../../../src/engine/core/game/contract'
import { SceneClock, SceneClockContext } from '../../../src/engine/stage/clock'
import { paint } from '../../../src/engine/stage/painting/paint'
import { Entities } from '../../../src/engine/stage/parts/Entities'
import { SceneRoot } from '../../../src/engine/stage/SceneRoot'
import { openStage } from '../../../src/engine/stage/stage'
import { BOX, createCrowd, drawThing, move, type Peer, THING, type Thing } from './crowd'

const thingTexture = () => paint('thing', THING, THING, drawThing, { sharpness: 1 })

function Crowd({ things }: { readonly things: readonly Thing[] }) {
  return <Entities of={() => things} texture={() => thingTexture()} />
}

/** A body in a game's world. */
interface Body extends Thing {
  readonly kind: 'round' | 'square'
  angle: number
}

const bodyTexture = ({ kind }: Body) =>
  paint(`body:${kind}`, THING, THING, (brush) => {
    if (kind === 'round') drawThing(brush)
    else brush.fillRect(0, 0, THING, THING)
  })

/** Like the bodies of a game: two kinds of pictures, angles, and a style for each sprite. */
function Bodies({ things }: { readonly things: readonly Thing[] }) {
  const style = (sprite: Sprite, { kind }: Body) => {
    sprite.alpha = kind === 'round' ? 1 : 0.8
  }
  return <Entities of={() => things as readonly Body[]} texture={bodyTexture} style={style} />
}

function createBodies(count: number): Body[] {
  return createCrowd(count).map((thing) => ({
    ...thing,
    kind: thing.id % 2 === 0 ? 'round' : 'square',
    angle: thing.id,
  }))
}

function moveBody(body: Body): void {
  move(body)
  body.angle += 0.05
}

/** The same things with `Entities` alone. */
export const createOurs = () => createPeer(Crowd, createCrowd, move)

/** The bodies of a game's world, created in the usual way. */
export const createGame = () => createPeer(Bodies, createBodies, (thing) => moveBody(thing as Body))

async function createPeer(
  Scene: ComponentType<{ readonly things: readonly Thing[] }>,
  create: (count: number) => Thing[],
  step: (thing: Thing) => void,
): Promise<Peer> {
  const slot = document.getElementById('slot') as HTMLElement
  const stage = await openStage()
  const clock = new SceneClock()
  let crowd: Thing[] = []
  let scene = 0
  return {
    async begin(count) {
      crowd = create(count)
      stage.show(
        slot,
        <SceneClockContext value={clock}>
          <SceneRoot key={++scene}>
            <Scene things={crowd} />
          </SceneRoot>
        </SceneClockContext>,
      )
      stage.fit(BOX, BOX, 0)
      // Until React has rendered the scene.
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    },
    run(frames) {
      return new Promise((resolve) => {
        let left = frames
        requestAnimationFrame(function draw() {
          // Between two of them a tick and a frame, as on a display of 60 Hz.
          for (let i = 0; i < crowd.length; i++) step(crowd[i] as Thing)
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
