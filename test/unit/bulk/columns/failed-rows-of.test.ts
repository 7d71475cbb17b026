import { describe, expect, it } from 'vitest'
import { failedRowsOf } from '../../../../src/bulk/columns/failed-rows-of.ts'

describe('rows whose status is not 0', () => {
  it.each([0, 1, 2, 3])('are found wherever they lie, from byte %i of a word', (offset) => {
    for (let length = 0; length < 20; length++) {
      for (let failed = 0; failed < length; failed++) {
        const status = new Uint8Array(new ArrayBuffer(32), offset, length)
        status[failed] = 200
        status[length - 1] = 1
        expect(Array.from(failedRowsOf(status))).toEqual([...new Set([failed, length - 1])])
      }
    }
  })

  it('are none, and all', () => {
    expect(failedRowsOf(new Uint8Array(13)).length).toBe(0)
    expect(failedRowsOf(new Uint8Array(13).fill(3)).length).toBe(13)
  })
})
