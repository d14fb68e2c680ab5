/** Compares props by what they render, so that components with new but equal elements are not rerendered. */
import { isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/**
 * Whether two sets of props render the same: every value is identical, an element of the same type and key with
 * equal props, or a list of these. New functions are never equal. For `memo` of small, numerous components.
 */
export function sameProps(a: object, b: object): boolean {
  return alike(a as Props, b as Props)
}

/** Whether two nodes render the same, as in `sameProps`. */
export function sameNode(a: ReactNode, b: ReactNode): boolean {
  return same(a, b, '')
}

/** Plain loops that end at the first difference: boards call this for each cell with every move. */
function alike(a: Props, b: Props, styles = false): boolean {
  let names = 0
  for (const name in a) {
    const one = a[name]
    const other = b[name]
    if (one === other ? one === undefined && !(name in b) : styles || !same(one, other, name)) return false
    names++
  }
  for (const _ in b) names--
  return names === 0
}

function same(a: unknown, b: unknown, name: string): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i], name)) return false
    return true
  }
  if (name === 'style') return alike(a as Props, b as Props, true)
  if (!isValidElement<Props>(a) || !isValidElement<Props>(b)) return false
  return a.type === b.type && a.key === b.key && alike(a.props, b.props)
}
