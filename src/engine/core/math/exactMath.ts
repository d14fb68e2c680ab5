/**
 * Math functions with bit-identical results in every browser. Engines compute `Math.sin` and its like differently;
 * these use only + - * / and `Math.sqrt`, which IEEE 754 defines exactly, so that a game ends the same everywhere.
 * Headless code must use them (enforced by the linter). Series and reductions: Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 4.1 to 4.4.
 */

/**
 * pi / 2 in three parts, the first two with 33 bits: their integer multiples up to 2^20 are exact (Cody and Waite,
 * 1980).
 */
const HALF_PI = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21] as const
/** ln 2 in two parts, the first with 32 bits: its multiples by an exponent are exact. */
const LN2 = [0.6931471803691238, 1.9082149292705877e-10] as const
const LN_2 = Math.LN2
/** atan(k / 4) for k = 0 to 4. */
const ATAN_OF_QUARTERS = [0, 0.24497866312686414, 0.4636476090008061, 0.6435011087932844, 0.7853981633974483]
const EXPONENT_BIAS = 1023
const MANTISSA_BITS = 20

/**
 * The series of sin and cos by Horner's method: 1 - s/(n(n-1)) (1 - s/((n-2)(n-3)) …), innermost term first, down to
 * `first`.
 */
function alternating(square: number, first: 2 | 3): number {
  let sum = 1
  for (let n = first + 16; n >= first; n -= 2) sum = 1 - (square / (n * (n - 1))) * sum
  return sum
}

/** sin(r + quarters * pi / 2) for |r| <= pi / 4. */
function wave(r: number, quarters: number): number {
  const square = r * r
  const size = quarters % 2 === 0 ? r * alternating(square, 3) : alternating(square, 2)
  return ((quarters % 4) + 4) % 4 >= 2 ? -size : size
}

function quarterWave(x: number, shift: 0 | 1): number {
  if (!Number.isFinite(x)) return Number.NaN
  const quarters = Math.round(x / (Math.PI / 2))
  const r = x - quarters * HALF_PI[0] - quarters * HALF_PI[1] - quarters * HALF_PI[2]
  return wave(r, quarters + shift)
}

/** Sine of `x` radians, within 1e-15 for |x| up to a million. Beyond that, `x` itself loses digits. */
export const sin = (x: number): number => (x === 0 ? x : quarterWave(x, 0))

/** Cosine of `x` radians, within 1e-15 for |x| up to a million. */
export const cos = (x: number): number => quarterWave(x, 1)

/** Tangent of `x` radians, as accurate as sin and cos. */
export const tan = (x: number): number => sin(x) / cos(x)

/** atan(t) for 0 <= t <= 1: the nearest quarter plus the series up to r^19. */
function atanNear(t: number): number {
  const quarter = Math.round(t * 4)
  const r = (t - quarter / 4) / (1 + (t * quarter) / 4)
  const square = r * r
  let sum = 0
  for (let n = 19; n >= 1; n -= 2) sum = 1 / n - square * sum
  return (ATAN_OF_QUARTERS[quarter] as number) + r * sum
}

/** Arc tangent in radians, -pi/2 to pi/2, within 1e-15. */
export function atan(t: number): number {
  const size = Math.abs(t)
  const angle = size <= 1 ? atanNear(size) : Math.PI / 2 - atanNear(1 / size)
  return t < 0 ? -angle : t === 0 ? t : angle
}

/** Angle of the point (x, y) from the x axis in radians, -pi to pi, with the signs of `Math.atan2`, within 1e-15. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN
  const [right, up] = [Math.abs(x), Math.abs(y)]
  const steep = up > right
  const ratio = steep ? right / up : up === 0 ? 0 : right === up ? 1 : up / right
  const near = atanNear(ratio)
  const inFront = steep ? Math.PI / 2 - near : near
  const angle = x < 0 || Object.is(x, -0) ? Math.PI - inFront : inFront
  return y < 0 || Object.is(y, -0) ? -angle : angle
}

/** Arc cosine in radians, 0 to pi, for -1 <= x <= 1, within 1e-15. NaN outside. */
export const acos = (x: number): number => atan2(Math.sqrt((1 - x) * (1 + x)), x)

/**
 * Length of the vector (x, y) or (x, y, z). Not protected against overflow, which the sizes of a playfield cannot
 * reach.
 */
export const hypot = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z)

/** `x` squared. */
export const square = (x: number): number => x * x

/** 2 to an integer power, exact because doubling and halving lose no bits. */
function twoTo(exponent: number): number {
  const step = exponent < 0 ? 0.5 : 2
  let power = 1
  for (let i = Math.abs(exponent); i > 0; i--) power *= step
  return power
}

/** e to the `x`, within 4e-16 of the result. 0 or infinity where the result underflows or overflows. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x
  if (x > 710) return Number.POSITIVE_INFINITY
  if (x < -746) return 0
  const doublings = Math.round(x / LN_2)
  const r = x - doublings * LN2[0] - doublings * LN2[1]
  let sum = 1
  for (let n = 15; n >= 1; n--) sum = 1 + (r / n) * sum
  const half = Math.trunc(doublings / 2)
  return sum * twoTo(half) * twoTo(doublings - half)
}

const bits = new DataView(new ArrayBuffer(8))

/** Splits `x` into mantissa and power of two, with sqrt(1/2) <= mantissa < sqrt(2), approximately. */
function parts(x: number): { mantissa: number; exponent: number } {
  const tiny = x < 2.3e-308
  bits.setFloat64(0, tiny ? x * twoTo(60) : x)
  const high = bits.getUint32(0)
  let exponent = (high >>> MANTISSA_BITS) - EXPONENT_BIAS - (tiny ? 60 : 0)
  bits.setUint32(0, (high & 0xfffff) | (EXPONENT_BIAS << MANTISSA_BITS))
  let mantissa = bits.getFloat64(0)
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    exponent++
  }
  return { mantissa, exponent }
}

/** ln of a mantissa near 1, as 2 atanh((m - 1) / (m + 1)), up to s^23. */
function lnNear(mantissa: number): number {
  const s = (mantissa - 1) / (mantissa + 1)
  const squared = s * s
  let sum = 0
  for (let n = 23; n >= 1; n -= 2) sum = 1 / n + squared * sum
  return 2 * s * sum
}

/** Natural logarithm of `x` > 0, within 4e-16 of the result or 1e-16. -infinity for 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  const { mantissa, exponent } = parts(x)
  return exponent * LN2[0] + (exponent * LN2[1] + lnNear(mantissa))
}

/** Binary logarithm of `x` > 0, exact for powers of two. */
export function log2(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return log(x)
  const { mantissa, exponent } = parts(x)
  return exponent + lnNear(mantissa) / LN_2
}

/** x to an integer power by repeated squaring, with at most one rounding per multiplication. */
function wholePower(x: number, exponent: number): number {
  let power = 1
  let factor = x
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= factor
    factor *= factor
  }
  return exponent < 0 ? 1 / power : power
}

/**
 * x to the y. Integer y up to 1024 by squaring; otherwise x > 0 via the logarithm, within 1e-14 of the result while
 * it is below 1e10.
 */
export function pow(x: number, y: number): number {
  if (Number.isInteger(y) && Math.abs(y) <= 1024) return wholePower(x, y)
  if (x === 0) return y > 0 ? 0 : Number.POSITIVE_INFINITY
  return exp(y * log(x))
}

/** Cube root of any sign, within 2e-16 of the result: one Newton step after an estimate via the logarithm. */
export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x
  const size = Math.abs(x)
  const guess = exp(log(size) / 3)
  const root = guess - (guess - size / (guess * guess)) / 3
  return x < 0 ? -root : root
}
