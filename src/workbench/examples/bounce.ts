/** A ball bounces off a wall: physics is exact, so it may be part of a game's rules. */
import { Physics } from '../../engine/physics/physics'
import type { CodeExample } from './example'

export const example: CodeExample = {
  title: 'A bounce with the physics',
  run() {
    const physics = new Physics()
    const ball = physics.addCircle({
      kind: 'ball',
      x: 50,
      y: 50,
      radius: 10,
      vx: 4,
      restitution: 1,
      upright: true,
    })
    physics.addBox({ kind: 'wall', x: 100, y: 50, width: 20, height: 200, fixed: true, restitution: 1 })
    const lines: string[] = []
    for (let tick = 1; tick <= 12; tick++)
      for (const { a, b } of physics.step()) lines.push(`tick ${tick}: ${a.kind} meets ${b.kind}`)
    return [...lines, `then it moves by ${Math.round(ball.vx)}`]
  },
  gives: ['tick 8: ball meets wall', 'then it moves by -4'],
}
