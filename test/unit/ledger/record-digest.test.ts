import { expect, it } from 'vitest'
import { sha256Hex } from '../../../src/base/index.ts'
import { canonicalJson, type Json } from '../../../src/core/emissions/index.ts'
import { carriedProducts, digestOfContents, digestOfRecord } from '../../../src/ledger/log/log.ts'

it('the digest of a record is that of its canonical JSON, whatever it embeds', () => {
  const unit = Object.freeze({ name: 'l', id: 1 })
  const records = [
    { id: 'a', unit, value: 1.5, 'a "key"': 'ü', none: null, list: [1, { b: 2, a: 1 }] },
    { id: 'b', unit, emissionFactor: { z: 1, a: 2 }, emissionKind: null },
    { unit: { id: 2, name: 'm' }, id: 'c' },
    {},
  ]
  for (const record of [...records, ...records]) {
    const due = sha256Hex(canonicalJson({ record, version: 3 } as unknown as Json))
    expect(digestOfRecord({ record, version: 3, exact: null })).toBe(due)
  }
})

it('the products of a batch and the batches of a movement have one digest, in any order', () => {
  const pairs = carriedProducts([
    { productId: 10, count: 1 },
    { productId: 9, count: 2 },
  ])
  expect(pairs).toEqual([
    [9, 2],
    [10, 1],
  ])
  expect(digestOfContents(pairs)).toBe(sha256Hex('[[9,2],[10,1]]'))
})
