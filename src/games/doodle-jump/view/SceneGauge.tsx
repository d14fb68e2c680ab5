/** Owns the gauge of a flight: how much of the jetpack or propeller is left. */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/paint'
import { roundRect } from '../../../engine/stage/shapes'
import { FLIGHT_TICKS, WIDTH, type World } from '../rules'

const LONG = 140

export function SceneGauge({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const bar = useRef<Sprite>(null)
  const textures = useMemo(() => {
    const strip = (name: string, length: number, high: number, color: string) =>
      paint(`doodle:gauge:${name}`, length, high, (brush) => {
        brush.fillStyle = color
        roundRect(brush, 0, 0, length, high, high / 2)
        brush.fill()
      })
    return {
      back: strip('back', LONG + 8, 14, 'rgba(10, 14, 34, 0.6)'),
      front: strip('front', LONG, 6, '#fff'),
    }
  }, [])
  useFrame(() => {
    const { flight } = world
    if (!holder.current || !bar.current) return
    holder.current.visible = flight !== null && world.state === 'play'
    if (!flight) return
    const left = flight.left / FLIGHT_TICKS[flight.kind]
    bar.current.scale.x = left
    bar.current.tint = tint(left < 0.25 ? 'orange' : 'sky')
  })
  return (
    <pixiContainer ref={holder} x={WIDTH / 2} y={24} visible={false}>
      <pixiSprite texture={textures.back} anchor={0.5} />
      <pixiSprite ref={bar} texture={textures.front} anchor={{ x: 0, y: 0.5 }} x={-LONG / 2} />
    </pixiContainer>
  )
}
