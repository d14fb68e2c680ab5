import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { PLACE_NAMES, placeNameOf } from './rules/places'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'arcade', 'journey'], {
    later: true,
    pictures: { classic: '🐸', arcade: '🐊', journey: '🧭' },
    recommended: 'journey',
  }),
  road('place', texts.options.place, PLACE_NAMES.length, {
    stars: 'Stars',
    text: (place) => texts.places[placeNameOf(place)],
    shown: ({ mode }) => mode === 'journey',
  }),
] as const

export type Options = ValuesOf<typeof options>
