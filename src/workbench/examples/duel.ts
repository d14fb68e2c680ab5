/** Two devices with a delay of 200 ms: each runs ahead with predicted input, and confirms what it then receives. */
import { frameFrom } from '../../engine/core/input/input'
import { Rollback } from '../../engine/core/live/rollback'
import { ByteReader } from '../../engine/core/replay/bytes'
import type { CodeExample } from './example'

const DELAY_TICKS = 12

export const example: CodeExample = {
  title: 'A duel with a delay of 200 ms',
  run() {
    const size = { width: 400, height: 300 }
    const devices = ([0, 1] as const).map(
      (seat) => new Rollback({ seat, halves: undefined, size, ahead: DELAY_TICKS + 2 }),
    )
    const underway: { readonly at: number; readonly to: Rollback; readonly packet: Uint8Array }[] = []
    for (let tick = 0; tick < 120; tick++) {
      for (const { to, packet } of underway.filter(({ at }) => at === tick))
        to.receive(new ByteReader(packet))
      for (const [seat, device] of devices.entries()) {
        device.pass(() => frameFrom(tick % 20 < 10 ? ['up'] : []))
        while (device.confirm());
        const other = devices[1 - seat] as Rollback
        underway.push({ at: tick + DELAY_TICKS, to: other, packet: device.packet() })
      }
    }
    return devices.map(({ shown, confirmed }, seat) => `${seat}: shows ${shown}, knows ${confirmed}`)
  },
  gives: ['0: shows 119, knows 108', '1: shows 119, knows 108'],
}
