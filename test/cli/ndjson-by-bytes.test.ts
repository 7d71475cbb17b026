import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEEDS, scaleRuns, takeShare } from '../fixtures/seeds.ts'
import { ndjsonFiles } from './random-ndjson.ts'
import { outcomeOf, type RunOptions } from './run-outcome.ts'

const LINE_BYTES_MAX = 3000
const NDJSON = { format: 'ndjson' } as const
/** A file that fails is long: to make it shorter takes more time than a test has, which would hide what differs. */
const AS_FOUND = { endOnFailure: true } as const

const many = (count: number) => Array.from({ length: count }, (_, index) => `"extra${index}":null`).join(',')
/** Fields before the five of a row. */
const FURTHER: readonly (readonly [string, string])[] = [
  ['NUL in the id', '"id":"a\\u0000b"'],
  ['NUL in the site', '"site":"a\\u0000b"'],
  ['half a pair in the id', '"id":"\\ud800"'],
  ['an id beyond 2^53', '"id":123456789012345678'],
  ['an unknown column', '"extra":1'],
  ['an unknown column of nothing', '"extra":null'],
  ['__proto__', '"__proto__":1'],
  ['a column twice', '"value":3'],
  ['a column twice, once escaped', '"v\\u0061lue":3'],
  ['an array', '"note":[1]'],
  ['an escape that is none', '"note":"\\x"'],
  ['128 fields', many(123)],
  ['129 fields', many(124)],
]

/** That a file says the same by its bytes as by its text, in blocks and pieces of these sizes. */
async function expectSame(file: string | Uint8Array, options: RunOptions): Promise<void> {
  const rows = await outcomeOf(file, { ...NDJSON, ...options, by: 'rows' })
  expect(await outcomeOf(file, { ...NDJSON, ...options })).toBe(rows)
  expect(await outcomeOf(file, { ...NDJSON, ...options, blockBytes: LINE_BYTES_MAX })).toBe(rows)
  expect(await outcomeOf(file, { ...NDJSON, ...options, blockBytes: LINE_BYTES_MAX, rowPlansMax: 2, workers: 2 })).toBe(
    rows,
  )
}

describe.each(SEEDS)('NDJSON by its bytes says what it says by its text (seed %i)', (seed) => {
  const piece = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 4000 }))

  const outputs: readonly (readonly [string, RunOptions])[] = [
    ['as CSV', { skipsBad: true }],
    ['as NDJSON', { skipsBad: true, outFormat: 'ndjson' }],
    ['with unknown columns', { skipsBad: true, ignoreUnknownColumns: true }],
    ['with its errors', {}],
  ]

  it.each(takeShare(outputs))('%s', async (_, options) => {
    const law = fc.asyncProperty(ndjsonFiles, piece, (text, pieceBytes) => expectSame(text, { ...options, pieceBytes }))
    await fc.assert(law, { seed, numRuns: scaleRuns(8), ...AS_FOUND })
  })

  it('where its bytes are not text', async () => {
    const law = fc.asyncProperty(
      ndjsonFiles,
      fc.nat(),
      fc.constantFrom(0x80, 0xc3, 0xff),
      async (text, index, byte) => {
        const bytes = new TextEncoder().encode(text)
        bytes[index % bytes.length] = byte
        await expectSame(bytes, { skipsBad: true })
      },
    )
    await fc.assert(law, { seed, numRuns: scaleRuns(7), ...AS_FOUND })
  })
})

describe('a file of NDJSON', () => {
  it('is compared row by row where a row of too many fields begins a block after one whose id stands far behind', async () => {
    const fields = '"activity":"fuel","start":"2025-01-01","value":2,"unit":"l"'
    const factor = '"factor":"desnz-2025/fuels/liquid-fuels/gas-oil/litres"'
    const long = `{${fields},${factor},"note":"${'n'.repeat(2700)}","id":"far behind"}`
    const wide = `{${fields},${factor},${many(124)}}`
    await expectSame([long, wide].join('\n'), { ignoreUnknownColumns: true, skipsBad: true })
  })

  const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
  const row = `"activity":"fuel","start":"2025-01-01","value":2,"unit":"l","factor":"${GAS_OIL}"`

  it('gives ids as JSON would print them', async () => {
    const ids = ['"a,b"', '"\\u0061"', '1.50', '12', '-0', '1e3', 'true', 'null', '""', '" "', '"ü"', '"1.0"', '" x "']
    const said = ['"a,b"', 'a', '1.5', '12', '0', '1000', 'true', 'line 10', 'line 11', 'line 12', 'ü', '1.0', 'x']
    const lines = [`{${row}}`, `{${row}}`, ...ids.map((id) => `{"id":${id},${row}}`)]
    const text = await outcomeOf(lines.join('\n'), NDJSON)
    expect(text.split('\n').flatMap((line) => (line.includes(',,fuel,') ? [line.split(',,fuel,')[0]] : []))).toEqual([
      'line 1',
      'line 2',
      ...said,
    ])
    await expectSame(lines.join('\n'), {})
  })

  it.each(FURTHER)('with %s in a row that is known says the same', async (_, field) => {
    const lines = [...Array<string>(4).fill(`{${row}}`), `{${field},${row}}`, `{${row}}`]
    for (const options of [{}, { skipsBad: true }, { outFormat: 'ndjson' }] as const) {
      await expectSame(lines.join('\n'), options)
    }
  })

  it('cut at any byte is the same file', async () => {
    const text = `\uFEFF{${row}}\r\n{ ${row} , "id" : "\\u00fcü" }\r\n\r\n{"site":"ü",${row}}\n{${row}}`
    const whole = await outcomeOf(text, NDJSON)
    for (let pieceBytes = 1; pieceBytes < 40; pieceBytes++) {
      expect(await outcomeOf(text, { ...NDJSON, pieceBytes })).toBe(whole)
    }
  })
})
