import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, road } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { ZONE_NAMES, zoneNameOf } from './rules/zones'
import { texts } from './texts/game'

const alone = ({ players }: OptionValues) => players !== '2'

export const options = [
  onePlayerOrTwo({ later: true }, declarationTexts.starts.alone),
  choice('mode', texts.options.mode, ['classic', 'zones'], {
    later: true,
    pictures: { classic: '🙃', zones: '🚀' },
    recommended: 'zones',
    shown: alone,
  }),
  road('zone', texts.options.zone, ZONE_NAMES.length, {
    stars: 'Stars',
    text: (zone) => texts.zones[zoneNameOf(zone)],
    shown: (values) => values.mode === 'zones' && alone(values),
  }),
] as const

export type Options = ValuesOf<typeof options>
