/** What a guest pays, on a dark sign above its head: the coins, the tip, and what a wish was worth. */
import { type Container, type Sprite, Texture } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { acquireText, FONT_SIZE, releaseText } from '../../../engine/stage/painting/text'
import { layoutOf, type World } from '../rules'
import { GUEST } from './paintings/animals'
import { SIGN, signTexture } from './paintings/sign'

/** How long it is shown, and at least, if the next guest orders already, ms. */
const SHOWN_MS = 1500
const LEAST_MS = 800
const POP_MS = 180
const FADE_MS = 160
/** How far it rises before it is gone, and its least distance from the upper edge of the field, units. */
const RISES = 10
const BELOW_EDGE = 4

export interface RewardLine {
  readonly text: string
  /** 0xrrggbb. */
  readonly color: number
}

export interface RewardsHandle {
  /** At most three lines, the largest first. */
  show(seat: number, lines: readonly RewardLine[]): void
}

interface Props {
  readonly ref: Ref<RewardsHandle>
  readonly world: World
}

export function SceneRewards({ ref, world }: Props) {
  const { seatX, counterY } = layoutOf(world)
  const signs = useRef<Container<Container<Sprite>>>(null)
  const shown = useMemo(() => seatX.map(() => ({ age: SHOWN_MS, texts: [] as string[] })), [seatX])
  const reduced = useReducedMotion()
  useEffect(
    () => () => {
      for (const { texts } of shown) texts.forEach(releaseText)
    },
    [shown],
  )
  useImperativeHandle(ref, () => ({
    show(seat, lines) {
      const sign = signs.current?.children[seat]
      const state = shown[seat]
      const [board, ...words] = sign?.children ?? []
      if (!board || !state) return
      state.texts.forEach(releaseText)
      state.texts = lines.map(({ text }) => text)
      state.age = 0
      board.texture = signTexture(lines.length)
      words.forEach((word, n) => {
        const line = lines[n]
        word.visible = line !== undefined
        if (!line) return
        word.texture = acquireText(line.text)
        word.tint = line.color
        word.y = SIGN.middleOf(n, lines.length)
        word.scale.set(Math.min(SIGN.sizes[n === 0 ? 0 : 1] / FONT_SIZE, SIGN.inner / word.texture.width))
      })
    },
  }))
  useFrame((_alpha, ms) => {
    shown.forEach((state, seat) => {
      const sign = signs.current?.children[seat]
      if (!sign) return
      state.age += ms
      const isWaiting = world.orders.some((order) => order.seat === seat)
      if (isWaiting && state.age > LEAST_MS) state.age = Math.max(state.age, SHOWN_MS - FADE_MS)
      sign.visible = state.age < SHOWN_MS
      const t = Math.min(1, state.age / POP_MS)
      const pop = reduced() ? 1 : 0.7 + 0.3 * t + 0.14 * Math.sin(t * Math.PI)
      sign.scale.set(pop)
      sign.alpha = Math.min(1, (SHOWN_MS - state.age) / FADE_MS)
      const highest = SIGN.height(state.texts.length) + BELOW_EDGE
      const risen = reduced() ? 0 : (RISES * state.age) / SHOWN_MS
      sign.y = Math.max(highest, counterY - GUEST.height + 14 - risen)
    })
  })
  return (
    <pixiContainer ref={signs}>
      {seatX.map((x) => (
        <pixiContainer key={x} x={x} visible={false}>
          <pixiSprite texture={signTexture(1)} anchor={{ x: 0.5, y: 1 }} />
          {[0, 1, 2].map((n) => (
            <pixiSprite key={n} texture={Texture.EMPTY} anchor={0.5} visible={false} />
          ))}
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
