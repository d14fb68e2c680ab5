/** The memory of a page by kind, from a heap snapshot. */
import type { CDPSession } from 'playwright/test'

export interface Heap {
  /** Bytes of script data: objects, arrays, strings, closures. */
  readonly held: number
  /** Bytes of compiled code, which grows to a limit while functions get hot. */
  readonly code: number
  /** Bytes of the browser: elements, styles, and logs of requests and long frames. */
  readonly native: number
  /** HTML elements in the page or detached. Elements of SVG images do not count: the browser releases those documents at any time. */
  readonly elements: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] }
  }
  readonly nodes: number[]
  readonly strings: string[]
}

/** The heap after a full garbage collection. Takes about a second for 10 MB. */
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
    // Object shapes belong to compiled code too.
    const part = name === 'code' || name === 'object shape' ? 'code' : name === 'native' ? 'native' : 'held'
    sums[part] += nodes[at + size] as number
    // HTML elements are named by their tag, '<div class=…>'; SVG elements by their interface.
    if (name === 'native' && /^<[a-z]/.test(strings[nodes[at + title] as number] as string)) sums.elements++
  }
  return sums
}
