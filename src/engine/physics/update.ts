/**
 * Owns one sub-step of matter-js without what the port never uses: sleep, compound bodies, and events nobody hears. Every sum
 * is done in the order of `Engine.update` and its parts (matter-js 0.20), so that bodies end at the same bits; most of the
 * time of a tick went into the rest.
 */
import Matter from 'matter-js'

/** A body with the figures that matter-js keeps to itself. */
export interface Body extends Omit<Matter.Body, 'angularVelocity' | 'speed'> {
  anglePrev: number
  angularVelocity: number
  /** How long its last sub-step was, ms. */
  deltaTime: number
  readonly positionPrev: Matter.Vector
  speed: number
}

interface Detecting extends Matter.Detector {
  readonly collisions: Matter.Collision[]
}

type Pairs = Matter.Pair[]

/** The parts of matter-js its types leave out. */
interface Parts {
  readonly Detector: {
    setBodies(detector: Matter.Detector, bodies: readonly Matter.Body[]): void
    canCollide(a: Matter.ICollisionFilter, b: Matter.ICollisionFilter): boolean
  }
  readonly Collision: {
    collides(a: Matter.Body, b: Matter.Body, pairs: Matter.Pairs): Matter.Collision | null
  }
  readonly Pairs: { update(pairs: Matter.Pairs, collisions: readonly Matter.Collision[], time: number): void }
  readonly Resolver: {
    preSolvePosition(pairs: Pairs): void
    solvePosition(pairs: Pairs, delta: number, damping: number): void
    postSolvePosition(bodies: readonly Matter.Body[]): void
    preSolveVelocity(pairs: Pairs): void
    solveVelocity(pairs: Pairs, delta: number): void
  }
  readonly Constraint: {
    preSolveAll(bodies: readonly Matter.Body[]): void
    solveAll(constraints: readonly Matter.Constraint[], delta: number): void
    postSolveAll(bodies: readonly Matter.Body[]): void
  }
  readonly Axes: { rotate(axes: readonly Matter.Vector[], angle: number): void }
  readonly Composite: { setModified(world: Matter.World, own: boolean, up: boolean, down: boolean): void }
  readonly Body: { updateVelocities(body: Matter.Body): void }
}
const { Axes, Body: Bodies, Collision, Constraint, Detector, Pairs, Resolver } = Matter as unknown as Parts
const { Bounds, Composite, Vertices } = Matter

/** What matter-js counts a moment by: a tick of 60 a second, ms. */
const BASE_DELTA = 1000 / 60

/** Moves the shape of a body and its bounds, which reach as far as it flies next: one pass where matter-js makes two. */
function shift(body: Pick<Matter.Body, 'bounds' | 'velocity' | 'vertices'>, dx: number, dy: number): void {
  const { bounds, velocity, vertices } = body
  let minX = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let minY = minX
  let maxY = maxX
  for (let i = 0; i < vertices.length; i++) {
    const vertex = vertices[i] as Matter.Vertex
    const x = vertex.x + dx
    const y = vertex.y + dy
    vertex.x = x
    vertex.y = y
    if (x > maxX) maxX = x
    if (x < minX) minX = x
    if (y > maxY) maxY = y
    if (y < minY) minY = y
  }
  bounds.min.x = velocity.x > 0 ? minX : minX + velocity.x
  bounds.max.x = velocity.x > 0 ? maxX + velocity.x : maxX
  bounds.min.y = velocity.y > 0 ? minY : minY + velocity.y
  bounds.max.y = velocity.y > 0 ? maxY + velocity.y : maxY
}

/** Puts a body that is led to a place, with the speed it takes for that: as `Body.setPosition(…, true)`. */
export function lead(body: Body, x: number, y: number): void {
  const { position, positionPrev, velocity } = body
  const dx = x - position.x
  const dy = y - position.y
  positionPrev.x = position.x
  positionPrev.y = position.y
  // One that stood and stays has its shape and bounds already.
  if (dx === 0 && dy === 0 && velocity.x === 0 && velocity.y === 0) return
  velocity.x = dx
  velocity.y = dy
  body.speed = Math.sqrt(dx * dx + dy * dy)
  position.x += dx
  position.y += dy
  shift(body, dx, dy)
}

/** Flies a body on by `delta` ms (Verlet): as `Body.update`. */
function fly(body: Body, delta: number): void {
  const { force, position, positionPrev, velocity } = body
  const time = delta * body.timeScale
  const timeSquared = time * time
  const correction = time / (body.deltaTime || time)
  const kept = 1 - body.frictionAir * (time / BASE_DELTA)
  velocity.x = (position.x - positionPrev.x) * correction * kept + (force.x / body.mass) * timeSquared
  velocity.y = (position.y - positionPrev.y) * correction * kept + (force.y / body.mass) * timeSquared
  positionPrev.x = position.x
  positionPrev.y = position.y
  position.x += velocity.x
  position.y += velocity.y
  body.deltaTime = time
  body.angularVelocity =
    (body.angle - body.anglePrev) * kept * correction + (body.torque / body.inertia) * timeSquared
  body.anglePrev = body.angle
  body.angle += body.angularVelocity
  shift(body, velocity.x, velocity.y)
  if (body.angularVelocity === 0) return
  Vertices.rotate(body.vertices, body.angularVelocity, position)
  Axes.rotate(body.axes, body.angularVelocity)
  Bounds.update(body.bounds, body.vertices, velocity)
}

/** Sorts by the left ends; equal ones keep their order. From one sub-step to the next almost nothing moves up. */
function sortByLeft(bodies: Matter.Body[]): void {
  for (let i = 1; i < bodies.length; i++) {
    const body = bodies[i] as Matter.Body
    const left = body.bounds.min.x
    let at = i
    for (; at > 0; at--) {
      const other = bodies[at - 1] as Matter.Body
      if (other.bounds.min.x <= left) break
      bodies[at] = other
    }
    bodies[at] = body
  }
}

/** Where in the list the bodies are that move by themselves: two that do not never touch, and most are walls. */
const movers: number[] = []

/** Who touches whom, from left to right: as `Detector.collisions` for bodies of one part. */
function meetings({ bodies, collisions, pairs }: Detecting): Matter.Collision[] {
  sortByLeft(bodies)
  movers.length = 0
  for (let i = 0; i < bodies.length; i++) if (!bodies[i]?.isStatic) movers.push(i)
  let found = 0
  let nextMover = 0
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i] as Matter.Body
    const { max, min } = a.bounds
    if (movers[nextMover] === i) nextMover++
    const last = a.isStatic ? movers.length - nextMover : bodies.length - i - 1
    for (let n = 0; n < last; n++) {
      const b = bodies[a.isStatic ? (movers[nextMover + n] as number) : i + 1 + n] as Matter.Body
      if (b.bounds.min.x > max.x) break
      if (max.y < b.bounds.min.y || min.y > b.bounds.max.y) continue
      if (!Detector.canCollide(a.collisionFilter, b.collisionFilter)) continue
      const collision = Collision.collides(a, b, pairs as Matter.Pairs)
      if (collision) collisions[found++] = collision
    }
  }
  if (collisions.length !== found) collisions.length = found
  return collisions
}

function pull(bodies: readonly Matter.Body[], { x, y, scale }: Matter.Gravity): void {
  if ((x === 0 && y === 0) || scale === 0) return
  for (const body of bodies) {
    if (body.isStatic) continue
    body.force.y += body.mass * y * scale
    body.force.x += body.mass * x * scale
  }
}

function solve(engine: Matter.Engine, bodies: Matter.Body[], ties: Matter.Constraint[], delta: number): void {
  if (ties.length === 0) return
  Constraint.preSolveAll(bodies)
  for (let i = 0; i < engine.constraintIterations; i++) Constraint.solveAll(ties, delta)
  Constraint.postSolveAll(bodies)
}

/** One sub-step of `delta` ms. `began` hears of the pairs that begin to touch, before they push each other. */
export function update(engine: Matter.Engine, delta: number, began: (pairs: Pairs) => void): void {
  const { detector, pairs, timing, world } = engine
  const before = timing.timestamp
  timing.timestamp += delta
  timing.lastDelta = delta
  const bodies = Composite.allBodies(world)
  const ties = Composite.allConstraints(world)
  if (world.isModified) {
    Detector.setBodies(detector, bodies)
    ;(Composite as unknown as Parts['Composite']).setModified(world, false, false, true)
  }
  pull(bodies, engine.gravity)
  for (const body of bodies) if (!body.isStatic) fly(body as unknown as Body, delta)
  solve(engine, bodies, ties, delta)
  Pairs.update(pairs, meetings(detector as Detecting), before)
  if (pairs.collisionStart.length > 0) began(pairs.collisionStart)
  const damping = Math.min(20 / engine.positionIterations, 1)
  Resolver.preSolvePosition(pairs.list)
  for (let i = 0; i < engine.positionIterations; i++) Resolver.solvePosition(pairs.list, delta, damping)
  Resolver.postSolvePosition(bodies)
  solve(engine, bodies, ties, delta)
  Resolver.preSolveVelocity(pairs.list)
  for (let i = 0; i < engine.velocityIterations; i++) Resolver.solveVelocity(pairs.list, delta)
  for (const body of bodies) {
    Bodies.updateVelocities(body)
    body.force.x = 0
    body.force.y = 0
    body.torque = 0
  }
}
