/** Makes own content from what a visitor typed or chose. */
import { isCanvasNoisy } from '../../ui/canvasNoise'
import type { OwnContent } from '../opening/ownContent'
import { fitted, type Sheet } from './fit'
import { addressOf } from './open'
import { packOwn } from './pack'

/** Content from the text of a form; null if it is too long for a link. */
export async function ownOfText(text: string): Promise<OwnContent | null> {
  const packed = await packOwn(new TextEncoder().encode(text))
  return packed === null ? null : { packed, kind: 'text', text }
}

export type MadePicture =
  | { readonly own: OwnContent; readonly size: Sheet; readonly bytes: number }
  | { readonly failed: 'unreadable' | 'tooDetailed' | 'noisy' }

/**
 * Content from a picture file, cut to its middle and made smaller until it fits into a link.
 *
 * @param aspect - width divided by height
 */
export async function ownOfPicture(file: Blob, aspect: number): Promise<MadePicture> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { failed: 'unreadable' }
  }
  try {
    if (await isCanvasNoisy()) return { failed: 'noisy' }
    const found = await fitted(
      bitmap,
      aspect,
      (size, quality) => jpegOf(bitmap, size, quality),
      async (bytes) => {
        const packed = await packOwn(bytes)
        return packed === null ? null : ({ packed, kind: 'picture', picture: addressOf(bytes) } as const)
      },
    )
    return found ? { own: found.result, size: found.size, bytes: found.bytes } : { failed: 'tooDetailed' }
  } finally {
    bitmap.close()
  }
}

async function jpegOf(
  bitmap: ImageBitmap,
  { width, height }: Sheet,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  // Not a canvas element: browsers encode those only when the page is idle, which may take seconds.
  const sheet = new OffscreenCanvas(width, height)
  // Each picture is read back once: on a graphics card that takes longer than drawing it here.
  const brush = sheet.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('This browser cannot paint pictures.')
  // A JPEG has no transparency: without a ground it would be black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.imageSmoothingQuality = 'high'
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  const [w, h] = [bitmap.width * scale, bitmap.height * scale]
  brush.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h)
  const blob = await sheet.convertToBlob({ type: 'image/jpeg', quality })
  return new Uint8Array(await blob.arrayBuffer())
}
