import { describe, expect, it } from 'vitest'
import { applyPatch, readPatch } from '../../../src/http/json-patch/apply-patch.ts'
import { diffRecords } from '../../../src/http/run-operation.ts'
import { violationsOf } from '../../fixtures/violations.ts'

type Record_ = Readonly<Record<string, unknown>>

const apply = (record: Record_, ...patch: readonly unknown[]) => applyPatch(record, readPatch(patch))

describe('a JSON Patch (RFC 6902)', () => {
  /** Appendix A of the RFC: the document, the patch, the result. */
  it.each<readonly [string, Record_, readonly unknown[], Record_]>([
    ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
    [
      'A.6',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    ['A.10', { foo: 'bar' }, [{ op: 'add', path: '/child', value: { g: {} } }], { foo: 'bar', child: { g: {} } }],
    ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    ['of the last item', { a: [1, 2] }, [{ op: 'replace', path: '/a/1', value: 3 }], { a: [1, 3] }],
    ['that copies', { a: { b: 1 } }, [{ op: 'copy', from: '/a', path: '/c' }], { a: { b: 1 }, c: { b: 1 } }],
    ['of the whole', { a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }], { b: 2 }],
    [
      'that tests without regard to order',
      { a: { b: 1, c: 2 } },
      [{ op: 'test', path: '/a', value: { c: 2, b: 1 } }],
      { a: { b: 1, c: 2 } },
    ],
    ['with a name of every object', {}, [{ op: 'add', path: '/constructor', value: 1 }], { constructor: 1 }],
    ['that moves the whole to itself', { a: 1 }, [{ op: 'move', from: '', path: '' }], { a: 1 }],
  ])('does as %s', (_, record, patch, result) => {
    const before = JSON.stringify(record)
    expect(apply(record, ...patch)).toEqual(result)
    expect(JSON.stringify(record)).toBe(before)
  })

  it.each<readonly [string, Record_, unknown, string]>([
    ['A.9: a test that fails', { baz: 'qux' }, { op: 'test', path: '/baz', value: 'bar' }, 'path'],
    ['A.12: a place below nothing', { foo: 'bar' }, { op: 'add', path: '/baz/bat', value: 'qux' }, 'path'],
    ['A.15: a number for its digits', { '~1': 10 }, { op: 'test', path: '/~01', value: '10' }, 'path'],
    ['a field that is not there', {}, { op: 'remove', path: '/a' }, 'path'],
    ['a field of every object', {}, { op: 'remove', path: '/constructor' }, 'path'],
    ['the prototype', {}, { op: 'add', path: '/__proto__', value: { polluted: 1 } }, 'path'],
    ['what lies below the prototype', {}, { op: 'add', path: '/__proto__/polluted', value: 1 }, 'path'],
    ['what lies below the constructor', {}, { op: 'add', path: '/constructor/prototype/polluted', value: 1 }, 'path'],
    ['a replacement of nothing', {}, { op: 'replace', path: '/a', value: 1 }, 'path'],
    ['an item beyond the end', { a: [1] }, { op: 'add', path: '/a/2', value: 1 }, 'path'],
    ['an item after the last that is to go', { a: [1] }, { op: 'remove', path: '/a/-' }, 'path'],
    ['an item with a zero before', { a: [1, 2] }, { op: 'remove', path: '/a/01' }, 'path'],
    ['an item below zero', { a: [1, 2] }, { op: 'remove', path: '/a/-1' }, 'path'],
    ['the length of a list', { a: [1] }, { op: 'replace', path: '/a/length', value: 0 }, 'path'],
    ['something below a text', { a: 'x' }, { op: 'add', path: '/a/b', value: 1 }, 'path'],
    ['a letter of a text', { a: 'x' }, { op: 'test', path: '/a/0', value: 'x' }, 'path'],
    ['the whole that is to go', { a: 1 }, { op: 'remove', path: '' }, 'path'],
    ['something into itself', { a: { b: 1 } }, { op: 'move', from: '/a', path: '/a/b' }, 'path'],
    ['a source that is not there', {}, { op: 'copy', from: '/a', path: '/b' }, 'from'],
    ['a pointer without a slash', { a: 1 }, { op: 'remove', path: 'a' }, 'path'],
    ['an escape that is none', { a: 1 }, { op: 'remove', path: '/~2' }, 'path'],
    ['a pointer without end', {}, { op: 'remove', path: '/a'.repeat(65) }, 'path'],
  ])('cannot be applied: %s', (_, record, operation, field) => {
    expect(violationsOf(() => apply(record, operation))).toEqual([`[0].${field} patch_invalid`])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it.each([null, 1, 'x', []])('leaves a record, and not %j', (value) => {
    expect(violationsOf(() => apply({ a: 1 }, { op: 'replace', path: '', value }))).toEqual([' patch_invalid'])
  })

  it('says everything at once that is wrong with its shape', () => {
    const patch = [
      {},
      1,
      { op: 'sort', path: '/a' },
      { op: 'add', path: 1 },
      { op: 'move', path: '/a' },
      { op: 'remove', path: 'a' },
    ]
    expect(violationsOf(() => readPatch(patch))).toEqual([
      '[0].op required',
      '[0].path required',
      '[1] invalid_type',
      '[2].op invalid_choice',
      '[3].path invalid_type',
      '[3].value required',
      '[4].from required',
      '[5].path patch_invalid',
    ])
  })

  it.each<readonly [unknown, string]>([
    [{}, 'invalid_type'],
    ['x', 'invalid_type'],
    [null, 'invalid_type'],
    [Array.from({ length: 1001 }, () => ({ op: 'remove', path: '/a' })), 'list_too_long'],
  ])('is a list of at most a thousand operations', (body, code) => {
    expect(violationsOf(() => readPatch(body))).toEqual([` ${code}`])
  })

  it('cannot grow without end by copies of copies', () => {
    const copies = Array.from({ length: 60 }, (_, index) => ({ op: 'copy', from: '/a', path: `/a/${index}` }))
    const [found] = violationsOf(() => apply({ a: { x: 1 } }, ...copies))
    expect(found).toMatch(/from patch_invalid$/)
  })

  it('cannot grow without end by copies of a long text, nor by long names', () => {
    const long = 'x'.repeat(900_000)
    const add = { op: 'add', path: '/a', value: long }
    const copies = Array.from({ length: 900 }, (_, index) => ({ op: 'copy', from: '/a', path: `/a${index}` }))
    expect(violationsOf(() => apply({}, add, ...copies))).toEqual(['[2].from patch_invalid'])
    expect(violationsOf(() => apply({ a: long }, ...copies))).toEqual(['[2].from patch_invalid'])
    expect(violationsOf(() => apply({ a: { [long]: 1 } }, ...copies))).toEqual(['[2].from patch_invalid'])
    const adds = copies.map(({ path }) => ({ op: 'add', path, value: { [long]: 1 } }))
    expect(violationsOf(() => apply({}, ...adds))).toEqual(['[2].value patch_invalid'])
  })

  it('adds fifty thousand values at the most, of which none is moved for long', () => {
    const value = (length: number) => Array.from({ length }, () => 0)
    const moves = Array.from({ length: 990 }, () => ({ op: 'move', from: '/a/0', path: '/a/1' }))
    expect(apply({}, { op: 'add', path: '/a', value: value(49_999) }, ...moves).a).toHaveLength(49_999)
    expect(violationsOf(() => apply({}, { op: 'add', path: '/a', value: value(500_000) }, ...moves))).toEqual([
      '[0].value patch_invalid',
    ])
  })

  it('accepts a record that is larger than the additions of a patch may be', () => {
    const record = { a: 'x'.repeat(3_000_000), b: 1 }
    expect(apply(record, { op: 'replace', path: '/b', value: 2 })).toEqual({ ...record, b: 2 })
  })

  it('does not change its inputs', () => {
    const value = { b: 1 }
    const patch = [
      { op: 'add', path: '/a', value },
      { op: 'replace', path: '/a/b', value: 2 },
    ]
    expect(apply({}, ...patch)).toEqual({ a: { b: 2 } })
    expect(value).toEqual({ b: 1 })
  })
})

describe('the update that follows from a patched record', () => {
  it.each<readonly [string, Record_, Record_, Record_]>([
    ['nothing', { a: 1, b: [1], c: { d: 1 } }, { a: 1, b: [1], c: { d: 1 } }, {}],
    ['the fields that differ', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['null for what is gone', { a: 1, b: 2 }, { a: 1 }, { b: null }],
    ['objects field by field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 3 } }],
    ['lists as a whole', { a: [1, 2] }, { a: [1] }, { a: [1] }],
    [
      'options as a whole',
      { o: { customOptions: { a: 1, b: 2 } } },
      { o: { customOptions: { a: 1 } } },
      { o: { customOptions: { a: 1 } } },
    ],
    ['an object where there was none', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])('is %s', (_, before, after, changes) => {
    expect(diffRecords(before, after)).toEqual(changes)
  })

  it('never becomes a prototype', () => {
    const after = JSON.parse('{"a":{"__proto__":{"name":"x"}}}') as Record_
    const changes = diffRecords({ a: {} }, after) as { a: Record<string, unknown> }
    expect([changes.a.name, Object.keys(changes.a)]).toEqual([undefined, ['__proto__']])
  })
})
