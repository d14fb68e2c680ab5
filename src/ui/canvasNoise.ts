/** Notices browsers whose canvas returns noise instead of what was painted, as some privacy settings ask for. */

const SIDE = 16
const COLOR = [180, 90, 40] as const
/** The mean difference per channel from which a picture is no longer itself; JPEG makes less. */
const TOLERANCE = 12

/** Whether a picture that is painted here and read back is another one. */
export async function isCanvasNoisy(): Promise<boolean> {
  const sheet = new OffscreenCanvas(SIDE, SIDE)
  const brush = sheet.getContext('2d', { willReadFrequently: true })
  if (!brush) return false
  brush.fillStyle = `rgb(${COLOR.join(' ')})`
  brush.fillRect(0, 0, SIDE, SIDE)
  try {
    const bitmap = await createImageBitmap(await sheet.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
    brush.clearRect(0, 0, SIDE, SIDE)
    brush.drawImage(bitmap, 0, 0)
    bitmap.close()
  } catch {
    // What was encoded is no picture.
    return true
  }
  const { data } = brush.getImageData(0, 0, SIDE, SIDE)
  return COLOR.some((value, channel) => {
    const found = data.filter((_, i) => i % 4 === channel)
    return found.reduce((sum, each) => sum + Math.abs(each - value), 0) / found.length > TOLERANCE
  })
}
