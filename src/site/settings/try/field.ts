/** Owns the size of the field on which figures are painted: CSS pixels, and how many of its own stand for one. */
export const WIDTH = 240
export const HEIGHT = 64
export const SHARPNESS = 2
