/** Owns the visitor's own picture: chosen from the device, kept in this page alone, never sent or stored anywhere. */
import { toast } from '../../../ui/toast'

/** Larger ones are made smaller: no piece shows more. */
const MOST_PIXELS = 1600

let picture: ImageBitmap | null = null
/** Kept while its dialog is open: a forgotten element would never answer. */
let asking: HTMLInputElement | null = null

/** The picture chosen last in this visit. */
export function ownPicture(): ImageBitmap | null {
  return picture
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
    toast('Your picture is on the table. It stays on this device.', { kind: 'good', topic: 'play' })
  } catch {
    toast('That file is not a picture this browser can read. Choose a JPEG or PNG.', {
      kind: 'bad',
      topic: 'play',
    })
  }
}
