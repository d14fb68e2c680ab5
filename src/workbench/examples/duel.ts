/** Two devices with a delay of 200 ms: each runs ahead with predicted input, and confirms what it then receives. */
import { frameFrom, type InputFrame } from '../../engine/core/input/input'
import { Rollback } from '../../engine/core/live/rollback'
import { ByteReader } from '../../engine/core/replay/bytes'
import type { CodeExample } from './example'

const DELAY_TICKS = 12
const SIZE = { width: 1, height: 1 }

/** @param confirm gets each tick of which a device knows the input of both players */
export function connect(
  hold: (seat: number) => readonly string[],
  confirm = (_seat: number, _frame: InputFrame) => {},
) {
  const devices = ([0, 1] as const).map(
    (seat) => new Rollback({ seat, shares: undefined, size: SIZE, ahead: DELAY_TICKS + 2 }),
  )
  const underway: (() => void)[][] = Array(DELAY_TICKS).fill([])
  const pass = () => {
    for (const arrive of underway.shift() ?? []) arrive()
    const sent = devices.map((device, seat) => {
      device.pass(() => frameFrom(hold(seat)))
      for (let frame = device.confirm(); frame; frame = device.confirm()) confirm(seat, frame)
      const packet = device.packet()
      return () => devices[1 - seat]?.receive(new ByteReader(packet))
    })
    underway.push(sent)
  }
  return { devices, pass }
}

export const example: CodeExample = {
  title: 'A duel with a delay of 200 ms',
  run() {
    const { devices, pass } = connect(() => ['up'])
    for (let tick = 0; tick < 120; tick++) pass()
    return devices.map(({ shown, confirmed }, seat) => `${seat}: shows ${shown}, knows ${confirmed}`)
  },
  gives: ['0: shows 119, knows 108', '1: shows 119, knows 108'],
}
