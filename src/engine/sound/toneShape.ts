/** Owns the shape of a tone: its rise and fall, its overtones, and how loud it is beside the sounds of the set. */

/** Rise and fall in seconds: long enough not to click, short enough to be exact. */
export const ATTACK = 0.012
export const RELEASE = 0.06

/**
 * Overtones (sine parts) above the fundamental: a quiet second and third make 220 Hz audible on the small
 * loudspeakers of phones, and the tone a relative of the wooden bars. The pitch stays the fundamental's.
 */
export const OVERTONES = [0, 1, 0.22, 0.1, 0.03]

/** Amplitude at volume 1: a held tone beside the short sounds of the set, which have higher peaks. */
export const FULL = 0.22
