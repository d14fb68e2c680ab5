/** A breakpoint: the name of an event, or an expression about the world, such as `score > 100`. */
import type { Game, GameEvent } from '../../engine/core/game/contract'

/** Whether to stop at this world, after these events. Throws what the expression throws. */
export type Breakpoint = (world: unknown, events: readonly GameEvent[]) => boolean

const NAME = /^[A-Za-z_$][\w$]*$/

/** The events that the definition of a game names: nearly all that its rules report. */
export function eventsOf(game: Game): ReadonlySet<string> {
  const { sounds, toasts, status, captions, haptics } = game
  const hitStop = game.kind === 'realtime' ? game.hitStop : undefined
  return new Set(
    [sounds, toasts, status, captions, haptics, hitStop].flatMap((table) => Object.keys(table ?? {})),
  )
}

/**
 * @param text an event of `known`, or an expression: `world` and the names of its parts are in scope. Another word is the
 * part of this name, or an event that `known` lacks. '' never stops
 * @throws SyntaxError if it is no expression
 */
export function breakpointOf(text: string, known: ReadonlySet<string>): Breakpoint | null {
  const wanted = text.trim()
  if (wanted === '') return null
  const occurs = (events: readonly GameEvent[]) => events.some(({ type }) => type === wanted)
  if (known.has(wanted)) return (_, events) => occurs(events)
  if (NAME.test(wanted)) return (world, events) => occurs(events) || Boolean(partsOf(world)[wanted])
  // A check of the syntax, before the names of the world are known.
  expression(wanted, [])
  return (world) => {
    const parts = Object.entries(partsOf(world)).filter(([name]) => NAME.test(name))
    const names = parts.map(([name]) => name)
    return Boolean(expression(wanted, names)(world, ...parts.map(([, value]) => value)))
  }
}

/** Why a word may never stop; null if it can. */
export function doubtAbout(text: string, known: ReadonlySet<string>, world: unknown): string | null {
  const word = text.trim()
  if (!NAME.test(word) || known.has(word) || Object.hasOwn(partsOf(world), word)) return null
  return `No event and no part of the data is known as “${word}”.`
}

const partsOf = (world: unknown) => world as Readonly<Record<string, unknown>>

/** The page is for developers only, and is never built: their own code may run here. */
const expression = (text: string, names: readonly string[]) =>
  new Function('world', ...names, `return (${text}\n)`) as (...values: unknown[]) => unknown
