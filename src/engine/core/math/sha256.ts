/**
 * SHA-256 (FIPS 180-4), used to commit to a value before it is revealed. Rules are synchronous, so they cannot use
 * the browser's asynchronous Web Crypto API.
 */

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])
/** First 32 bits of the fractional parts of the square roots of the first eight primes (5.3.3). */
const H = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Pads the text to whole 64-byte blocks, with its length in bits at the end (5.1.1). */
function padded(text: string): DataView {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) throw new RangeError('only ASCII is hashed')
    bytes[i] = code
  }
  bytes[text.length] = 128
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, text.length * 8)
  return view
}

/**
 * SHA-256 of an ASCII text.
 *
 * @param text at most 2^28 characters
 * @returns 64 lowercase hexadecimal digits
 * @throws RangeError for characters outside ASCII
 */
export function sha256(text: string): string {
  const blocks = padded(text)
  const hash = Uint32Array.from(H)
  const w = new Uint32Array(64)
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let t = 0; t < 64; t++) w[t] = t < 16 ? blocks.getUint32(start + t * 4) : scheduled(w, t)
    mix(hash, w)
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The next word of the message schedule (6.2.2, step 1). */
function scheduled(w: Uint32Array, t: number): number {
  const a = w[t - 15] as number
  const b = w[t - 2] as number
  const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
  const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
  return (w[t - 16] as number) + s0 + (w[t - 7] as number) + s1
}

/** Processes one block (6.2.2, steps 2 to 4). */
function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[t] as number) + (w[t] as number)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] as number) + word
}
