import { describe, expect, it } from 'vitest'
import { changesOf, printChange } from '../../tools/api/changes.ts'
import { declarationsOf, type Sources } from '../../tools/api/declarations.ts'
import { docCommentOf, firstSentence } from '../../tools/api/doc-comment.ts'
import { inferredTypes } from '../../tools/api/explicit-types.ts'
import { referenceFaults } from '../../tools/api/faults.ts'
import { referencePages } from '../../tools/api/reference.ts'
import { surfaceOf } from '../../tools/api/surface.ts'
import type { EntryPoint } from '../entry-points.ts'

const ENTRIES: readonly EntryPoint[] = [
  { specifier: 'tonne', name: 'index', source: 'src/index.ts' },
  { specifier: 'tonne/more', name: 'more', source: 'src/more.ts' },
]

const SOURCES: Sources = {
  'src/index.ts': "export { weigh } from './weigh.ts'\nexport type { Mass } from './mass.ts'\n",
  'src/more.ts': "export type { Mass } from './mass.ts'\n",
  'src/weigh.ts': [
    "import type { Mass, Scale } from './mass.ts'",
    '/**',
    ' * The mass. More of it (e.g. its unit) is said here.',
    ' *',
    ' * @example',
    ' * ```ts',
    ' * weigh()',
    ' * ```',
    ' */',
    'export function weigh(scale?: Scale): Mass {',
    '  return { kg: scale?.limits.kgMax ?? 1 }',
    '}',
    'export const hidden = weigh()',
  ].join('\n'),
  'src/mass.ts': [
    '/** A mass. */',
    'export interface Mass {',
    '  readonly kg: number',
    '}',
    'export interface Scale {',
    '  readonly limits: Limits',
    '}',
    'interface Limits {',
    '  readonly kgMax: number',
    '}',
  ].join('\n'),
}

/** The sources with a part of one of them written in another way. */
function changed(file: string, from: string, to: string): Sources {
  expect(SOURCES[file]).toContain(from)
  return { ...SOURCES, [file]: (SOURCES[file] ?? '').replace(from, to) }
}

function read(sources: Sources) {
  const declarations = declarationsOf(sources)
  const surface = surfaceOf(declarations.program, ENTRIES)
  return { surface, inferred: inferredTypes(surface, declarations), pages: referencePages(surface, sources) }
}

describe('the interface as written down', () => {
  const { pages, surface, inferred } = read(SOURCES)

  it('shows every export once, with its comment and its signature, without code', () => {
    const page = pages.get('tonne.md')
    expect(page).toContain('### Mass\n\nA mass.\n\n```ts\ninterface Mass {\n  readonly kg: number;\n}\n```\n')
    expect(page).toContain('```ts\nfunction weigh(scale?: Scale): Mass\n```\n')
    expect([...pages.values()].join('').match(/^interface |^function /gm)).toEqual(['function ', 'interface '])
  })

  it('shows a type of several entries at the first of them', () => {
    expect(pages.get('more.md')).toContain('Exported here too: [`Mass`](tonne.md#mass).')
  })

  it('shows the signature of an export that changes', () => {
    const after = read(changed('src/mass.ts', 'kg: number', 'kg: string')).pages
    expect(changesOf('reference', { before: pages, after }).map(({ file }) => file)).toEqual(['reference/tonne.md'])
  })

  it('names types that are merely mentioned, and those that they mention, and sees them change', () => {
    expect(surface.unexported.map(({ name }) => name)).toEqual(['Limits', 'Scale'])
    expect(pages.get('unexported.md')).toMatch(/^- `Scale` of `src\/mass\.ts`, [0-9a-f]{8}$/m)
    const after = read(changed('src/mass.ts', 'kgMax: number', 'kgMax: string')).pages
    expect(changesOf('reference', { before: pages, after }).map(({ file }) => file)).toEqual([
      'reference/unexported.md',
    ])
  })

  it('does not change with code', () => {
    const after = read(changed('src/weigh.ts', '?? 1', '?? 2')).pages
    expect(changesOf('', { before: pages, after })).toEqual([])
  })

  it('wants every type that users see written down, and no other', () => {
    expect(inferred).toEqual([])
    const { inferred: found } = read(changed('src/weigh.ts', '): Mass', ')'))
    expect(found).toEqual([expect.stringContaining('src/weigh.ts:10 weigh: ')])
  })
})

describe('the reference', () => {
  const { surface } = read(SOURCES)
  const faultsOf = (sources: Sources, pages = new Map<string, string>()) =>
    referenceFaults(read(sources).surface, pages, 'test/package/api')

  it('has a comment for every export and an example for every function', () => {
    expect(faultsOf(SOURCES)).toEqual([])
    expect(faultsOf(changed('src/mass.ts', '/** A mass. */', ''))).toContain('tonne Mass has no doc comment')
    expect(faultsOf(changed('src/weigh.ts', '@example', '@remarks'))).toEqual(['tonne weigh has no @example'])
    expect(faultsOf(changed('src/weigh.ts', 'The mass.', 'The {@link Mass}.'))).toEqual([
      'tonne weigh has an inline tag; write the name in backticks',
    ])
  })

  it('has no link that leads nowhere', () => {
    const page = '### Mass\n[a](#mass) [b](b.md#x) [c](api.test.ts) [d](nowhere.ts) [e](#scale)\n```ts\n[f](g)\n```\n'
    expect(faultsOf(SOURCES, new Map([['a.md', page]]))).toEqual([
      'a.md: nothing is at b.md#x',
      'a.md: nothing is at nowhere.ts',
      'a.md: nothing is at #scale',
    ])
  })

  it('reads text and examples of a doc comment', () => {
    const weigh = surface.entries[0]?.items.find(({ name }) => name === 'weigh')
    const { text, examples } = weigh === undefined ? { text: '', examples: [] } : docCommentOf(weigh)
    expect(examples).toEqual(['```ts\nweigh()\n```'])
    expect(firstSentence(text)).toBe('The mass.')
    expect(firstSentence('Of one (e.g. a unit)\nand more. Then.')).toBe('Of one (e.g. a unit) and more.')
  })
})

describe('a difference', () => {
  it('is shown as lines around what differs', () => {
    const change = { file: 'a', before: '1\n2\n3\n4\n5\n6\n7', after: '1\n2\n3\n4\nX\n6\n7' }
    expect(printChange(change, 10)).toBe('a differs from line 5 on:\n  3\n  4\n- 5\n+ X\n  6\n  7')
    expect(printChange(change, 2)).toBe('a differs from line 5 on:\n  3\n  4\n  … 4 lines more')
    expect(printChange({ ...change, before: undefined }, 2)).toBe('a is new')
    expect(printChange({ ...change, after: undefined }, 2)).toBe('a is of no entry point any more')
  })
})
