import { expect, it } from 'vitest'
import { bytesOfBase64 } from '../../../../src/bulk/kernel/wasm-module.ts'

it.each([0, 1, 2, 3, 4, 5, 255, 256])('decodes %i bytes as Node does', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 11) & 255)
  expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
})
