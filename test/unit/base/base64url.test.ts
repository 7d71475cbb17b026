import { describe, expect, it } from 'vitest'
import { decodeBase64Url, encodeBase64Url } from '../../../src/base/index.ts'

describe('base64url', () => {
  it('is that of Node for every length and byte', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 7) & 255)
      const text = Buffer.from(bytes).toString('base64url')
      expect(encodeBase64Url(bytes)).toBe(text)
      expect(decodeBase64Url(text)).toEqual(bytes)
    }
  })

  it.each(['A', 'AAAAA', 'AB', 'AAB', 'AA=', 'AA==', 'A A', 'AA\n', '+A', '/A', '\u00e9A'])('rejects %j', (text) => {
    expect(decodeBase64Url(text)).toBeUndefined()
  })
})
