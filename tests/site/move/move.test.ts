/** What a device says while data moves: why nothing was taken, on both sides, and that nothing happens. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectDevice, disconnect, move, sendData } from '../../../src/site/settings/move/move'
import { Transfer } from '../../../src/site/settings/move/transfer'
import { moveTexts } from '../../../src/site/texts/move'
import { channelPair, deliver, type FakeChannel } from '../../engine/net/fakeChannel'
import { file } from '../backup/browser'

const connection = vi.hoisted(() => ({ open: (_channel: FakeChannel) => {}, reply: () => {} }))
vi.mock('../../../src/play/live/connect', () => ({
  hasRelay: true,
  host: async (ends: { onChannel(channel: FakeChannel): void; onReply(): void }) => {
    connection.open = (channel) => ends.onChannel(channel)
    connection.reply = () => ends.onReply()
    return { link: 'https://x', needsReply: true, cancel() {} }
  },
}))
vi.mock('../../../src/site/settings/data/backupReplays', () => ({ exportReplays: async () => undefined }))

/** This device, connected with another one. */
async function connected() {
  const [here, there] = channelPair()
  const other = {
    onSent: vi.fn(),
    onArrived: vi.fn(),
    onData: vi.fn(),
    onAnswer: vi.fn(),
    onRefused: vi.fn(),
    onBye: vi.fn(),
    onInvalid: vi.fn(),
  }
  const transfer = new Transfer(there, false, other)
  await connectDevice()
  connection.open(here)
  return { transfer, other, pass: () => deliver(here, there) }
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a device without data says so on both, and they stay connected', async () => {
  const { transfer, other, pass } = await connected()
  await sendData()
  pass()
  await vi.waitFor(() => expect(other.onData).toHaveBeenCalled())
  transfer.refuse('empty')
  pass()
  expect(move).toMatchObject({ step: 'connected', error: moveTexts.refusals.empty })

  await transfer.send(file({}))
  pass()
  await vi.waitFor(() => expect(move.news).toBe(moveTexts.reasons.empty))
  pass()
  expect(move).toMatchObject({ step: 'connected', error: '' })
  expect(other.onRefused).toHaveBeenCalledWith('empty')
})

it('both know why data was refused', async () => {
  const { transfer, other, pass } = await connected()
  await transfer.send(file({ records: { version: 9, data: {} } }))
  pass()
  await vi.waitFor(() => {
    pass()
    expect(move.error).toBe(moveTexts.refused(moveTexts.reasons.newerFile))
  })
  expect(other.onRefused).toHaveBeenCalledWith('newer')
  expect(move.step).toBe('idle')
})

it('the sender reads why the other device has not taken its data', async () => {
  const { transfer, other, pass } = await connected()
  await sendData()
  pass()
  await vi.waitFor(() => expect(other.onData).toHaveBeenCalled())
  transfer.refuse('full')
  pass()
  expect(move).toMatchObject({ step: 'idle', error: moveTexts.refusals.full })
})

it('each wait ends with a sentence after half a minute without anything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const halfMinute = () => {
    expect(move.slow).toBe(false)
    vi.advanceTimersByTime(30_000)
    expect(move.slow).toBe(true)
  }
  const { pass } = await connected()
  vi.advanceTimersByTime(60_000)
  expect(move).toMatchObject({ step: 'connected', slow: false })
  // Nothing comes back.
  await sendData()
  halfMinute()
  expect(move.step).toBe('sending')
  pass()
  expect(move).toMatchObject({ step: 'sent', slow: false })
  vi.advanceTimersByTime(60_000)
  expect(move.slow).toBe(false)

  disconnect()
  await connectDevice()
  // People take their time with a link.
  vi.advanceTimersByTime(60_000)
  expect(move).toMatchObject({ step: 'link', slow: false })
  connection.reply()
  expect(move.step).toBe('connecting')
  halfMinute()
})
