/** The outline around the union of cells of a grid, as an SVG path with rounded corners. */

/** How far the outline is inside the cells, and the radius of its corners, in cells. */
const INSET = 0.05
const RADIUS = 0.16

interface Edge {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** The four edges of a cell, clockwise: the cell is on the right of each. */
const EDGES: readonly Edge[] = [
  { x: 0, y: 0, dx: 1, dy: 0 },
  { x: 1, y: 0, dx: 0, dy: 1 },
  { x: 1, y: 1, dx: -1, dy: 0 },
  { x: 0, y: 1, dx: 0, dy: -1 },
]

const keyOf = ({ x, y, dx, dy }: Edge) => `${x},${y},${dx},${dy}`

/** One loop for each area of cells that touch at a side, and for each hole in one. */
function loopsOf(cells: readonly number[], cols: number): Edge[][] {
  const all = new Set(cells)
  const at = (col: number, row: number) => col >= 0 && col < cols && all.has(row * cols + col)
  const open = new Map<string, Edge>()
  for (const cell of all) {
    const [col, row] = [cell % cols, Math.floor(cell / cols)]
    // The neighbor across the edge is on its left.
    for (const edge of EDGES)
      if (!at(col + edge.dy, row - edge.dx)) {
        const placed = { ...edge, x: col + edge.x, y: row + edge.y }
        open.set(keyOf(placed), placed)
      }
  }
  const loops: Edge[][] = []
  for (const first of open.values()) {
    const loop: Edge[] = []
    for (let edge: Edge | undefined = first; edge && open.delete(keyOf(edge)); ) {
      loop.push(edge)
      const { dx, dy } = edge
      const from = { x: edge.x + dx, y: edge.y + dy }
      // Right before left, so that cells that touch only at a corner have an outline each.
      const next: Edge[] = [
        { ...from, dx: -dy, dy: dx },
        { ...from, dx, dy },
        { ...from, dx: dy, dy: -dx },
      ]
      edge = next.map((each) => open.get(keyOf(each))).find((each) => each !== undefined)
    }
    loops.push(loop)
  }
  return loops
}

const round = (n: number) => Math.round(n * 1000) / 1000

/** @param cols - of the grid; one unit of the path is a cell */
export function outlineOf(cells: readonly number[], cols: number): string {
  return loopsOf(cells, cols)
    .map((loop) => {
      const corners = loop.flatMap((edge, n) => {
        const before = loop.at(n - 1) as Edge
        if (before.dx === edge.dx && before.dy === edge.dy) return []
        // The inner side of an edge is to its right.
        const x = edge.x + INSET * (-before.dy - edge.dy)
        const y = edge.y + INSET * (before.dx + edge.dx)
        const start = `${round(x - before.dx * RADIUS)} ${round(y - before.dy * RADIUS)}`
        return `${start}Q${round(x)} ${round(y)} ${round(x + edge.dx * RADIUS)} ${round(y + edge.dy * RADIUS)}`
      })
      return `M${corners.join('L')}Z`
    })
    .join('')
}
