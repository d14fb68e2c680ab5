/** The player's own picture: chosen from the device, stored there for later visits, never sent anywhere. */
import { blobFor, keepBlob } from '../../../engine/storage/values/blobs'
import { isCanvasNoisy } from '../../../ui/canvasNoise'
import { toast } from '../../../ui/toasts/toast'
import { texts } from '../texts/game'

/** Longest side in pixels; larger pictures are scaled down, as no piece shows more detail. */
const MAX_PIXELS = 1600

/** A larger file is stored as a smaller JPEG, bytes. */
const MAX_BYTES = 1_000_000

const KEY = 'jigsaw-puzzle/picture'
const QUALITY = 0.92

/** @param file - that the bitmap was decoded from */
async function store(file: File, bitmap: ImageBitmap): Promise<boolean> {
  // Encoding takes seconds while a game is drawn.
  if (file.size <= MAX_BYTES || (await isCanvasNoisy())) return keepBlob(KEY, file)
  // Not a canvas element: browsers encode those only when the page is idle.
  const sheet = new OffscreenCanvas(bitmap.width, bitmap.height)
  sheet.getContext('2d')?.drawImage(bitmap, 0, 0)
  const blob = await sheet.convertToBlob({ type: 'image/jpeg', quality: QUALITY }).catch(() => null)
  return blob !== null && keepBlob(KEY, blob)
}

/** Decodes a file, scaled down to `MAX_PIXELS`. */
async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = Math.min(1, MAX_PIXELS / Math.max(whole.width, whole.height))
  if (scale === 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}

class OwnPicture {
  #bitmap: ImageBitmap | null = null
  /** Kept referenced while its dialog is open: a garbage-collected element would never answer. */
  #input: HTMLInputElement | null = null

  /** The picture chosen last: in this visit or, once loaded, in an earlier one. */
  get bitmap(): ImageBitmap | null {
    return this.#bitmap
  }

  /**
   * Loads the picture of an earlier visit.
   *
   * @returns true if there is one that was not loaded before
   */
  async recall(): Promise<boolean> {
    if (this.#bitmap) return false
    try {
      const stored = await blobFor(KEY)
      const found = stored && (await decode(stored))
      // One that was chosen or loaded meanwhile stays: it was not shown before either.
      if (found) this.#bitmap ??= found
      return this.#bitmap !== null
    } catch {
      return false
    }
  }

  /**
   * Opens the device's file chooser; must follow a press of a key, mouse button or finger.
   * @param onChosen called when a picture has been read; a file that cannot be read shows a message instead
   */
  choose(onChosen: () => void): void {
    const input = document.createElement('input')
    this.#input = input
    input.type = 'file'
    input.accept = 'image/*'
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      this.#input = null
      if (file) void this.#take(file, onChosen)
    })
    input.addEventListener('cancel', () => {
      if (this.#input === input) this.#input = null
    })
    input.click()
  }

  async #take(file: File, onChosen: () => void): Promise<void> {
    try {
      const bitmap = await decode(file)
      this.#bitmap?.close()
      this.#bitmap = bitmap
      onChosen()
      const stored = await store(file, bitmap)
      toast(stored ? texts.picture.ready : texts.picture.notSaved, { kind: 'good', topic: 'play' })
    } catch {
      toast(texts.picture.unreadable, {
        kind: 'bad',
        topic: 'play',
      })
    }
  }
}

/** Shared for the whole visit: every game shows the picture chosen last. */
export const ownPicture = new OwnPicture()
