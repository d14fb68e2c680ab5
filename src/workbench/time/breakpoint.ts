/** A breakpoint: the name of an event, or an expression about the world, such as `score > 100`. */
import type { GameEvent } from '../../engine/core/game/contract'

/** Whether to stop at this world, after these events. Throws what the expression throws. */
export type Breakpoint = (world: unknown, events: readonly GameEvent[]) => boolean

const NAME = /^[A-Za-z_$][\w$]*$/

/**
 * @param text of an expression, `world` and the names of its parts are in scope; of an event, its type; '' never stops
 * @throws SyntaxError if it is no expression
 */
export function breakpointOf(text: string): Breakpoint | null {
  const wanted = text.trim()
  if (wanted === '') return null
  if (NAME.test(wanted)) return (_, events) => events.some(({ type }) => type === wanted)
  // A check of the syntax, before the names of the world are known.
  expression(wanted, [])
  return (world) => {
    const parts = Object.entries(world as object).filter(([name]) => NAME.test(name))
    const names = parts.map(([name]) => name)
    return Boolean(expression(wanted, names)(world, ...parts.map(([, value]) => value)))
  }
}

/** The page is for developers only, and is never built: their own code may run here. */
const expression = (text: string, names: readonly string[]) =>
  new Function('world', ...names, `return (${text}\n)`) as (...values: unknown[]) => unknown
