/** Owns the visitor's own picture: chosen from the device, kept on it for later visits, never sent anywhere. */
import { blobFor, keepBlob } from '../../../engine/storage/values/blobs'
import { toast } from '../../../ui/toasts/toast'

/** Larger ones are made smaller: no piece shows more. */
const MOST_PIXELS = 1600

const KEY = 'jigsaw-puzzle/picture'
const QUALITY = 0.92

let picture: ImageBitmap | null = null
/** Kept while its dialog is open: a forgotten element would never answer. */
let asking: HTMLInputElement | null = null

/** The picture chosen last, in this visit or (once it was recalled) in an earlier one. */
export function ownPicture(): ImageBitmap | null {
  return picture
}

/** Brings back the picture of an earlier visit. True when there is one that was not at hand before. */
export async function recallPicture(): Promise<boolean> {
  if (picture) return false
  try {
    const kept = await blobFor(KEY)
    const found = kept && (await createImageBitmap(kept))
    // One that was chosen meanwhile is the newer one.
    if (!found || picture) return false
    picture = found
    return true
  } catch {
    return false
  }
}

async function keep(bitmap: ImageBitmap): Promise<boolean> {
  const sheet = document.createElement('canvas')
  sheet.width = bitmap.width
  sheet.height = bitmap.height
  sheet.getContext('2d')?.drawImage(bitmap, 0, 0)
  const blob = await new Promise<Blob | null>((done) => sheet.toBlob(done, 'image/jpeg', QUALITY))
  return blob !== null && keepBlob(KEY, blob)
}

/**
 * Opens the device's file chooser; must follow a press of key, mouse or finger. `onChosen` is called when a picture
 * has been read. A file that is none is told to the visitor.
 */
export function choosePicture(onChosen: () => void): void {
  const input = document.createElement('input')
  asking = input
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    asking = null
    if (file) void take(file, onChosen)
  })
  input.addEventListener('cancel', () => {
    if (asking === input) asking = null
  })
  input.click()
}

async function take(file: File, onChosen: () => void): Promise<void> {
  try {
    const whole = await createImageBitmap(file)
    const scale = Math.min(1, MOST_PIXELS / Math.max(whole.width, whole.height))
    const small =
      scale === 1
        ? whole
        : await createImageBitmap(whole, {
            resizeWidth: Math.max(1, Math.round(whole.width * scale)),
            resizeHeight: Math.max(1, Math.round(whole.height * scale)),
            resizeQuality: 'high',
          })
    if (small !== whole) whole.close()
    picture?.close()
    picture = small
    onChosen()
    const kept = await keep(small)
    toast(
      kept
        ? 'Your picture is on the table. It stays on this device.'
        : 'Your picture is on the table, for this visit: this browser has no room to keep it.',
      { kind: 'good', topic: 'play' },
    )
  } catch {
    toast('That file is not a picture this browser can read. Choose a JPEG or PNG.', {
      kind: 'bad',
      topic: 'play',
    })
  }
}
