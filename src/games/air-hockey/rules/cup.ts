/** The cup: six computer opponents, each with a style and a table, one match against each for up to three stars. */

import { itemAt } from '../../../engine/core/itemAt'
import { sin, square } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import type { PhysicsBody } from '../../../engine/physics/physics'
import type { Stat } from '../texts/game'
import type { Skill } from './skills'
import { type Cup, HEIGHT, MALLET_RADIUS, RIVAL_IDS, type RivalId, type Table, type World } from './world'

export interface Character {
  /** The id of its goals in the HUD. */
  readonly stat: Stat
  readonly skill: Skill
  readonly table: Table
}

/** From the weakest to the strongest. */
export const CHARACTERS: Readonly<Record<RivalId, Character>> = {
  turtle: {
    stat: 'Tilda',
    skill: { speed: 1.4, strike: 3, look: 60, error: 110, home: 34, banks: false, attack: 130 },
    table: {},
  },
  bull: {
    stat: 'Bruno',
    skill: {
      speed: 4.4,
      strike: 10,
      look: 18,
      error: 34,
      home: 165,
      banks: false,
      attack: 330,
      rushes: true,
    },
    table: { corner: 140 },
  },
  hedgehog: {
    stat: 'Hugo',
    skill: {
      speed: 4.4,
      strike: 10,
      look: 16,
      error: 38,
      home: 115,
      banks: false,
      attack: 280,
      rushes: true,
    },
    table: { posts: 'fixed' },
  },
  seal: {
    stat: 'Silas',
    skill: {
      speed: 5.4,
      strike: 12.5,
      look: 10,
      error: 22,
      home: 100,
      banks: true,
      attack: 285,
      aims: 'side',
    },
    table: { posts: 'moving', drag: 0.003 },
  },
  octopus: {
    stat: 'Olga',
    skill: { speed: 6, strike: 12, look: 8, error: 14, home: 66, banks: true, attack: 260 },
    table: { twoPucks: true },
  },
  falcon: {
    stat: 'Freya',
    skill: { speed: 7.8, strike: 16, look: 4, error: 8, home: 105, banks: true, attack: 295, aims: 'open' },
    table: { drag: 0.0008, bounce: 0.95 },
  },
}

/** Extra ticks before the first serve of a match, to introduce the opponent. */
export const MEET_TICKS = 120

/** Goals to win a match. */
export const CUP_GOALS = 4
/** Goals that may be conceded for two stars, and for three. */
export const CONCEDED = [2, 0] as const

/** @param number of the opponent, from 1 */
export const rivalIdOf = (number: number): RivalId => itemAt(RIVAL_IDS, number - 1)
export const rivalOf = ({ rival }: Pick<Cup, 'rival'>): Character => CHARACTERS[rival]
/** The table of a match; outside of the cup the specified one. */
export const tableOf = (cup: Cup | undefined): Table => (cup ? rivalOf(cup).table : {})

export function starsOf([won, lost]: World['goals']): number {
  return won > lost ? 1 + CONCEDED.filter((most) => lost <= most).length : 0
}

export const POST_RADIUS = 20
/** Distance of a post from the middle of the table, and how far a moving one goes from there. Units. */
const POST_AT = 128
const POST_SWING = 46
/** Ticks of a swing there and back. */
const SWING_TICKS = 300

/** The heights of the two posts. A puck always fits between a post and a rail, and posts keep away from the serve. */
function postHeights({ posts }: Table, ticks: number): readonly number[] {
  if (!posts) return []
  const away = POST_AT + (posts === 'moving' ? POST_SWING * sin((2 * Math.PI * ticks) / SWING_TICKS) : 0)
  return [HEIGHT / 2 - away, HEIGHT / 2 + away]
}

export function addPosts({ physics, width, cup }: Pick<World, 'physics' | 'width' | 'cup'>): PhysicsBody[] {
  return postHeights(tableOf(cup), 0).map((y) =>
    physics.addCircle({
      kind: 'post',
      x: width / 2,
      y,
      radius: POST_RADIUS,
      driven: true,
      restitution: 0.9,
    }),
  )
}

export function movePosts(world: World): void {
  for (const [n, y] of postHeights(tableOf(world.cup), world.ticks).entries()) {
    const post = world.posts?.[n]
    if (post) world.physics.drive(post, world.width / 2, y)
  }
}

/** Keeps a mallet at (`x`, `y`) out of large corners and off the posts. */
export function clearOf(world: World, x: number, y: number): { x: number; y: number } {
  const { corner = 0 } = tableOf(world.cup)
  const to = { x, y }
  // The middle of the corner's circle, where the mallet is in a corner.
  const middle = {
    x: clamp(x, corner, world.width - corner),
    y: clamp(y, corner, HEIGHT - corner),
  }
  if (middle.x !== x && middle.y !== y) keep(to, middle, corner - MALLET_RADIUS, Math.min)
  for (const post of world.posts ?? []) keep(to, post, POST_RADIUS + MALLET_RADIUS, Math.max)
  return to
}

/** Moves a point straight to or from a center, until it is at most or at least so far away. */
function keep(
  point: { x: number; y: number },
  center: { readonly x: number; readonly y: number },
  distance: number,
  limit: (a: number, b: number) => number,
): void {
  const away = Math.sqrt(square(point.x - center.x) + square(point.y - center.y))
  if (away === 0) return
  const share = limit(away, distance) / away
  point.x = center.x + (point.x - center.x) * share
  point.y = center.y + (point.y - center.y) * share
}
