/**
 * The Gentle flight: soft flaps along a course that narrows, quickens and in the end sways. Every ten pipes the sky changes.
 * A feather saves the bird from one crash, and the ceiling only stops it.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { sin } from '../../../engine/core/math/exactMath'
import { circlesOverlap, clamp, type Point } from '../../../engine/core/math/geometry'
import { createRandom, drawBetween, type Random } from '../../../engine/core/math/random'
import { type Course, type Event, type Gentle, type Pipe, SKIES } from './world'

export const PIPES_PER_SKY = 10

export const MAX_FEATHERS = 3
const FEATHER_RADIUS = 14
/** Ticks after a crash in which pipes do not stop the bird, and the ground throws it up. */
const SAFE_TICKS = 100

/** Height of the gap of the first pipe, its decrease per pipe, and from this pipe on the slower one. */
const OPENING = { first: 212, per: 1, until: 70, slower: 0.1, least: 100 }
/** Speed at the first pipe in units per tick, its increase per point, and where that ends. */
const PACE = { first: 1.65, per: 0.008, most: 2.6 }
/** How far the middle of a gap is from the one before, at most. */
const JUMP = { first: 50, per: 3, most: 170 }
/** How far gaps sway from their middle, from this pipe on. */
const SWAY = { from: 66, per: 0.5, most: 52, ticks: 268 }
/** Distance of a gap's edge from floor and ceiling, at least. */
const EDGE = 40

/** How far before its pipe a feather floats. */
const FEATHER_LEAD = 75

export function newGentle(seed: number, height: number): Gentle {
  return {
    random: createRandom(seed + 1),
    height,
    tick: 0,
    feathers: 1,
    floating: [],
    safe: 0,
  }
}

/** The sky after this many pipes. After the last one the first returns. */
export const skyAt = (score: number): number => Math.floor(score / PIPES_PER_SKY) % SKIES.length

export const gentlePace = (score: number): number => Math.min(PACE.most, PACE.first + PACE.per * score)

/** The pipe with this number, `before` being the middle of the gap before it. */
export function gentlePipe(random: Random, height: number, id: number, x: number, before: number): Pipe {
  const { first, per, until, slower, least } = OPENING
  const opening = Math.max(least, first - per * Math.min(id, until) - slower * Math.max(0, id - until))
  const sway = clamp((id - SWAY.from) * SWAY.per, 0, SWAY.most)
  const margin = EDGE + opening / 2 + sway
  const jump = Math.min(JUMP.most, JUMP.first + JUMP.per * id)
  const low = Math.min(height - margin, Math.max(margin, before - jump))
  const high = Math.max(margin, Math.min(height - margin, before + jump))
  const middle = drawBetween(random, low, high)
  return { id, x, gap: middle, passed: false, course: { opening, middle, sway, phase: id * 2.4 } }
}

/** A feather floats between the third and the fourth pipe of each sky, off the straight line. */
export function floatFeather(gentle: Gentle, pipe: Pipe): void {
  if (pipe.id % PIPES_PER_SKY !== 3) return
  const off = drawBetween(gentle.random, 60, 110) * (drawBetween(gentle.random, 0, 1) < 0.5 ? -1 : 1)
  const y = clamp(pipe.gap + off, EDGE * 1.5, gentle.height - EDGE * 1.5)
  gentle.floating.push({ id: pipe.id, x: pipe.x - FEATHER_LEAD, y })
}

/** The middle of a gap at this tick of the flight. */
export const swayed = ({ middle, sway, phase }: Course, tick: number): number =>
  middle + sway * sin((tick / SWAY.ticks) * 2 * Math.PI + phase)

/** One tick: gaps sway, feathers come nearer and are caught. */
export function stepGentle(
  gentle: Gentle,
  pipes: readonly Pipe[],
  pace: number,
  bird: Point & { readonly radius: number },
  emit: Emit<Event>,
): void {
  gentle.tick++
  if (gentle.safe > 0) gentle.safe--
  for (const pipe of pipes) if (pipe.course) pipe.gap = swayed(pipe.course, gentle.tick)
  gentle.floating = gentle.floating.filter((feather) => {
    feather.x -= pace
    if (!circlesOverlap(feather.x, feather.y, FEATHER_RADIUS + 8, bird.x, bird.y, bird.radius))
      return feather.x > -FEATHER_RADIUS
    gentle.feathers = Math.min(MAX_FEATHERS, gentle.feathers + 1)
    emit({ type: 'feather', x: feather.x, y: feather.y, feathers: gentle.feathers })
    return false
  })
}

/** Whether a crash at this point does not end the flight: the bird is safe, or becomes so by a feather. */
export function saves(gentle: Gentle, { x, y }: Point, emit: Emit<Event>): boolean {
  if (gentle.safe > 0) return true
  if (gentle.feathers === 0) return false
  gentle.feathers--
  gentle.safe = SAFE_TICKS
  emit({ type: 'saved', x, y, feathers: gentle.feathers })
  return true
}
