/** Nine symbols that differ in shape, for things that differ in color. */

/** Paths in a 100 x 100 view box, filled with `currentColor`. */
const PATHS = {
  circle: 'M50 16a34 34 0 1 0 0 68a34 34 0 1 0 0-68Z',
  square: 'M26 20H74Q80 20 80 26V74Q80 80 74 80H26Q20 80 20 74V26Q20 20 26 20Z',
  triangle: 'M45 19Q50 11 55 19L87 75Q91 83 82 83H18Q9 83 13 75Z',
  star: 'M50 10L61.5 36 90 39 68.500 58 75 86 50 71.500 25 86 31.500 58 10 39 38.500 36Z',
  diamond: 'M46 13Q50 9 54 13L87 46Q91 50 87 54L54 87Q50 91 46 87L13 54Q9 50 13 46Z',
  cross: 'M38 14H62V38H86V62H62V86H38V62H14V38H38Z',
  heart: 'M50 86C18 62 10 48 12 35C15 17 40 11 50 31C60 11 85 17 88 35C90 48 82 62 50 86Z',
  bolt: 'M60 8L18 57H45L38 92L82 41H55Z',
  moon: 'M62 12A40 40 0 1 0 88 66A34 34 0 0 1 62 12Z',
} as const

export type SymbolName = keyof typeof PATHS

export const SYMBOLS = Object.keys(PATHS) as readonly SymbolName[]

export function SymbolIcon({
  name,
  className,
}: {
  readonly name: SymbolName
  readonly className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" fill="currentColor">
      <path d={PATHS[name]} strokeLinejoin="round" />
    </svg>
  )
}
