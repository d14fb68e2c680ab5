/** Sounds and captions are tables by event: the rules know neither. */
import type { Cues, WordsByEvent } from '../../engine/core/game/events'
import { entryOf } from '../../engine/core/game/events'
import type { CodeExample } from './example'

type Event = { readonly type: 'filled'; readonly score: number } | { readonly type: 'spilled' }

/** The pitch rises with the score. */
const sounds: Cues<Event> = {
  filled: ({ score }) => ({ name: 'eat', pitch: 1 + score / 10 }),
  spilled: 'splash',
}
/** For visitors who do not hear: what the sound says. */
const captions: WordsByEvent<Event> = { filled: ({ score }) => `Filled, ${score}`, spilled: 'Spilled' }

export const example: CodeExample = {
  title: 'A sound with a caption',
  run() {
    const events: readonly Event[] = [{ type: 'filled', score: 3 }, { type: 'spilled' }]
    return events.map((event) => {
      const [sound, caption] = [entryOf<unknown>(sounds, event), entryOf<unknown>(captions, event)]
      const read = (entry: unknown) => (typeof entry === 'function' ? entry(event) : entry)
      return `${JSON.stringify(read(sound))} ${read(caption)}`
    })
  },
  gives: ['{"name":"eat","pitch":1.3} Filled, 3', '"splash" Spilled'],
}
