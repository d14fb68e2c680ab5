/** A road: an option whose choices are stages, played one after the other for up to three stars each. */
import type { Option, PlayedOptions } from './option'
import type { OptionValues } from './values'

/** That a stage can have. */
export const STARS = [1, 2, 3] as const

/**
 * The stars of each stage, 0..3, in the order of the choices.
 *
 * @param option one with `road`
 * @param kept all stored games
 */
export function starsOf(option: Option, kept: readonly PlayedOptions[]): number[] {
  const { id, initial, choices, road } = option
  return choices.map(({ value }) =>
    Math.max(
      0,
      ...kept
        .filter(({ options }) => (options[id] ?? initial) === value)
        .map(({ best }) => best[road?.stars ?? ''] ?? 0),
    ),
  )
}

/** The stages that are open: the first one, and each after one that has a star. */
export function openStages(option: Option, kept: readonly PlayedOptions[]): string[] {
  const stars = starsOf(option, kept)
  return option.choices.filter((_, at) => at === 0 || (stars[at - 1] ?? 0) > 0).map(({ value }) => value)
}

/** The stage after the chosen one, and what the game calls its stages; null after the last, or without a road. */
export function nextStage(
  options: readonly Option[],
  values: OptionValues,
): { readonly kind: string; readonly label: string; readonly options: OptionValues } | null {
  const option = options.find(({ road, shown }) => road && (shown?.(values) ?? true))
  if (!option) return null
  const { id, label: kind, initial, choices } = option
  const next = choices[choices.findIndex(({ value }) => value === (values[id] ?? initial)) + 1]
  return next ? { kind, label: next.label, options: { [id]: next.value } } : null
}
