import { describe, expect, it } from 'vitest'
import { decodeText, withTextsAsBytes } from '../../../../src/store/sqlite/sqlite-client.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the texts of a statement', () => {
  it('are asked for as bytes: records all, other columns where they are not ASCII, numbers never', () => {
    expect(withTextsAsBytes('select record, version from t where id = $1')).toBe(
      'select cast(record as blob) as record, version from t where id = $1',
    )
    expect(withTextsAsBytes("select held.id as key_1, '' as holder, count(*) as rows from t")).toBe(
      "select case when held.id glob '*[^ -~]*' then cast(held.id as blob) else held.id end as key_1, '' as holder, count(*) as rows from t",
    )
  })

  it('of other statements stay unchanged', () => {
    const update = 'update t set record = $1 where id = $2 returning version'
    expect(withTextsAsBytes(update)).toBe(update)
  })

  it('are decoded, whatever kind of bytes they came as', () => {
    const text = '\ufeffŻ 😀'
    const rows = decodeText([
      { record: bytes(text), exact: '1', version: 1 },
      { record: bytes(text).buffer, exact: null, version: 2 },
    ])
    expect(rows).toEqual([
      { record: text, exact: '1', version: 1 },
      { record: text, exact: null, version: 2 },
    ])
  })

  it('that are not UTF-8 are rejected, a record only when it is read', () => {
    const damaged = Uint8Array.of(0x7b, 0xff, 0x7d)
    expect(decodeText([{ record: damaged }])).toEqual([{ record: damaged }])
    expect(() => decodeText([{ exact: damaged }])).toThrow('exact that is not UTF-8')
  })
})
