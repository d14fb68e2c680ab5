/** CIELAB, a color space in which equal distances look approximately equal. */
import { cbrt, hypot, pow, square } from '../../../engine/core/math/exactMath'
import { hexParts } from '../../../engine/core/palette'

/** Lightness from 0 to 100, and the two color axes, about -100 to 100. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** The D65 white point of sRGB. */
const WHITE = [0.95047, 1, 1.08883] as const
/** CIE 15:2004: the threshold between the cube root and the linear part. */
const EDGE = 6 / 29

function unfold(t: number): number {
  return t > EDGE ? pow(t, 3) : 3 * square(EDGE) * (t - 4 / 29)
}

function fold(t: number): number {
  return t > pow(EDGE, 3) ? cbrt(t) : t / (3 * square(EDGE)) + 4 / 29
}

/** Linear red, green and blue; outside 0 to 1 if a screen cannot show the color (matrix: IEC 61966-2-1). */
function linear({ l, a, b }: Lab): readonly number[] {
  const fy = (l + 16) / 116
  const x = WHITE[0] * unfold(fy + a / 500)
  const y = WHITE[1] * unfold(fy)
  const z = WHITE[2] * unfold(fy - b / 200)
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ]
}

/** Whether a screen can show the color. */
export function isShown(lab: Lab): boolean {
  return linear(lab).every((part) => part >= 0 && part <= 1)
}

/** The color as `#rrggbb`, clipped to what a screen can show. */
export function hexOf(lab: Lab): string {
  const part = (value: number) => {
    const cut = Math.min(1, Math.max(0, value))
    const coded = cut <= 0.0031308 ? 12.92 * cut : 1.055 * pow(cut, 1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear(lab).map(part).join('')}`
}

/** CIELAB of a `#rrggbb` color. */
export function labOf(hex: string): Lab {
  const [r, g, b] = hexParts(hex).map((part) => {
    const coded = part / 255
    return coded <= 0.04045 ? coded / 12.92 : pow((coded + 0.055) / 1.055, 2.4)
  }) as [number, number, number]
  const x = fold((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = fold((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = fold((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** The distance of two colors (CIE 1976); 2.3 is just noticeable. */
export function distance(one: Lab, other: Lab): number {
  return hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
