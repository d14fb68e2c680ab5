/** The header of a JPEG of this size, px: an APP0 segment and a frame header. */
export function jpegHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const word = (value: number) => [value >> 8, value & 255]
  const app = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]
  const frame = [0xff, 0xc0, 0, 17, 8, ...word(height), ...word(width), 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]
  return Uint8Array.from([0xff, 0xd8, ...app, ...frame])
}
