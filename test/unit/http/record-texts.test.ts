import { describe, expect, it } from 'vitest'
import { RecordTexts } from '../../../src/http/answers.ts'
import { ask, made, testApi } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

/** Often enough that every text of a short list is known. */
const OFTEN = 50

function often(texts: RecordTexts, records: readonly object[]): string {
  let text = ''
  for (let time = 0; time < OFTEN; time++) text = texts.listText(records)
  return text
}

/** A frozen record that counts how often it is written. */
function counted(text = 'x') {
  const written = { times: 0 }
  const toJSON = () => {
    written.times += 1
    return text
  }
  return { written, record: Object.freeze({ toJSON }) }
}

describe('record texts', () => {
  it('equal the JSON of the list, however often it is requested', () => {
    const odd = { 'a"b': '\u2028 "\\', none: undefined, n: null, deep: [{ x: 1e21 }, []], 2: -0, __proto__: null }
    const lists = [[], [{}], [Object.freeze({ a: 1 }), odd], [Object.freeze({ list: Object.freeze(['ü']) }), { a: 1 }]]
    for (const list of lists) expect(often(new RecordTexts(), list)).toBe(JSON.stringify(list))
  })

  it('are serialized once if nothing can change', () => {
    const texts = new RecordTexts()
    const { written, record } = counted()
    often(texts, [record])
    const before = written.times
    expect(often(texts, [record])).toBe('["x"]')
    expect([before < OFTEN, written.times]).toEqual([true, before])
  })

  it.each([
    ['is not frozen', () => ({ inner: { value: 1 } })],
    ['is frozen on the outside alone', () => Object.freeze({ inner: { value: 1 } })],
    ['holds a list that is not', () => Object.freeze({ inner: Object.freeze({ list: [1] }) })],
    ['holds an instance of a class, which may change though it is frozen', () => Object.freeze({ at: new Date(0) })],
  ])('are written anew of a record that %s', (_, make) => {
    const texts = new RecordTexts()
    const record = make() as { inner?: { value?: number; list?: number[] }; at?: Date }
    const before = often(texts, [record])
    record.at?.setTime(1)
    record.inner?.list?.push(2)
    if (record.inner !== undefined && record.inner.list === undefined) record.inner.value = 2
    expect(texts.listText([record])).toBe(JSON.stringify([record]))
    expect(texts.listText([record])).not.toBe(before)
  })

  it('are evicted after others of 8 Mi characters', () => {
    const texts = new RecordTexts()
    const { written, record } = counted()
    often(texts, [record])
    const before = written.times
    const large = Array.from({ length: 9 }, () => Object.freeze({ text: 'x'.repeat(1024 * 1024) }))
    for (let time = 0; time < 25; time++) texts.listText(large)
    texts.listText([record])
    expect(written.times).toBe(before + 1)
  })

  it('are those of the records as they are after a change and a deletion, and of one company', async () => {
    const api = testApi({ extensions: true })
    const siteId = await made(api, { target: '/v1/sites', json: siteInput() })
    const target = `/v1/sites/${siteId}/fuel`
    const first = await made(api, { target, json: fuelInput({ comment: 'first' }) })
    const second = await made(api, { target, json: fuelInput({ comment: 'second' }) })
    const comments = async () => {
      const { json } = await ask(api, { target })
      return new Set((json as { comment: string }[]).map(({ comment }) => comment))
    }
    for (let time = 0; time < OFTEN; time++) expect(await comments()).toEqual(new Set(['first', 'second']))
    await ask(api, { method: 'PATCH', target: `${target}/${first}`, json: { comment: 'changed' } })
    expect(await comments()).toEqual(new Set(['changed', 'second']))
    await ask(api, { method: 'DELETE', target: `${target}/${second}` })
    expect(await comments()).toEqual(new Set(['changed']))
    expect((await ask(api, { target, headers: { 'x-api-key': 'theirs' } })).status).toBe(404)
  })
})
