/** Whether a move from another device is legal. */
import type { TurnRules } from '../../engine/core/game/contract'

/** A move as text, independent of the order of its properties; undefined properties are left out. */
export function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return JSON.stringify(move)
  const parts = Object.entries(move).filter(([, part]) => part !== undefined)
  return JSON.stringify(Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Whether the rules list a move. Where `legalByApply` is true every move passes, and `TurnRules.apply` decides. */
export function isLegal(
  rules: Pick<TurnRules<unknown, unknown>, 'legal' | 'legalByApply'>,
  state: unknown,
  move: unknown,
): boolean {
  if (rules.legalByApply?.(state)) return true
  const text = moveText(move)
  return rules.legal(state).some((legal) => moveText(legal) === text)
}
