import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { ROOM_NAMES, roomNameOf } from './rules/rooms'
import { texts } from './texts/game'

export const options = [
  choice('prowlers', texts.options.prowlers, ['drift', 'hunt', 'rooms'], {
    later: true,
    pictures: { drift: '🍃', hunt: '🐺', rooms: '🗝️' },
    recommended: 'rooms',
  }),
  road('room', texts.options.room, ROOM_NAMES.length, {
    stars: 'Stars',
    text: (room) => texts.rooms[roomNameOf(room)],
    shown: ({ prowlers }) => prowlers === 'rooms',
  }),
] as const

export type Options = ValuesOf<typeof options>
