/** Owns what is left out of PixiJS and its door to React in the built site: what a page might want, and our stage never does. */
import type { Plugin } from 'vite'

/** Functions that nobody calls. */
const absent = (...names: readonly string[]) =>
  names.map((name) => `export function ${name}() { throw new Error('${name} is left out of PixiJS here.') }`)
/** Classes that nobody makes, in place for those who ask whether something is one of them. */
const empty = (...names: readonly string[]) => names.map((name) => `export class ${name} {}`)
/** Extensions that offer themselves for no list, so that no renderer has them. */
const unlisted = (...names: readonly string[]) =>
  names.map((name) => `export class ${name} { static extension = { type: [] } }`)

const GL = 'rendering/renderers/gl'
const SHARED = 'rendering/renderers/shared'

/**
 * Modules below `pixi.js/lib` and `@pixi/react/lib`, and what stands in for them. `engine/stage/stage.ts` makes the WebGL renderer itself and
 * skips the extensions, and scenes are containers, sprites of painted canvases and a few graphics of plain colours; but
 * PixiJS' index and its renderer put on their lists whatever a page might want, so all of it would be bundled: half of
 * the library, and the canvas renderer tries a canvas out when it is merely loaded. Who comes to need one of these
 * parts takes its line out: until then the built site says which it misses.
 */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  // What the stage, scenes and @pixi/react import, and none of the lists.
  'pixi.js/lib/index.mjs': [
    "import './rendering/init.mjs'",
    "export { Application } from './app/Application.mjs'",
    "export { DOMAdapter } from './environment/adapter.mjs'",
    "export { Rectangle } from './maths/shapes/Rectangle.mjs'",
    `export { getMaxFragmentPrecision } from './${GL}/shader/program/getMaxFragmentPrecision.mjs'`,
    `export { WebGLRenderer } from './${GL}/WebGLRenderer.mjs'`,
    `export { Texture } from './${SHARED}/texture/Texture.mjs'`,
    "export { Container } from './scene/container/Container.mjs'",
    "export { Graphics } from './scene/graphics/shared/Graphics.mjs'",
    "export { Sprite } from './scene/sprite/Sprite.mjs'",
    ...empty('Filter'),
  ],
  // Of it the root takes the container that a scene hangs below.
  'pixi.js/lib/app/Application.mjs': [
    "import { Container } from '../scene/container/Container.mjs'",
    'export class Application { stage = new Container() }',
  ],
  'pixi.js/lib/environment/autoDetectEnvironment.mjs': [
    'export async function loadEnvironmentExtensions() {}',
  ],
  // Our policy forbids evaluation: what needs none takes the place of what does, in what is left of it.
  'pixi.js/lib/unsafe-eval/init.mjs': [
    `import { GlShaderSystem } from '../${GL}/shader/GlShaderSystem.mjs'`,
    `import { GlUniformGroupSystem } from '../${GL}/shader/GlUniformGroupSystem.mjs'`,
    `import { AbstractRenderer } from '../${SHARED}/system/AbstractRenderer.mjs'`,
    "import { generateShaderSyncPolyfill } from './shader/generateShaderSyncPolyfill.mjs'",
    "import { generateUniformsSyncPolyfill } from './uniforms/generateUniformsSyncPolyfill.mjs'",
    'AbstractRenderer.prototype._unsafeEvalCheck = () => {}',
    'GlUniformGroupSystem.prototype._generateUniformsSync = generateUniformsSyncPolyfill',
    'GlShaderSystem.prototype._generateShaderSync = generateShaderSyncPolyfill',
  ],
  [`pixi.js/lib/${GL}/shader/GenerateShaderSyncCode.mjs`]: absent('generateShaderSyncCode'),
  [`pixi.js/lib/${GL}/shader/utils/generateUniformsSync.mjs`]: absent('generateUniformsSync'),
  // Shaders of WebGPU beside those of WebGL: without one a shader is for WebGL alone.
  'pixi.js/lib/rendering/renderers/gpu/shader/GpuProgram.mjs': [
    'export class GpuProgram { static from() {} }',
  ],
  // Systems and pipes for greetings, pictures of a scene, blending by filters, blocks of uniforms, meshes, and masks that are pictures.
  'pixi.js/lib/utils/global/globalHooks.mjs': unlisted('RendererInitHook'),
  [`pixi.js/lib/${SHARED}/startup/HelloSystem.mjs`]: unlisted('HelloSystem'),
  [`pixi.js/lib/${SHARED}/extract/ExtractSystem.mjs`]: unlisted('ExtractSystem'),
  [`pixi.js/lib/${SHARED}/extract/GenerateTextureSystem.mjs`]: unlisted('GenerateTextureSystem'),
  [`pixi.js/lib/${SHARED}/texture/RenderableGCSystem.mjs`]: unlisted('RenderableGCSystem'),
  [`pixi.js/lib/${SHARED}/texture/TextureGCSystem.mjs`]: unlisted('TextureGCSystem'),
  [`pixi.js/lib/${GL}/GlBackBufferSystem.mjs`]: unlisted('GlBackBufferSystem'),
  [`pixi.js/lib/${GL}/GlUboSystem.mjs`]: unlisted('GlUboSystem'),
  'pixi.js/lib/scene/mesh/gl/GlMeshAdaptor.mjs': unlisted('GlMeshAdaptor'),
  'pixi.js/lib/scene/container/CustomRenderPipe.mjs': unlisted('CustomRenderPipe'),
  'pixi.js/lib/rendering/mask/alpha/AlphaMask.mjs': unlisted('AlphaMask'),
  'pixi.js/lib/rendering/mask/alpha/AlphaMaskPipe.mjs': unlisted('AlphaMaskPipe'),
  'pixi.js/lib/filters/FilterEffect.mjs': empty('FilterEffect'),
  // Drawing by canvas.
  'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsContextSystem.mjs': unlisted(
    'CanvasGraphicsContextSystem',
  ),
  'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsPipe.mjs': unlisted('CanvasGraphicsPipe'),
  // Pictures come from canvases.
  [`pixi.js/lib/${SHARED}/texture/sources/ImageSource.mjs`]: unlisted('ImageSource'),
  [`pixi.js/lib/${SHARED}/texture/sources/VideoSource.mjs`]: unlisted('VideoSource'),
  [`pixi.js/lib/${GL}/texture/uploaders/glUploadVideoResource.mjs`]: [
    'export const glUploadVideoResource = undefined',
  ],
  [`pixi.js/lib/${GL}/texture/uploaders/glUploadCompressedTextureResource.mjs`]: [
    'export const glUploadCompressedTextureResource = undefined',
  ],
  [`pixi.js/lib/${GL}/texture/uploaders/glUploadCubeTextureResource.mjs`]: [
    'export const createGlUploadCubeTextureResource = () => undefined',
  ],
  // Lines and shapes in plain colours, which are numbers or hexadecimal digits, drawn by calls.
  'pixi.js/lib/scene/graphics/shared/fill/FillGradient.mjs': empty('FillGradient'),
  'pixi.js/lib/scene/graphics/shared/fill/FillPattern.mjs': empty('FillPattern'),
  'pixi.js/lib/scene/graphics/shared/svg/SVGParser.mjs': absent('SVGParser'),
  'pixi.js/lib/scene/graphics/shared/svg/parseSVGPath.mjs': absent('parseSVGPath'),
  'pixi.js/lib/scene/graphics/shared/buildCommands/buildArcToSvg.mjs': absent('buildArcToSvg'),
  // Hexadecimal digits; PixiJS says so where it is none of these.
  '@pixi/colord/plugins/names.mjs': ['export default undefined'],
  '@pixi/colord/index.mjs': [
    'export const extend = () => {}',
    'export function colord(text) {',
    "  const digits = /^#([\\da-f]+)$/i.exec(text)?.[1] ?? ''",
    '  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)',
    '  const [r, g, b, a = 255] = each.map((two) => Number.parseInt(two, 16))',
    '  return { isValid: () => b !== undefined, rgba: { r, g, b, a: a / 255 } }',
    '}',
  ],
  // The root in React is made by createRoot alone; its version is asked for by tools of developers.
  '@pixi/react/lib/components/Application.mjs': empty('Application'),
  '@pixi/react/lib/package.json.mjs': ['export default {}'],
}

/** Fails the build where PixiJS has no such modules any more: then this file is to be thought over. */
export function leanPixi(): Plugin {
  const met = new Set<string>()
  return {
    name: 'lean-pixi',
    // Served sources and tests take the library as it is.
    apply: 'build',
    load: {
      filter: { id: /\/(?:pixi\.js|@pixi\/(?:react|colord))\// },
      handler(id) {
        const path = id.replace(/^.*\/(?=pixi\.js\/|@pixi\/)/, '').replace(/\?.*$/, '')
        const stand = STAND_INS[path]
        if (stand === undefined) return null
        met.add(path)
        return stand.join('\n')
      },
    },
    buildEnd(error) {
      const missed = Object.keys(STAND_INS).filter((path) => !met.has(path))
      if (!error && missed.length > 0) this.error(`PixiJS has no ${missed.join(', ')} to leave out.`)
    },
  }
}
