/** Owns what is seen of another's play beside one's own: the figure that is steered, as a few plain shapes. */
import type { Option } from './option'
import type { OptionValues } from './rules'

/** One shape of a figure, in units of the field that it is seen in. */
export interface GhostPart {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a game shows the figure of another's play of the same start. Headless. */
export interface Ghost<World> {
  /** `#rrggbb`, the figure's own. */
  readonly color: string
  readonly shape: 'round' | 'block'
  /** The figure of `other` as it is seen in the field of `own`, at the same tick of both; none where it is not there now. */
  parts(other: World, own: World): readonly GhostPart[]
}

/** In a race it is seen, beside one's own best only when it was asked for. The button for it is there while one races. */
export const ghostOption: Option = {
  id: 'ghost',
  label: 'Ghost',
  initial: 'race',
  view: true,
  shown: () => false,
  choices: [
    { value: 'race', label: 'In a race' },
    { value: 'on', label: 'Shown' },
    { value: 'off', label: 'Hidden' },
  ],
}

/** By the visitor's choice; else in a race that was asked for, and not beside a best play that happened to be kept. */
export function ghostSeen({ ghost }: OptionValues, asked: boolean): boolean {
  return ghost === 'on' || (ghost !== 'off' && asked)
}
