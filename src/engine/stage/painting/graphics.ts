/** Lines and shapes that are drawn in one batch with the sprites around them. */
import { Graphics, type GraphicsOptions } from 'pixi.js'

/**
 * PixiJS draws shapes with many points separately, with a shader program of their own. Without a graphics card, compiling
 * that program takes as long as everything else of the first frame; and each such shape ends the current batch.
 */
export class BatchedGraphics extends Graphics {
  constructor(options?: GraphicsOptions) {
    super(options)
    this.context.batchMode = 'batch'
  }
}
