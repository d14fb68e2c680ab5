/** Owns what a page holds in memory, told apart from what the browser compiled its code to. */
import type { CDPSession } from 'playwright/test'

export interface Heap {
  /** Bytes of what scripts hold: objects, arrays, texts, closures. */
  readonly held: number
  /** Bytes of what the browser compiled our code to: it grows while functions get hot, and has an end. */
  readonly code: number
  /** Bytes of the browser's own: elements, styles, and what its tools note down of requests and long frames. */
  readonly native: number
  /** HTML elements, in the page or kept out of it. Those of pictures do not count: an SVG picture is a document of its own, which the browser lets go of when it likes (and its own counters count). */
  readonly elements: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] }
  }
  readonly nodes: number[]
  readonly strings: string[]
}

/** What is alive after a full collection, by a heap snapshot. Takes about a second for 10 MB. */
export async function heapOf(client: CDPSession): Promise<Heap> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  await client.send('HeapProfiler.collectGarbage')
  client.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot
  const fields = snapshot.meta.node_fields
  const type = fields.indexOf('type')
  const size = fields.indexOf('self_size')
  const title = fields.indexOf('name')
  const sums = { held: 0, code: 0, native: 0, elements: 0 }
  const names = snapshot.meta.node_types[0]
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = names[nodes[at + type] as number]
    // Shapes and feedback of functions are the compiler's too.
    const part = name === 'code' || name === 'object shape' ? 'code' : name === 'native' ? 'native' : 'held'
    sums[part] += nodes[at + size] as number
    // The browser names an element by its tag, as "<div class=…>"; an SVG shape by its interface.
    if (name === 'native' && /^<[a-z]/.test(strings[nodes[at + title] as number] as string)) sums.elements++
  }
  return sums
}
