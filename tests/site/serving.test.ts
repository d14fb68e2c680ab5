/** `npm start` serves only this machine unless told otherwise, and then names the limits. */
import { describe, expect, it } from 'vitest'
import { hostNotice, previewArgs } from '../../.tools/serving.mjs'

describe('npm start', () => {
  it('binds localhost by default', () => {
    expect(previewArgs([])).toEqual(['--host', 'localhost'])
    expect(previewArgs(['--port', '80'])).toEqual(['--host', 'localhost', '--port', '80'])
    expect(hostNotice(['--port', '80'])).toBeNull()
    expect(hostNotice(['--host', 'localhost'])).toBeNull()
  })
  it.each([[['--host']], [['--host=0.0.0.0']], [['--port', '80', '--host', '10.0.0.1']]])(
    'serves other devices with %j, and names what needs https',
    (args) => {
      expect(previewArgs(args)).toEqual(args)
      expect(hostNotice(args)).toMatch(/https/)
    },
  )
})
