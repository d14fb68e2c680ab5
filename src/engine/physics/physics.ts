/** Physics, by matter-js: bodies as plain numbers, constant sub-steps, a speed limit, and contacts in order after each tick. */
import Matter from 'matter-js'
import { TICK_MS } from '../core/game/contract'

/**
 * Units of matter-js per px. Its contacts do not bounce below 2 units per tick. With this scale that is 0.2 px per tick, so
 * that a slow puck does not stick to a wall.
 */
const UNITS = 10
/** The most sides of the polygon that stands for a circle, as in matter-js itself. */
const MAX_SIDES = 25

const scaled = (x: number, y: number): Matter.Vector => ({ x: x * UNITS, y: y * UNITS })

/** `Body.setPosition` as documented in matter-js 0.20; its type definitions lack the third parameter. */
const setPosition: (body: Matter.Body, position: Matter.Vector, updateVelocity?: boolean) => void =
  Matter.Body.setPosition

export interface PhysicsOptions {
  /** Downward acceleration in px per tick². Default 0. */
  readonly gravity?: number
  /** Sub-steps per tick. In one of them a body must move less than half the thickness of the thinnest wall. Default 4. */
  readonly substeps?: number
  /** The speed limit of all bodies, px per tick. Default 40. */
  readonly maxSpeed?: number
}

export interface BodyOptions {
  /** The kind of body, for contacts: 'puck', 'wall'. */
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly vx?: number
  readonly vy?: number
  readonly angle?: number
  /** Angular velocity, radians per tick. */
  readonly spin?: number
  /** Never moved by other bodies. */
  readonly fixed?: boolean
  /** Moved only by `drive`. It pushes other bodies, and is not pushed. */
  readonly driven?: boolean
  /** Bounciness 0..1; of two bodies the larger value counts. */
  readonly restitution?: number
  readonly friction?: number
  /** Share of the speed lost in each tick. */
  readonly drag?: number
  readonly density?: number
  /** Never rotates: for pucks and balls, which would lose speed to spin at the corners of their polygon. */
  readonly upright?: boolean
  /** Reports contacts but pushes nothing. */
  readonly sensor?: boolean
  /** Bit masks as in matter-js: two bodies collide when each one's category is in the other's mask. */
  readonly category?: number
  readonly mask?: number
}

/** One body. Its numbers are updated after each tick; change them only through `Physics`. */
export class PhysicsBody {
  x = 0
  y = 0
  /** px per tick. */
  vx = 0
  vy = 0
  /** Radians. */
  angle = 0
  /** Private, and so not part of JSON: a world that contains bodies is still readable as data. */
  readonly #matter: Matter.Body
  #target: { x: number; y: number } | null = null

  constructor(
    readonly id: number,
    readonly kind: string,
    readonly driven: boolean,
    matter: Matter.Body,
  ) {
    this.#matter = matter
    this.refresh()
  }
  /** Only for `Physics`. */
  get matter(): Matter.Body {
    return this.#matter
  }
  get target(): { x: number; y: number } | null {
    return this.#target
  }
  set target(target: { x: number; y: number } | null) {
    this.#target = target
  }
  refresh(): void {
    const { position, angle } = this.#matter
    this.x = position.x / UNITS
    this.y = position.y / UNITS
    this.angle = angle
    if (this.driven) return
    const velocity = Matter.Body.getVelocity(this.#matter)
    this.vx = velocity.x / UNITS
    this.vy = velocity.y / UNITS
  }
}

/** Two bodies that began to touch during the tick. `speed` is their relative speed, px per tick. */
export interface Contact {
  readonly a: PhysicsBody
  readonly b: PhysicsBody
  readonly speed: number
  readonly x: number
  readonly y: number
}

/**
 * A physics world. Equal calls give exactly equal results.
 */
export class Physics {
  readonly bodies: PhysicsBody[] = []
  readonly #engine: Matter.Engine
  readonly #substeps: number
  readonly #maxSpeed: number
  readonly #byMatterId = new Map<number, PhysicsBody>()
  #nextId = 1
  #contacts: Contact[] = []

  constructor({ gravity = 0, substeps = 4, maxSpeed = 40 }: PhysicsOptions = {}) {
    this.#engine = Matter.Engine.create({ enableSleeping: false })
    // matter-js takes gravity per ms²; this converts from px per tick².
    this.#engine.gravity = { x: 0, y: 1, scale: (gravity * UNITS) / (TICK_MS * TICK_MS) }
    this.#substeps = substeps
    this.#maxSpeed = maxSpeed
    Matter.Events.on(this.#engine, 'collisionStart', ({ pairs }) => this.#collect(pairs))
  }

  addCircle(options: BodyOptions & { readonly radius: number }): PhysicsBody {
    return this.#add(
      Matter.Bodies.circle(
        options.x * UNITS,
        options.y * UNITS,
        options.radius * UNITS,
        this.#settings(options),
        Math.min(MAX_SIDES, options.radius),
      ),
      options,
    )
  }
  /** `x`, `y` is the center of the box. */
  addBox(options: BodyOptions & { readonly width: number; readonly height: number }): PhysicsBody {
    return this.#add(
      Matter.Bodies.rectangle(
        options.x * UNITS,
        options.y * UNITS,
        options.width * UNITS,
        options.height * UNITS,
        this.#settings(options),
      ),
      options,
    )
  }
  /** A convex polygon. `corners` are clockwise around (0, 0); `x`, `y` is the position of its center of mass. */
  addPolygon(options: BodyOptions & { readonly corners: readonly { x: number; y: number }[] }): PhysicsBody {
    const corners = options.corners.map(({ x, y }) => scaled(x, y))
    return this.#add(
      Matter.Bodies.fromVertices(options.x * UNITS, options.y * UNITS, [corners], this.#settings(options)),
      options,
    )
  }
  remove(body: PhysicsBody): void {
    const at = this.bodies.indexOf(body)
    if (at < 0) return
    this.bodies.splice(at, 1)
    this.#byMatterId.delete(body.matter.id)
    Matter.Composite.remove(this.#engine.world, body.matter)
  }
  /** Connects two bodies, or a body and a point, by a rod; `stiffness` 0..1. */
  tie(a: PhysicsBody, b: PhysicsBody | { x: number; y: number }, length: number, stiffness = 0.9): void {
    const end = b instanceof PhysicsBody ? { bodyB: b.matter } : { pointB: scaled(b.x, b.y) }
    Matter.Composite.add(
      this.#engine.world,
      Matter.Constraint.create({ bodyA: a.matter, ...end, length: length * UNITS, stiffness }),
    )
  }
  /** Moves a body at once, without pushing what is in between. */
  place(body: PhysicsBody, x: number, y: number): void {
    Matter.Body.setPosition(body.matter, scaled(x, y))
    body.target = null
    body.refresh()
  }
  /** px per tick. */
  setVelocity(body: PhysicsBody, vx: number, vy: number): void {
    Matter.Body.setVelocity(body.matter, scaled(vx, vy))
    body.refresh()
  }
  /** Radians per tick. */
  setSpin(body: PhysicsBody, spin: number): void {
    Matter.Body.setAngularVelocity(body.matter, spin)
  }
  /** Sets where a driven body will be at the end of the next tick. It pushes what is in its way. */
  drive(body: PhysicsBody, x: number, y: number): void {
    body.target = { x, y }
  }

  /** Runs one tick. Returns the contacts that began in it, in their order. */
  step(): readonly Contact[] {
    this.#contacts = []
    for (let left = this.#substeps; left > 0; left--) {
      for (const body of this.bodies) {
        if (body.driven) this.#moveDriven(body, left)
        else this.#clamp(body)
      }
      Matter.Engine.update(this.#engine, TICK_MS / this.#substeps)
    }
    for (const body of this.bodies) body.refresh()
    return this.#contacts
  }

  #settings(options: BodyOptions): Matter.IChamferableBodyDefinition {
    return {
      id: this.#nextId++,
      isStatic: options.fixed || options.driven,
      isSensor: options.sensor ?? false,
      restitution: options.restitution ?? 0.5,
      friction: options.friction ?? 0,
      frictionStatic: 0,
      frictionAir: options.drag ?? 0,
      density: options.density ?? 0.001,
      slop: 0.01 * UNITS,
      // matter-js never updates static bodies: with its default time step a driven body would seem slower than it is.
      ...(options.driven ? { deltaTime: TICK_MS / this.#substeps } : {}),
      ...(options.upright ? { inertia: Number.POSITIVE_INFINITY, inverseInertia: 0 } : {}),
      collisionFilter: { category: options.category ?? 1, mask: options.mask ?? 0xffffffff, group: 0 },
    }
  }
  #add(matter: Matter.Body, options: BodyOptions): PhysicsBody {
    if (options.angle) Matter.Body.setAngle(matter, options.angle)
    if (options.vx || options.vy) Matter.Body.setVelocity(matter, scaled(options.vx ?? 0, options.vy ?? 0))
    if (options.spin) Matter.Body.setAngularVelocity(matter, options.spin)
    const body = new PhysicsBody(matter.id, options.kind, options.driven ?? false, matter)
    this.bodies.push(body)
    this.#byMatterId.set(matter.id, body)
    Matter.Composite.add(this.#engine.world, matter)
    return body
  }
  #moveDriven(body: PhysicsBody, left: number): void {
    const position = { x: body.matter.position.x / UNITS, y: body.matter.position.y / UNITS }
    const target = body.target ?? position
    const x = position.x + (target.x - position.x) / left
    const y = position.y + (target.y - position.y) / left
    body.vx = (x - position.x) * this.#substeps
    body.vy = (y - position.y) * this.#substeps
    // With its velocity set too, the body hits others instead of only being in their way.
    setPosition(body.matter, scaled(x, y), true)
  }
  #clamp(body: PhysicsBody): void {
    if (body.matter.isStatic) return
    const velocity = Matter.Body.getVelocity(body.matter)
    const speed = Math.sqrt(velocity.x * velocity.x + velocity.y * velocity.y) / UNITS
    if (speed > this.#maxSpeed) {
      const share = this.#maxSpeed / speed
      Matter.Body.setVelocity(body.matter, { x: velocity.x * share, y: velocity.y * share })
    }
  }
  #collect(pairs: readonly Matter.Pair[]): void {
    for (const pair of pairs) {
      const a = this.#byMatterId.get(pair.bodyA.parent.id)
      const b = this.#byMatterId.get(pair.bodyB.parent.id)
      if (!a || !b) continue
      const va = Matter.Body.getVelocity(a.matter)
      const vb = Matter.Body.getVelocity(b.matter)
      const { normal, supports } = pair.collision
      const at = supports[0] ?? a.matter.position
      const speed = Math.abs((va.x - vb.x) * normal.x + (va.y - vb.y) * normal.y) / UNITS
      this.#contacts.push({ a, b, speed, x: at.x / UNITS, y: at.y / UNITS })
    }
  }
}
