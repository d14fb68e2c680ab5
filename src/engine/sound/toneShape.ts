/** The shape of tones: attack and release, overtones, and loudness compared with the sounds of the set. */

/** Attack and release in seconds: long enough not to click, short enough for exact timing. */
export const ATTACK = 0.012
export const RELEASE = 0.06

/**
 * Amplitudes of the harmonics (sine terms), from the constant term. Quiet overtones make 220 Hz audible on the small
 * loudspeakers of phones, and match the wooden bars of the set. The pitch is that of the fundamental.
 */
export const OVERTONES = [0, 1, 0.22, 0.1, 0.03]

/** Amplitude at volume 1. A held tone is as loud as the short sounds of the set, which have higher peaks. */
export const FULL = 0.22
