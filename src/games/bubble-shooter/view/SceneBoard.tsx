/**
 * What the road adds to the field of Bubble Shooter: the board's number, its rule, and the stars that can still be earned.
 */
import type { Sprite } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { acquireText, FONT_SIZE, releaseText } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Stars } from '../../../engine/stage/parts/Stars'
import { launcherOf, lineOf, shotsFor, starsFor, type World } from '../rules'
import { texts } from '../texts/game'

const NAMED_MS = 2600
/** How far the stars are from the launcher, on the side opposite the next bubble. */
const ASIDE = 128

export function SceneBoard({ world }: { readonly world: World }) {
  const { width, height, board, whole } = world
  const [three, two] = shotsFor(whole, board)
  const shots = useRef<Sprite>(null)
  const shown = useRef('')
  useEffect(() => () => releaseText(shown.current), [])
  const time = useRef(0)
  useFrame((_alpha, ms) => {
    time.current += ms
    if (!shots.current) return
    const left = (world.shotsHere < three ? three : two) - world.shotsHere
    shots.current.visible = left > 0 && world.state === 'play'
    const text = texts.field.shots(left)
    if (left <= 0 || text === shown.current) return
    shots.current.texture = acquireText(text)
    if (shown.current) releaseText(shown.current)
    shown.current = text
  })
  /** Those that the next shot, or the flying one, can still earn; those of the last shot while its bubbles pop. */
  const stars = () => {
    if (world.state === 'clearing') return starsFor(whole, board, world.shotsHere)
    if (world.state !== 'play') return world.stars
    return starsFor(whole, board, world.shotsHere + (world.flight ? 0 : 1))
  }
  const x = launcherOf(world).x + ASIDE
  return (
    <>
      <Stars x={x} y={height - 66} stars={stars} />
      <pixiSprite ref={shots} anchor={0.5} x={x} y={height - 40} scale={19 / FONT_SIZE} visible={false} />
      <Announcement
        x={width / 2}
        y={lineOf(world) * 0.83}
        width={width * 0.9}
        lines={[
          { text: texts.field.board(board), color: tint('yellow'), size: 50 },
          { text: texts.field.rule, color: tint('paper'), size: 26 },
        ]}
        shown={() => time.current < NAMED_MS && world.shots === 0}
      />
    </>
  )
}
