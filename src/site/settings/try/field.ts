/** The size of the painted preview: CSS pixels, and canvas pixels per CSS pixel. */
export const WIDTH = 240
export const HEIGHT = 64
export const SHARPNESS = 2
