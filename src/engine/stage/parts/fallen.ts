/** How visible a figure is where it fell, once its last animation has ended: the end of a game shows where that was. */
export const FALLEN_ALPHA = 0.6
