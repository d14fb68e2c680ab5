/** Owns how lines and shapes of a scene are drawn: together with the pictures around them. */
import { Graphics, type GraphicsOptions } from 'pixi.js'

/**
 * PixiJS draws shapes of many points by themselves, with a program of their own: where the processor draws, making that
 * ready takes as long as all else of a first picture, and each of them ends the batch that it lies in.
 */
export class BatchedGraphics extends Graphics {
  constructor(options?: GraphicsOptions) {
    super(options)
    this.context.batchMode = 'batch'
  }
}
