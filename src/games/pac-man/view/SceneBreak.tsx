/**
 * The short scenes between the two rounds of a stage of Mazes: ghosts that wake a sleeping lemon with a present, and a
 * fruit that they chase until it chases them.
 */
import type { Container, Sprite } from 'pixi.js'
import { type ReactNode, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/painting/text'
import { SCENE_TICKS } from '../rules/stages'
import { NAMES, type World } from '../rules/world'
import { texts } from '../texts/game'
import { fruitTexture, pelletTexture, stageTexture } from './paintings'
import { ghostTexture, lemonTexture, pupilsTexture, whitesTexture } from './paintings/actors'

const FADE_MS = 220
/** Figures are this much larger than in the maze. */
const LARGER = 1.5
/** The share of a scene that is shown while movement is reduced. */
const STILL = 0.45
/** Bites of a lemon that eats, per scene. */
const BITES = 56

interface Pose {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly alpha?: number
}
interface Poses {
  /** `facing`: 1 to the right, -1 to the left; `bite` is the picture of its mouth. */
  readonly lemon: Pose & { readonly facing: number; readonly bite: number }
  readonly ghosts: readonly (Pose & { readonly facing: number; readonly isFrightened: boolean })[]
  readonly fruit: Pose
  readonly pellet: Pose
  /** What is written above the lemon. */
  readonly sound: string
}

const AWAY: Pose = { x: -999, y: 0 }
/** 0 before `from`, 1 after `to`, smooth in between. */
function between(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
const hop = (t: number, times: number) => Math.abs(Math.sin(t * Math.PI * times))
const chewing = (t: number) => itemAt([0, 1, 2, 3, 2, 1], Math.floor(t * BITES) % 6)

/** Positions are in units from the middle of the ground; `half` is half the width. */
function nap(t: number, half: number): Poses {
  const arrive = between(t, 0.05, 0.42)
  const flee = between(t, 0.62, 0.86)
  const awake = t > 0.52
  const eats = t > 0.76
  return {
    lemon: {
      x: 0,
      y: -6 - (awake && !eats ? hop(between(t, 0.52, 0.62), 1) * 14 : 0),
      scale: 2 + (eats ? 0.5 * between(t, 0.76, 0.86) : awake ? 0 : Math.sin(t * 30) * 0.06),
      facing: 1,
      bite: eats && t < 0.92 ? chewing(t) : awake ? 2 : 0,
    },
    ghosts: NAMES.map((_, n) => {
      const side = n % 2 ? 1 : -1
      const place = 52 + Math.floor(n / 2) * 34
      return {
        x: side * (half + 40 - (half + 40 - place) * arrive + flee * (half + 40)),
        y: -4 - hop(t, 14) * (flee > 0 ? 2 : 5),
        scale: 1.5,
        facing: awake ? side : -side,
        isFrightened: awake,
      }
    }),
    fruit: AWAY,
    pellet: {
      x: -52 + 80 * between(t, 0.42, 0.5),
      y: 6 - hop(between(t, 0.42, 0.5), 1) * 18,
      scale: 1.5,
      alpha: eats && t > 0.8 ? 0 : t < 0.36 ? between(t, 0.3, 0.36) : 1,
    },
    sound: awake ? (t < 0.62 ? '!' : '') : 'z',
  }
}

function roll(t: number, half: number): Poses {
  // To the left after a small fruit, and back in front of a large one.
  const back = t > 0.5
  const go = between(t, 0.02, 0.48)
  const come = between(t, 0.54, 0.98)
  const far = half + 190
  const at = (behind: number) => (back ? -far + behind + come * 2 * far : far + behind - go * 2 * far)
  const facing = back ? 1 : -1
  return {
    lemon: { x: at(back ? 30 : 0), y: -6 - hop(t, 16) * 4, scale: 1.9, facing, bite: chewing(t) },
    ghosts: NAMES.map((_, n) => ({
      x: at(back ? 72 + n * 34 : 44 + n * 34),
      y: -4 - hop(t + n * 0.02, 16) * 5,
      scale: 1.5,
      facing,
      isFrightened: back,
    })),
    fruit: { x: at(back ? -60 : -46), y: back ? -26 : -2, scale: back ? 4 : 1.3, turn: facing * t * 30 },
    pellet: AWAY,
    sound: '',
  }
}

interface Props {
  readonly world: World
  readonly stage: number
  readonly size: Size
  readonly ground: { readonly floor: string; readonly neon: string }
}

export function SceneBreak({ world, stage, size, ground }: Props): ReactNode {
  const holder = useRef<Container>(null)
  const lemon = useRef<Sprite>(null)
  const fruit = useRef<Sprite>(null)
  const pellet = useRef<Sprite>(null)
  const sound = useRef<Sprite>(null)
  const ghosts = useRef<(Container | null)[]>([])
  const reduced = useReducedMotion()
  const half = size.width / 2 / LARGER
  useFrame((_alpha, ms) => {
    if (!holder.current) return
    const isOn = world.state === 'scene'
    const { alpha } = holder.current
    holder.current.alpha = Math.min(1, Math.max(0, alpha + (isOn ? ms : -ms) / FADE_MS))
    holder.current.visible = holder.current.alpha > 0
    if (!isOn) return
    const t = reduced() ? STILL : 1 - world.wait / SCENE_TICKS
    const poses = stage % 2 ? nap(t, half) : roll(t, half)
    const put = (thing: Container | null, { x, y, scale = 1, turn = 0, alpha = 1 }: Pose, facing = 1) => {
      if (!thing) return
      thing.position.set(x, y)
      thing.scale.set(scale * facing, scale)
      thing.rotation = turn
      thing.alpha = alpha
    }
    put(lemon.current, poses.lemon, poses.lemon.facing)
    if (lemon.current) lemon.current.texture = lemonTexture(poses.lemon.bite)
    put(fruit.current, poses.fruit)
    put(pellet.current, poses.pellet)
    if (sound.current) {
      sound.current.visible = poses.sound !== ''
      if (poses.sound) sound.current.texture = textTexture(poses.sound)
      put(sound.current, { x: 26, y: -44 - hop(t, 8) * 4, scale: 0.6 })
    }
    poses.ghosts.forEach((pose, n) => {
      const ghost = ghosts.current[n] ?? null
      put(ghost, pose)
      const [body, whites, pupils] = (ghost?.children ?? []) as Sprite[]
      if (!body || !whites || !pupils) return
      body.texture = ghostTexture(itemAt(NAMES, n), pose.isFrightened ? 'frightened' : 'calm')
      whites.visible = pupils.visible = !pose.isFrightened
      whites.x = pose.facing * 1.6
      pupils.x = pose.facing * 2.9
    })
  })
  return (
    <pixiContainer ref={holder} alpha={0} x={size.width / 2} y={size.height / 2}>
      <pixiSprite texture={stageTexture(ground, size)} anchor={0.5} />
      <pixiSprite
        texture={textTexture(texts.maze.round(2))}
        anchor={0.5}
        y={-size.height * 0.28}
        scale={0.75}
      />
      <pixiContainer scale={LARGER}>
        {NAMES.map((name, n) => (
          <pixiContainer
            key={name}
            ref={(node) => {
              ghosts.current[n] = node
            }}
          >
            <pixiSprite texture={ghostTexture(name, 'calm')} anchor={{ x: 0.5, y: 0.53 }} />
            <pixiSprite texture={whitesTexture()} anchor={0.5} y={-3} />
            <pixiSprite texture={pupilsTexture()} anchor={0.5} y={-3} />
          </pixiContainer>
        ))}
        <pixiSprite ref={pellet} texture={pelletTexture()} anchor={0.5} />
        <pixiSprite ref={fruit} texture={fruitTexture(0)} anchor={0.5} />
        <pixiSprite ref={lemon} texture={lemonTexture(0)} anchor={0.5} />
        <pixiSprite ref={sound} texture={textTexture('z')} anchor={0.5} />
      </pixiContainer>
    </pixiContainer>
  )
}
