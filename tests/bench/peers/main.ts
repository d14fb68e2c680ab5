/** Starts the page on which the peers draw in turn, and exposes them to the bench. */
import type { Peer } from './crowd'
import { createGame, createOurs } from './ours'
import { createRaw } from './raw'

const peers: Readonly<Record<string, Promise<Peer>>> = {
  raw: createRaw(),
  ours: createOurs(),
  game: createGame(),
}

/** Draws `frames` of a crowd of `count`, after a warm-up; two marks enclose what is measured. */
async function round(name: string, count: number, warmUp: number, frames: number): Promise<void> {
  const peer = (await peers[name]) as Peer
  await peer.begin(count)
  await peer.run(warmUp)
  performance.mark(`begin ${name} ${count}`)
  await peer.run(frames)
  performance.mark(`end ${name} ${count}`)
  peer.end()
}

Object.assign(window, { round })
