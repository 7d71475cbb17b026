import { describe, expect, it } from 'vitest'
import { foldLookAlikes, nameFlaw } from '../../../src/core/names/index.ts'
import { builtInUnits } from '../../../src/core/units/index.ts'
import { symbolFlaw } from '../../../src/core/units/unit-table.ts'
import { unitFlaw } from '../../../src/verify/known-units.ts'
import { flawOfName, looksOf } from '../../../src/verify/names.ts'
import { LIKE_KWH } from '../../fixtures/deceiving-names.ts'
import { takeShare } from '../../fixtures/seeds.ts'

/** Every character of the planes in use, alone and within a word. */
const CHARACTERS = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))

describe('the names of the verifier', () => {
  it('look as those of the library do', () => {
    expect(CHARACTERS.filter((one) => looksOf(one) !== foldLookAlikes(one))).toEqual([])
    for (const text of ['modern kVVh', 'DESNZ, UK  2025.', ...Object.values(LIKE_KWH)]) {
      expect(looksOf(text)).toBe(foldLookAlikes(text))
    }
  })

  it.each(['symbol', 'label'] as const)('have a flaw if those of the library do, as a %s', (kind) => {
    const isExact = kind === 'symbol'
    const differ = takeShare(CHARACTERS)
      .flatMap((one) => [one, `a${one}b`, `и${one}`])
      .filter(
        (text) => text !== '' && (flawOfName(text, { isExact }) === undefined) !== (nameFlaw(text, kind) === undefined),
      )
    expect(differ).toEqual([])
  })

  it('are units if those of the library are', () => {
    const known = builtInUnits.units.map(({ short_name }) => short_name)
    for (const symbol of [...known, ...Object.values(LIKE_KWH), 'crate', 'µg', 'Nm³', 'tkm', 'L', '台']) {
      expect([symbol, unitFlaw(symbol) === undefined]).toEqual([symbol, symbolFlaw(symbol) === undefined])
    }
  })
})
