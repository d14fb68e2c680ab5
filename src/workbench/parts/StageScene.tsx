/** The scene that shows each stage component with its name below. */

import type { Container, Sprite } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { STARS } from '../../engine/core/game/road'
import { seatsOf } from '../../engine/core/input/seats'
import { PALETTE, tint } from '../../engine/core/palette'
import { useCamera, useEvents, useFrame } from '../../engine/stage/clock'
import { Crops } from '../../engine/stage/painting/crop'
import { barTexture, glowTexture, ringTexture } from '../../engine/stage/painting/lights'
import { type Brush, paint } from '../../engine/stage/painting/paint'
import { scatter } from '../../engine/stage/painting/scatter'
import { fillSeatSymbol } from '../../engine/stage/painting/seats'
import { disc, roundRect, toyBall, toyBlock, verticalGradient } from '../../engine/stage/painting/shapes'
import { textTexture } from '../../engine/stage/painting/text'
import { Announcement } from '../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../engine/stage/parts/Bursts'
import { ClockBar } from '../../engine/stage/parts/ClockBar'
import { Cursor } from '../../engine/stage/parts/Cursor'
import { Entities } from '../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../engine/stage/parts/Floaters'
import { Ghost } from '../../engine/stage/parts/Ghost'
import { useInterpolatedPosition } from '../../engine/stage/parts/interpolate'
import { Playfield } from '../../engine/stage/parts/Playfield'
import { Rings, type RingsHandle } from '../../engine/stage/parts/Rings'
import type { Ring } from '../../engine/stage/parts/ringAt'
import { ScrollingLayer } from '../../engine/stage/parts/ScrollingLayer'
import { SeatMarks } from '../../engine/stage/parts/SeatMarks'
import { Shake, type ShakeHandle } from '../../engine/stage/parts/Shake'
import { Stars } from '../../engine/stage/parts/Stars'
import { Trail } from '../../engine/stage/parts/Trail'
import { Zoomed } from '../../engine/stage/parts/Zoomed'
import { STAGE, type Toy } from './stageToy'

/** Names and the centers of their labels. */
const NAMES: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Entities', 160, 235],
  ['Trail, useInterpolatedPosition', 480, 235],
  ['Crops', 800, 235],
  ['Bursts', 120, 420],
  ['Floaters', 320, 420],
  ['Shake', 520, 420],
  ['glow, ring', 700, 420],
  ['shapes', 860, 420],
  ['ScrollingLayer', 480, 525],
  ['Rings', 120, 525],
  ['Cursor', 800, 525],
  ['ClockBar', 640, 525],
  ['Ghost', 300, 525],
  ['Zoomed', 910, 525],
  ['Announcement', 440, 470],
  ['Stars', 660, 235],
  ['SeatMarks', 56, 470],
]
const STRIP = 480
const RING: Ring = { radius: 44, ms: 700, color: tint('sky') }
const GHOST = [270, 300, 330].map((x) => ({ x, y: 480, width: 34, height: 34 }))
const CORNERS = [
  { x: 770, y: 465 },
  { x: 830, y: 465 },
  { x: 830, y: 495 },
  { x: 770, y: 495 },
] as const

function drawGround(brush: Brush): void {
  brush.fillStyle = verticalGradient(brush, STAGE.height, '#2b3146', '#1b1f2e')
  brush.fillRect(0, 0, STAGE.width, STAGE.height)
}

const block = () => paint('bench:block', 48, 48, (brush) => toyBlock(brush, 0, 0, 48, 48, PALETTE.orange, 8))
const ball = () => paint('bench:ball', 60, 60, (brush) => toyBall(brush, 30, 30, 28, PALETTE.green))
const strip = () =>
  paint('bench:strip', STRIP, 60, (brush) => {
    for (let i = 0; i < 4; i++) toyBlock(brush, i * 120 + 10, 10 + (i % 2) * 12, 90, 30, PALETTE.blue, 8)
  })
const plate = () =>
  paint('bench:plate', 90, 60, (brush) => {
    brush.fillStyle = PALETTE.pink
    roundRect(brush, 0, 0, 90, 60, 16)
    brush.fill()
    for (let n = 0; n < 12; n++) disc(brush, 8 + 74 * scatter(n), 8 + 44 * scatter(n + 50), 3, PALETTE.paper)
    brush.fillStyle = PALETTE.night
    for (const seat of seatsOf(4)) fillSeatSymbol(brush, seat, 15 + seat * 20, 30, 8)
  })

export default function StageScene({ toy }: { readonly toy: Toy }) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const animal = useRef<Sprite>(null)
  const comet = useRef<Container>(null)
  const won = useRef(0)
  const between = useInterpolatedPosition(() => toy.comet)
  const camera = useCamera()
  const crops = useMemo(() => new Crops(), [])
  useEffect(() => () => crops.drop(), [crops])
  useEvents({
    beat: ({ count }) => {
      won.current = (count as number) % (STARS.length + 1)
      const shapes = ['square', 'circle', 'star'] as const
      bursts.current?.burst(120, 350, {
        color: tint('yellow'),
        shape: shapes[(count as number) % 3],
        count: 14,
      })
      floaters.current?.float(`+${count}`, 320, 370)
      shake.current?.shake(8, 300)
      rings.current?.ring(120, 480, RING)
      if (camera()?.seesAll) camera()?.zoomBy(1.6, { x: 910, y: 480 })
      else camera()?.all()
    },
  })
  useFrame((alpha) => {
    const { x, y } = between(alpha)
    comet.current?.position.set(x, y)
    if (!animal.current) return
    const high = 10 + 50 * toy.up
    animal.current.texture = crops.upper(ball(), high)
    animal.current.position.set(770, 190 - high)
  })
  return (
    <Playfield name="bench" size={STAGE} draw={drawGround}>
      <Entities of={() => [toy.runner]} texture={block} />
      <Ghost of={() => GHOST} color={PALETTE.yellow} shape="round" />
      <Trail of={() => [toy.comet]} radius={16} color={tint('sky')} length={24} />
      <pixiContainer ref={comet}>
        <pixiSprite texture={ball()} anchor={0.5} scale={0.6} />
      </pixiContainer>
      <pixiSprite ref={animal} texture={ball()} />
      <Stars stars={() => won.current} x={660} y={200} />
      <Shake ref={shake}>
        <pixiSprite texture={plate()} anchor={0.5} x={520} y={350} />
      </Shake>
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        x={670}
        y={350}
        tint={tint('yellow')}
        blendMode="add"
      />
      <pixiSprite texture={ringTexture(64, 5)} anchor={0.5} x={735} y={350} tint={tint('pink')} />
      <pixiSprite texture={block()} anchor={0.5} x={830} y={350} />
      <pixiSprite texture={ball()} anchor={0.5} x={895} y={350} />
      <ScrollingLayer texture={strip()} width={STRIP} count={3} y={440} pace={() => 0.12} />
      {NAMES.map(([name, x, y]) => (
        <pixiSprite key={name} texture={textTexture(name)} anchor={0.5} x={x} y={y} scale={0.5} />
      ))}
      <Rings ref={rings} texture={() => ringTexture(64, 5)} />
      <Cursor
        at={() => CORNERS[Math.floor(toy.tick / 60) % CORNERS.length]}
        texture={() => ringTexture(24, 4)}
        glide={120}
        breath={{ share: 0.08, ms: 180 }}
      />
      <ClockBar
        texture={barTexture(100, 10)}
        x={590}
        y={495}
        width={100}
        height={10}
        left={() => 1 - (toy.tick % 240) / 240}
        color={(left) => tint(left < 0.3 ? 'vermilion' : 'green')}
        groove={{ color: 0x14161d, alpha: 0.8, rim: 3 }}
      />
      <Announcement
        x={440}
        y={438}
        width={120}
        lines={[
          { text: 'World 1', size: 16, color: tint('yellow') },
          { text: 'Stones', size: 24 },
        ]}
        shown={() => toy.tick % 240 < 160}
      />
      <pixiContainer x={12} y={360} scale={0.75}>
        {seatsOf(4).map((seat) => (
          <SeatMarks key={seat} seat={seat} side={120} inset={12} max={3} count={() => (toy.tick / 60) % 4} />
        ))}
      </pixiContainer>
      <Zoomed world={toy}>
        <pixiSprite texture={block()} anchor={0.5} x={910} y={480} />
      </Zoomed>
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Playfield>
  )
}
