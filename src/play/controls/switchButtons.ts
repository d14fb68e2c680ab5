/** The buttons that switch access needs for a game, in addition to its board. */
import type { Control, Game } from '../../engine/core/game/contract'
import type { Players } from '../../engine/core/input/seats'

/** The only action of a one-player game; null if there are several. */
export function onlyAction(game: Pick<Game, 'controls'>, players: Players): string | null {
  const own = game.controls.filter(({ player = 0, forTwo }) => player === 0 && !forTwo)
  return players === 1 && own.length === 1 ? (own[0]?.action ?? null) : null
}

/** Buttons that belong together: the four directions, or a group named by the game. */
export interface SwitchGroup {
  readonly name: string
  readonly buttons: readonly Pick<Control, 'action' | 'label'>[]
}

/** Up to this many are highlighted one by one; more are highlighted group by group. */
export const MAX_IN_LINE = 6

/**
 * The groups of buttons. None for a board played by its cells and buttons alone, a game with one button (the
 * switch itself), and a field shared by two players.
 */
export function switchButtons(
  game: Pick<Game, 'kind' | 'controls' | 'touch'>,
  players: Players,
): readonly SwitchGroup[] {
  const realtime = game.kind === 'realtime'
  if (realtime && (players > 1 || onlyAction(game, players))) return []
  const { arrows = [], swipe = {} } = game.touch ?? {}
  const ways = new Set([...arrows, ...Object.values(swipe)])
  // Actions without keys are analog: a stick performs them, and other actions do the same.
  const missing = game.controls.filter(
    ({ action, keys, player = 0, forTwo }) =>
      player === 0 && !forTwo && (keys?.length ?? 0) > 0 && (realtime || ways.has(action)),
  )
  const groups = new Map<string, SwitchGroup['buttons']>()
  for (const { action, label, group = label } of missing)
    groups.set(group, [...(groups.get(group) ?? []), { action, label }])
  return [...groups].map(([name, buttons]) => ({ name, buttons }))
}
