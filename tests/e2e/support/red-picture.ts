/** A red picture as a file, and how much of it is seen. */
import { deflateSync } from 'node:zlib'
import type { Locator } from 'playwright/test'

/** A red picture, 64 by 48. */
export function redPicture(): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff
    for (const byte of bytes) c = (table[(c ^ byte) & 0xff] as number) ^ (c >>> 8)
    return (c ^ 0xffffffff) >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length, 0)
    body.copy(whole, 4)
    whole.writeUInt32BE(crc(body), body.length + 4)
    return whole
  }
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 48, 8, 2, 0, 0, 0])
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(64 * 3).map((_, i) => (i % 3 === 0 ? 230 : 10))])
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 48 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The share of an element that is red, percent. */
export async function redness(element: Locator): Promise<number> {
  const shot = await element.screenshot()
  return element.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const sheet = new OffscreenCanvas(picture.width, picture.height)
    const brush = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D
    brush.drawImage(picture, 0, 0)
    const { data } = brush.getImageData(0, 0, picture.width, picture.height)
    let red = 0
    for (let i = 0; i < data.length; i += 4)
      if ((data[i] as number) > 120 && (data[i + 1] as number) < 70 && (data[i + 2] as number) < 70) red++
    return (red * 400) / data.length
  }, shot.toString('base64'))
}
