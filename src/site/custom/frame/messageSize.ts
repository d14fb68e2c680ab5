/** The approximate size of a message between frames, as its cost for the page that receives it. */

/** The size of a number, a reference, or a list item. */
const PART_BYTES = 8

/**
 * The size of a message that was sent by structured cloning, in bytes.
 *
 * @param max - counting stops here, so that a large message is cheap to measure
 */
export function sizeOfMessage(data: unknown, max = Number.POSITIVE_INFINITY): number {
  const seen = new Set<object>()
  const waiting: unknown[] = [data]
  let bytes = 0
  while (waiting.length > 0 && bytes < max) {
    const part = waiting.pop()
    bytes += PART_BYTES
    if (typeof part === 'string') bytes += part.length * 2
    else if (typeof part === 'bigint') bytes += part.toString().length / 2
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    bytes += ownBytes(part)
    for (const inner of partsOf(part)) {
      waiting.push(inner)
      // A long list is counted while it is read.
      if (waiting.length * PART_BYTES > max) return max
    }
  }
  return bytes
}

/** The size of an object that contains bytes itself. */
function ownBytes(part: object): number {
  if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return part.byteLength
  if (typeof ImageData !== 'undefined' && part instanceof ImageData) return part.width * part.height * 4
  if (typeof ImageBitmap !== 'undefined' && part instanceof ImageBitmap) return part.width * part.height * 4
  if (typeof Blob !== 'undefined' && part instanceof Blob) return part.size
  if (part instanceof Error) return (part.message.length + (part.stack?.length ?? 0)) * 2
  return 0
}

function* partsOf(part: object): Generator<unknown> {
  if (ArrayBuffer.isView(part)) return
  if (part instanceof Map) {
    for (const [key, value] of part) {
      yield key
      yield value
    }
  } else if (part instanceof Set || Array.isArray(part)) yield* part
  else
    for (const key in part) {
      yield key
      yield (part as Readonly<Record<string, unknown>>)[key]
    }
}
