/** Draws the track of one runner: the moving background, the course, the runner, dust and sparks. */
import { useRef } from 'react'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion, useTurned, useUprightRotation } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { ScrollingLayer } from '../../../engine/stage/parts/ScrollingLayer'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import {
  CEILING,
  type Coin,
  FLOOR,
  HEIGHT,
  isSolidAfter,
  type Obstacle,
  type Pill,
  RUNNER_X,
  speedOf,
  ticksOff,
} from '../rules'
import { RAIL_LIGHT, railTexture, STRIP, WINDOWS_TOP, windowsTexture, worksTexture } from './paintings'
import { obstacleTexture } from './paintings/obstacle'
import { coinTexture, POWER_COLORS, powerTexture } from './paintings/thing'
import { powerSymbol } from './powerSymbol'
import { SceneMark } from './SceneMark'
import { SceneRunner } from './SceneRunner'
import { SceneSign } from './SceneSign'
import { SceneZone } from './SceneZone'
import type { Track } from './track'
import { useSparks } from './useSparks'

/** A layer's share of the course's speed, units per ms. */
const pace =
  ({ run }: Track, share: number) =>
  () =>
    run.state === 'run' ? (speedOf(run) * share * 60) / 1000 : 0
/** A beam that is off flickers before it goes on. */
function beamAlpha(obstacle: Obstacle): number {
  if (isSolidAfter(obstacle)) return 1
  const off = ticksOff(obstacle)
  return off < 24 && off % 8 < 4 ? 0.5 : 0.2
}
/** On upright phones, where all is small, coins are drawn this much larger; they are taken from further away anyway. */
const COIN_UPRIGHT = 1.2
/** The powers that last, each with its bar and, at the left end of it, its symbol. */
const ACTIVE = [
  { id: 'slow', n: 0, x: RUNNER_X - 55 },
  { id: 'magnet', n: 1, x: RUNNER_X - 55 },
] as const
type ActivePower = (typeof ACTIVE)[number] & { readonly y: number }

/** Strips of a layer: enough to cover the track, plus one beyond the edge. */
const strips = ({ width }: Track) => Math.ceil(width / STRIP) + 1

/** The background. With two tracks both are drawn before the rails, which cover what extends beyond them. */
export function SceneWorks({ track }: { readonly track: Track }) {
  const { y, scale, place } = track
  const layer = { width: STRIP, count: strips(track) }
  return (
    <pixiContainer y={y} scale={scale}>
      <ScrollingLayer texture={windowsTexture(place)} y={WINDOWS_TOP} pace={pace(track, 0.18)} {...layer} />
      <ScrollingLayer texture={worksTexture(place)} pace={pace(track, 0.45)} {...layer} />
    </pixiContainer>
  )
}

export function SceneTrack({ track }: { readonly track: Track }) {
  const { run, rail, hue, y, scale, place } = track
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  useSparks({ track, bursts, floaters, shake })
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  const layer = { width: STRIP, count: strips(track), pace: pace(track, 1) }
  /** Bars of powers are on the ceiling's rail, closer together where it is narrow. */
  const barY = (n: number) => (rail === CEILING ? 12 + n * 14 : CEILING - rail + 1 + n * 9)
  return (
    <pixiContainer y={y} scale={scale}>
      <Shake ref={shake}>
        <ScrollingLayer texture={railTexture(true, rail, place)} y={CEILING - rail} {...layer} />
        <ScrollingLayer texture={railTexture(false, rail, place)} y={FLOOR - RAIL_LIGHT} {...layer} />
        <SceneMark track={track} bursts={bursts} floaters={floaters} />
        <Entities<Obstacle>
          of={() => run.obstacles}
          texture={({ width, height, look }) => obstacleTexture(width, height, look, place)}
          style={(sprite, obstacle) => {
            const { side } = obstacle
            sprite.anchor.set(0, side === 1 ? 0 : 1)
            sprite.scale.y = side
            if (obstacle.beam) sprite.alpha = beamAlpha(obstacle)
          }}
        />
        <Entities<Coin>
          of={() => run.coins}
          texture={() => coinTexture()}
          style={(sprite, { id }) => {
            sprite.rotation = upright()
            const spin = reduced() ? 1 : 0.35 + 0.65 * Math.abs(Math.cos(time.current / 260 + id * 0.5))
            const larger = turned() ? COIN_UPRIGHT : 1
            sprite.scale.set(spin * larger, larger)
          }}
        />
        <Entities<Pill>
          of={() => run.pills}
          texture={({ power }) => powerTexture(power)}
          style={(sprite) => {
            sprite.rotation = upright()
            sprite.scale.set(reduced() ? 1 : 1 + 0.08 * Math.sin(time.current / 170))
          }}
        />
        <Trail
          of={() => (run.state === 'run' && !run.runner.grounded ? [{ x: RUNNER_X, y: run.runner.y }] : [])}
          radius={13}
          color={tint(hue)}
          length={9}
        />
        {ACTIVE.map(({ id: power, n }) => (
          <ClockBar
            key={power}
            texture={barTexture(90, 8)}
            x={RUNNER_X - 45}
            y={barY(n)}
            width={90}
            height={8}
            left={() => powerSymbol(run, power, reduced()).left}
            color={() => hexNumber(POWER_COLORS[power])}
            alpha={() => powerSymbol(run, power, reduced()).strength}
          />
        ))}
        <Entities<ActivePower>
          of={() =>
            ACTIVE.filter(({ id }) => run[id] > 0).map((power) => ({ ...power, y: barY(power.n) + 4 }))
          }
          texture={({ id }) => powerTexture(id)}
          style={(sprite, { id }) => {
            sprite.rotation = upright()
            sprite.scale.set(rail === CEILING ? 0.36 : 0.24)
            sprite.alpha = powerSymbol(run, id, reduced()).strength
          }}
        />
        <SceneRunner track={track} />
        {run.zone && <SceneZone track={track} zone={run.zone} />}
        {track.name && <SceneSign track={track} name={track.name} />}
        <Bursts ref={bursts} />
        <Floaters ref={floaters} field={{ width: track.width, height: HEIGHT }} />
      </Shake>
    </pixiContainer>
  )
}
