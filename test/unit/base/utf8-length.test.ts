import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8Length } from '../../../src/base/index.ts'

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 40,
})
const filler = fc.constantFrom('a', 'é', '€')

describe('utf8Length', () => {
  it('counts the bytes that Node writes, also of halves of pairs', () => {
    fc.assert(fc.property(anyText, (text) => utf8Length(text) === Buffer.byteLength(text)))
  })

  it('counts pairs wherever the buffer of the encoder ends', () => {
    const lengths = fc.integer({ min: 16 * 1024 - 4, max: 48 * 1024 + 4 })
    fc.assert(
      fc.property(filler, lengths, (character, length) => {
        const text = `${character.repeat(length)}😀${character.repeat(length)}\ud83d`
        return utf8Length(text) === Buffer.byteLength(text)
      }),
      { numRuns: 50 },
    )
  })

  it('is zero for no text', () => expect(utf8Length('')).toBe(0))
})
