/** Owns pictures that end at a line: what stands in a hole or behind a wall is drawn only down to its rim. */
import { Rectangle, Texture } from 'pixi.js'

/**
 * Upper parts of painted textures, one for each picture. Cutting the picture costs no mask, and so no break in the
 * batch, however many animals are up.
 */
export class Crops {
  readonly #cut = new Map<Texture, Texture>()

  /** The uppermost `high` units of `picture`. The answer is the same texture each time, cut anew. */
  upper(picture: Texture, high: number): Texture {
    let cut = this.#cut.get(picture)
    if (!cut) {
      const frame = new Rectangle(0, 0, picture.width, picture.height)
      cut = new Texture({ source: picture.source, frame, dynamic: true })
      this.#cut.set(picture, cut)
    }
    const whole = Math.min(picture.height, Math.max(1, high))
    if (cut.frame.height !== whole) {
      cut.frame.height = whole
      cut.update()
    }
    return cut
  }
  /** Lets go of the cuts; the pictures stay. */
  drop(): void {
    for (const cut of this.#cut.values()) cut.destroy(false)
    this.#cut.clear()
  }
}
