/**
 * Draws a puck: a trail in its color, stretched with speed, squashed by a hit, and its path into a goal.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { EventOf } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import {
  useEvents,
  useFrame,
  useReducedMotion,
  useTurned,
  useUprightRotation,
} from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { Trail } from '../../../engine/stage/parts/Trail'
import { type Event, PUCK_RADIUS, PUCK_TOP_SPEED, type Round, roundAt, spotY, type World } from '../rules'
import { puckTexture, spotTexture } from './paintings'
import { POCKET } from './paintings/rail'

const GIVE_MS = 170
const APPEAR_MS = 260
/** The scored puck stops at the back of the pocket. */
const DEEPEST = POCKET - PUCK_RADIUS

/** Opacity of a puck that waits beside another in play: it cannot be touched yet. */
const WAITING = 0.4

/** The puck met a rail, a mallet or another puck. */
type Contact = EventOf<Event, 'hit'>

export function ScenePuck({ world, round }: { readonly world: World; readonly round: Round }) {
  const shadow = useRef<Sprite>(null)
  const aura = useRef<Sprite>(null)
  const holder = useRef<Container>(null)
  const picture = useRef<Sprite>(null)
  const view = useRef({ give: 0, force: 0, axis: 0, age: APPEAR_MS })
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  /** Where it is drawn: in play at its place, after a goal on its way into the pocket. */
  const drawnAt = () => {
    const { scored, puck, state } = round
    if (scored) return { x: clamp(scored.x, -DEEPEST, world.width + DEEPEST), y: scored.y }
    return state === 'serve' ? { x: world.width / 2, y: spotY(world, round) } : puck
  }
  const between = useInterpolatedPosition(drawnAt)
  const mine = ({ x, y }: Contact) => roundAt(world, x, y) === round
  const squash = ({ x, y, speed }: Contact) => {
    const { current } = view
    current.give = 1
    current.force = Math.min(1, speed / PUCK_TOP_SPEED)
    current.axis = Math.atan2(round.puck.y - y, round.puck.x - x)
  }
  useEvents<Event>({
    hit: (event) => {
      if (mine(event)) squash(event)
    },
    rail: (event) => {
      if (mine(event)) squash(event)
    },
    // In a collision of two pucks, both are squashed.
    clash: squash,
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !picture.current || !shadow.current || !aura.current) return
    const { x, y } = between(alpha)
    const { vx, vy } = round.scored ?? round.puck
    const resting = round.scored !== null && Math.abs(x - world.width / 2) >= world.width / 2 + DEEPEST
    const speed = resting ? 0 : Math.min(1, Math.sqrt(vx * vx + vy * vy) / PUCK_TOP_SPEED)
    const moving = !reduced()
    current.give = Math.max(0, current.give - ms / GIVE_MS)
    // A served puck grows in its place.
    current.age = round.state === 'goal' ? 0 : current.age + ms
    const seat = round.state === 'goal' ? 1 : Math.min(1, current.age / APPEAR_MS)
    const pop = moving ? (seat < 1 ? 1.12 * Math.sin((seat * Math.PI) / 1.7) : 1) : 1
    const give = moving ? Math.sin(current.give * Math.PI) * current.force * 0.3 : 0
    const stretch = moving && current.give === 0 ? speed * 0.12 : 0
    if (current.give === 0 && speed > 0.05) current.axis = Math.atan2(vy, vx)
    holder.current.position.set(x, y)
    holder.current.rotation = current.axis
    holder.current.scale.set(pop * (1 - give + stretch), pop * (1 + give * 0.6 - stretch * 0.5))
    const shade = world.second && round.state === 'serve' ? WAITING : 1
    holder.current.alpha = (moving ? 1 : seat) * shade
    picture.current.rotation = upright() - current.axis
    shadow.current.position.set(x + 5 * turned(), turned() ? y : y + 5)
    shadow.current.alpha = 0.65 * seat * shade
    aura.current.position.set(x, y)
    aura.current.alpha = (0.1 + 0.2 * speed) * seat
  })
  return (
    <>
      <Trail
        of={() => (round.state === 'serve' ? [] : [drawnAt()])}
        radius={PUCK_RADIUS - 1}
        color={tint('yellow')}
        length={15}
      />
      <pixiSprite
        ref={aura}
        texture={spotTexture()}
        anchor={0.5}
        scale={1.5}
        tint={tint('yellow')}
        blendMode="add"
        alpha={0}
      />
      <pixiSprite ref={shadow} texture={spotTexture()} anchor={0.5} tint={0x030814} scale={0.66} />
      <pixiContainer ref={holder}>
        <pixiSprite ref={picture} texture={puckTexture()} anchor={0.5} />
      </pixiContainer>
    </>
  )
}
