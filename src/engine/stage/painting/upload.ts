/** Owns how the pictures of a scene come to the graphics device: a few in each frame, before the scene is first drawn. All with the first drawing would hold the page up. */
import { type Container, Sprite, type TextureSource, type WebGLRenderer } from 'pixi.js'

/** Of a frame that pictures may take, ms; one of them is brought in any case. */
const MOST_MS = 8

function collect(node: Container, sources: Set<TextureSource>): void {
  if (node instanceof Sprite) sources.add(node.texture.source)
  for (const child of node.children) collect(child, sources)
}

/** The pictures of all that hangs below `root`. What is returned brings some of them with each call, and is true once all are there. */
export function uploads(root: Container, renderer: WebGLRenderer<HTMLCanvasElement>): () => boolean {
  const sources = new Set<TextureSource>()
  collect(root, sources)
  const left = [...sources]
  return () => {
    const until = performance.now() + MOST_MS
    do {
      const source = left.pop()
      if (!source) return true
      // Meanwhile another picture may have taken its place.
      if (source.destroyed) continue
      renderer.texture.initSource(source)
    } while (performance.now() < until)
    return left.length === 0
  }
}
