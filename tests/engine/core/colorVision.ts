/** Colors as seen with each kind of color vision, and the difference between two colors. */

/** CIELAB of the D65 white. */
export type Lab = readonly [l: number, a: number, b: number]
export type Sight = 'every' | 'protan' | 'deutan' | 'tritan'

type Row = readonly [number, number, number]

/**
 * Linear red, green and blue as seen without one kind of cone: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), table of severity 1.0.
 */
const SEEN: Readonly<Record<Sight, readonly [Row, Row, Row]>> = {
  every: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Linear sRGB to XYZ (IEC 61966-2-1), each row divided by the white point. */
const XYZ: readonly [Row, Row, Row] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

const times = (rows: readonly [Row, Row, Row], [a, b, c]: Row) =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Row

/** A `#rrggbb` color as it is seen. */
export function seenAs(hex: string, sight: Sight): Lab {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Row
  const shown = times(SEEN[sight], linear).map((part) => Math.min(1, Math.max(0, part))) as unknown as Row
  const [x, y, z] = times(XYZ, shown).map((part) =>
    part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29,
  ) as unknown as Row
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360
const radians = (angle: number) => (angle * Math.PI) / 180
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : degrees(Math.atan2(b, a)))

/**
 * CIEDE2000 with all weights 1, after Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
 * Supplementary Test Data, and Mathematical Observations", Color Research and Application 30 (2005). 1 is about the smallest visible difference.
 */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const grey = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const stretch = 1 + 0.5 * (1 - grey((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const c1 = Math.hypot(stretch * a1, b1)
  const c2 = Math.hypot(stretch * a2, b2)
  const h1 = hue(stretch * a1, b1)
  const h2 = hue(stretch * a2, b2)
  const coloured = c1 * c2 !== 0

  let turn = coloured ? h2 - h1 : 0
  if (turn > 180) turn -= 360
  else if (turn < -180) turn += 360
  const byLight = l2 - l1
  const byChroma = c2 - c1
  const byHue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))

  const light = (l1 + l2) / 2
  const chroma = (c1 + c2) / 2
  let angle = h1 + h2
  if (coloured) {
    if (Math.abs(h1 - h2) <= 180) angle /= 2
    else angle = angle < 360 ? (angle + 360) / 2 : (angle - 360) / 2
  }
  const wave =
    1 -
    0.17 * Math.cos(radians(angle - 30)) +
    0.24 * Math.cos(radians(2 * angle)) +
    0.32 * Math.cos(radians(3 * angle + 6)) -
    0.2 * Math.cos(radians(4 * angle - 63))
  const ofLight = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2)
  const ofChroma = 1 + 0.045 * chroma
  const ofHue = 1 + 0.015 * chroma * wave
  const blue = 30 * Math.exp(-(((angle - 275) / 25) ** 2))
  const joint = -Math.sin(radians(2 * blue)) * 2 * grey(chroma)
  return Math.sqrt(
    (byLight / ofLight) ** 2 +
      (byChroma / ofChroma) ** 2 +
      (byHue / ofHue) ** 2 +
      joint * (byChroma / ofChroma) * (byHue / ofHue),
  )
}
