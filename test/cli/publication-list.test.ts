import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shippedCatalogue } from '../../src/apps/cli/factors-command.ts'
import { shippedCatalogue as catalogueOfPage } from '../../src/apps/page/verifier/catalogue.ts'
import { isObject } from '../../src/base/index.ts'
import type { Catalogue } from '../../src/reference/factors/index.ts'
import * as bundled from '../../src/reference/factors/index.ts'
import * as national from '../../src/reference/factors/national/index.ts'
import * as spend from '../../src/reference/factors/spend/index.ts'
import { publishedSeries } from '../../src/reference/factors/spend/index.ts'
import { Field, Findings } from '../../src/verify/findings.ts'
import { verify } from '../../src/verify/index.ts'
import { isTraceFactor } from '../../src/verify/trace-shape.ts'
import { frozenTraces } from '../fixtures/frozen-traces.ts'
import { problems } from '../fixtures/json-schema.ts'
import { OWN_FACTORS } from '../golden/traces/samples.ts'
import { listedCatalogue } from '../verifiers/listed-catalogue.ts'
import { runTonne } from './memory-io.ts'

const run = await runTonne(['factors', '--all', '--ndjson'], {})
const lines = run.stdout.split('\n').slice(0, -1)
const LINE = /^\{"digest":"([0-9a-f]{64})","(factor|property|exchangeRates|prices)":(.*)\}$/

/** The sets of factors that the entries of the package export: whatever has factors and editions. */
const SHIPPED = Object.entries({ ...bundled, ...spend, ...national }).flatMap(([name, value]): [string, Catalogue][] =>
  isObject(value) && 'factors' in value && 'editions' in value ? [[name, value as unknown as Catalogue]] : [],
)

describe('tonne factors --all --ndjson', () => {
  it('writes as many factors as all sets of the package have together, each under its own key', () => {
    expect(SHIPPED.map(([name]) => name).sort()).toEqual([
      'gbSpendCatalogue',
      'nationalCatalogue',
      'publishedCatalogue',
      'spendCatalogue',
    ])
    const keys = lines.flatMap((line) => JSON.parse(line).factor?.key ?? [])
    const underived = keys.filter((key) => !key.includes('?'))
    const counts = SHIPPED.map(([, catalogue]) => catalogue.factors().length)
    expect(underived.length).toBe(counts.reduce((sum, count) => sum + count, 0))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key.startsWith('gb-spend-')).length).toBe(spend.gbSpendCatalogue.factors().length)
  })

  it('has the editions that verify.html compares with', async () => {
    const ids = ({ editions }: Catalogue) => editions.map(({ id }) => id).sort()
    expect(ids(catalogueOfPage())).toEqual(ids(await shippedCatalogue()))
  })

  it('writes every factor of the package, each with the SHA-256 of its canonical text', async () => {
    expect([run.code, run.stderr]).toEqual([0, ''])
    const catalogue = await shippedCatalogue()
    const keys = new Set<string>()
    const counts: Record<string, number> = {}
    for (const line of lines) {
      const [, digest, kind = '', text = ''] = LINE.exec(line) ?? []
      expect(createHash('sha256').update(text).digest('hex'), line.slice(0, 200)).toBe(digest)
      counts[kind] = (counts[kind] ?? 0) + 1
      if (kind === 'factor') keys.add(JSON.parse(text).key)
    }
    expect(catalogue.factors().filter(({ key }) => !keys.has(key))).toEqual([])
    const { exchangeRates, prices } = publishedSeries
    const due = { property: catalogue.bridges?.().length, exchangeRates: exchangeRates.length, prices: prices.length }
    expect(counts).toEqual({ factor: keys.size, ...due })
  })

  it('writes factors in the form that they have in traces', () => {
    const field = new Field(new Findings())
    const factors = lines.flatMap((line) => JSON.parse(line).factor ?? [])
    expect(factors.filter((factor) => !isTraceFactor(factor, field))).toEqual([])
    expect(field.findings.list).toEqual([])
  })

  it('writes lines that the schema accepts', () => {
    const schema = 'factor-line'
    const some = lines.filter((_, index) => index % 97 === 0 || index > lines.length - 200)
    expect(some.filter((line) => problems(JSON.parse(line), schema).length > 0).slice(0, 3)).toEqual([])
  })

  it('confirms every frozen trace of published factors, derived ones too', () => {
    const catalogue = listedCatalogue(lines)
    const own = new Set(OWN_FACTORS.map(({ key }) => key))
    const published = frozenTraces.filter(([, trace]) => {
      return JSON.parse(trace).contributions.every(({ factor }: { factor: { key: string } }) => !own.has(factor.key))
    })
    expect(published.length).toBeGreaterThan(40)
    expect(published.filter(([, trace]) => !verify(trace, { catalogue }).verified).map(([name]) => name)).toEqual([])
  })

  it.each([
    [['--ndjson']],
    [['--ndjson', '--all', 'diesel']],
    [['--ndjson', '--all', '--edition', 'desnz-2025']],
    [['--ndjson', '--all', '--json']],
  ])('needs --all, and neither words nor other options: %j', async (args) => {
    const { code, stdout, stderr } = await runTonne(['factors', ...args], {})
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('--ndjson writes every factor; give --all with it, and neither words nor other options')
  })
})
