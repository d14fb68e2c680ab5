/** Owns whether WebGL is drawn by the processor: then every pixel counts. Knows nothing of PixiJS, so that whoever asks does not load it. */

let software = false

/** False before the first context. */
export function drawsInSoftware(): boolean {
  return software
}

/** Asks the context who draws it; anew when it was lost and is back, for then it may be another. */
export function noteDrawer(gl: WebGL2RenderingContext): void {
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
  software = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}
