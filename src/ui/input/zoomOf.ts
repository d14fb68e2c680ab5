/**
 * The zoom of an element. A small embedded board is zoomed, and one on the big screen: its own lengths (styles,
 * `clientWidth`, scroll offsets) are in zoomed pixels, but positions of pointers and `getBoundingClientRect` are not. 1 in
 * browsers that cannot tell.
 */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom ?? 1
