/** Owns whether two sets of props say the same: parts that get new elements with every drawing are drawn anew only for what changed. */
import { isValidElement } from 'react'

type Props = Readonly<Record<string, unknown>>

/**
 * Whether `a` and `b`, each the props of one part, are drawn alike: every value is the same one, or an element of the same
 * type and key with props that say the same, or a list of such. Functions made anew are never the same. For `memo` of small
 * parts that are many.
 */
export function sameProps(a: object, b: object): boolean {
  return alike(a as Props, b as Props, same)
}

function alike(a: Props, b: Props, equal: (a: unknown, b: unknown, name: string) => boolean): boolean {
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && equal(a[name], b[name], name))
  )
}

function same(a: unknown, b: unknown, name: string): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i], name))
  if (name === 'style') return alike(a as Props, b as Props, Object.is)
  if (!isValidElement<Props>(a) || !isValidElement<Props>(b)) return false
  return a.type === b.type && a.key === b.key && alike(a.props, b.props, same)
}
