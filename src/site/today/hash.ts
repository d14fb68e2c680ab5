/** A text hash that is the same on every machine and evenly distributed. */

/**
 * A whole number from 0 to 4294967295: FNV-1a (Fowler, Noll, Vo; public domain), finalized like MurmurHash3 (Austin
 * Appleby, public domain). Without the finalizer, texts that differ in the last letter would give close numbers.
 */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
