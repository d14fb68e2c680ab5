/** The duel in two panes: a device shows its own player at once, and the other one 200 ms later. */
import { useEffect, useState } from 'react'
import { TICK_MS } from '../../engine/core/game/contract'
import { type InputFrame, readInput } from '../../engine/core/input/input'
import { connect } from './duel'
import type { ShownExample } from './example'

const START: readonly [number, number] = [0, 0]
function run([first, second]: typeof START, frame: InputFrame): typeof START {
  const { amount } = readInput(frame)
  return [(first + amount('run', 0)) % 100, (second + amount('run', 1)) % 100]
}

function Panes() {
  const [held] = useState(() => new Set<number>())
  const [panes, setPanes] = useState([START, START])
  useEffect(() => {
    const known = [START, START]
    const { devices, pass } = connect(
      (seat) => (held.has(seat) ? ['run'] : []),
      (seat, frame) => known.splice(seat, 1, run(known[seat] ?? START, frame)),
    )
    const timer = setInterval(() => {
      pass()
      setPanes(known.map((world, seat) => devices[seat]?.predictions().reduce(run, world) ?? world))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [held])
  return panes.map(([first, second], seat) => (
    <p key={seat === 0 ? 'left' : 'right'}>
      <progress max={100} value={first} /> <progress max={100} value={second} />{' '}
      <button type="button" onPointerDown={() => held.add(seat)} onPointerUp={() => held.delete(seat)}>
        Hold to run
      </button>
    </p>
  ))
}

export const example: ShownExample = { title: 'A duel in two panes', kind: 'page', Shown: Panes }
