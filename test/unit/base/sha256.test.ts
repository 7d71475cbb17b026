import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256Hex, sha256InJs, sha256Of } from '../../../src/base/sha256.ts'

/** FIPS 180-2, appendix B.1. */
const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

describe('sha256Hex', () => {
  it('is that of the standard, with and without a hash of the runtime', () => {
    expect([sha256Hex('abc'), sha256InJs('abc'), sha256Of({ process })?.('abc')]).toEqual([OF_ABC, OF_ABC, OF_ABC])
  })

  it('is the same either way, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(sha256InJs(text))
        expect(sha256InJs(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
    )
  })

  it('is the same where the runtime has no hash in one call', () => {
    const older = { process: { getBuiltinModule: () => ({ createHash }) } }
    expect(sha256Of(older)?.('abc')).toBe(OF_ABC)
  })

  it('is in JS where the runtime has none', () => {
    expect(sha256Of({})).toBeNull()
    expect(sha256Of({ process: {} })).toBeNull()
    expect(sha256Of({ process: { getBuiltinModule: () => undefined } })).toBeNull()
  })
})
