/** Uploads the textures of a new scene to the graphics card, a few per frame. All of them in the first frame would block the page. */
import { type Container, Sprite, type TextureSource, type WebGLRenderer } from 'pixi.js'

/** Time per call, ms. At least one texture is uploaded in any case. */
const MAX_MS = 8

function collect(node: Container, sources: Set<TextureSource>): void {
  if (node instanceof Sprite) sources.add(node.texture.source)
  for (const child of node.children) collect(child, sources)
}

/**
 * Collects the textures of everything below `root`.
 * @returns a function that uploads some of them with each call, and returns true once all are there
 */
export function uploads(root: Container, renderer: WebGLRenderer<HTMLCanvasElement>): () => boolean {
  const sources = new Set<TextureSource>()
  collect(root, sources)
  const left = [...sources]
  return () => {
    const until = performance.now() + MAX_MS
    do {
      const source = left.pop()
      if (!source) return true
      // Another texture may have replaced it meanwhile.
      if (source.destroyed) continue
      renderer.texture.initSource(source)
    } while (performance.now() < until)
    return left.length === 0
  }
}
