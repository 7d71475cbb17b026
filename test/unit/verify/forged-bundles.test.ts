import { describe, expect, it } from 'vitest'
import { defineFactor, type EmissionFactor } from '../../../src/core/emissions/index.ts'
import { type Catalogue, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { runTonne } from '../../cli/memory-io.ts'
import { type BundleLine, forged, linesOf, setting, settingRecord } from '../../fixtures/forged-bundle.ts'
import { FACTORS, fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'

async function linesFrom(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

/** A company with a record of fuel, whose service may calculate with factors of its own making. */
async function exported(catalogue?: Catalogue): Promise<string[]> {
  const { company } = testService(catalogue === undefined ? {} : { catalogue })
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput({ value: 600 }))
  return linesFrom(company.export())
}

/** The published factors, one of them with other fields. */
function bent(key: string, changes: Partial<EmissionFactor>): Catalogue {
  const { id } = publishedCatalogue.find(key) as EmissionFactor
  const other = defineFactor({ ...(publishedCatalogue.find(key) as EmissionFactor), ...changes } as never)
  const find = (name: string) =>
    name === key || name === id || name === other.key ? other : publishedCatalogue.find(name)
  return { find, editions: publishedCatalogue.editions, factors: () => [other] }
}

/** What is found of a bundle, held to the published factors. */
async function foundIn(lines: readonly string[]): Promise<readonly string[]> {
  const { differences } = await verifyBundle(lines, { catalogue: publishedCatalogue })
  return [...new Set(differences.map(({ path, message }) => `${path} ${message}`))]
}

const KEY = FACTORS.diesel.key
const LOW = { per1: { co2: '0.00253', ch4: '0.00000029', n2o: '0.0000331', co2e: '0.00257082' } }

describe('the factors of a bundle', () => {
  it('are held to the edition that they name, by key, id or edition', async () => {
    const low = await exported(bent(KEY, LOW))
    const { verified, unchecked } = await verifyBundle(low)
    expect(verified).toBe(true)
    expect(unchecked.map(({ code }) => code)).toEqual(['no_catalogue', 'no_head'])
    expect(await foundIn(low)).toContain('factor.per1.co2e is not that of the catalogue')
    const renamed = await exported(bent(KEY, { ...LOW, key: 'desnz-2025/fuels/invented/litres' }))
    expect(await foundIn(renamed)).toEqual(['factor.key is not in the catalogue'])
    const byId = await exported(bent(KEY, { ...LOW, key: 'mine/diesel/l', edition: 'mine' }))
    expect(await foundIn(byId)).toEqual(['factor.key is not in the catalogue'])
    const byEdition = forged(
      await exported(),
      setting({ kind: 'factor' }, ({ factor, ...line }) => {
        return { ...line, factor: { ...(factor as object), key: 'mine/diesel/l', id: 'mine' } }
      }),
    )
    expect(await foundIn(byEdition)).toEqual([
      'factor.key is not in the catalogue',
      'trace is not of the calculation in the log',
    ])
  })

  it('are held to themselves where no edition has them, and that is told', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const own = await company.emissionFactors.create({ name: 'Oil', co2e: 2, denominatorUnitId: 13 })
    await company.siteFuels.create(site, fuelInput({ emissionFactorId: own.record.id }))
    const { verified, unchecked } = await verifyBundle(company.export(), { catalogue: publishedCatalogue })
    expect(verified).toBe(true)
    expect(unchecked.map(({ code, count }) => [code, count])).toEqual([
      ['own_factors', 1],
      ['no_head', null],
    ])
  })

  it('are all of a catalogue that names no editions', async () => {
    const lines = await exported()
    const find = (key: string) => publishedCatalogue.find(key)
    expect((await verifyBundle(lines, { catalogue: { find } })).verified).toBe(true)
    const { differences } = await verifyBundle(lines, { catalogue: { find: () => undefined } })
    expect(differences.map(({ message }) => message)).toEqual(['is not in the catalogue'])
  })

  it('stand once, as what their id says, which may be one of an earlier version', async () => {
    const lines = await exported()
    const twice = forged(lines, (line) => (line.kind === 'factor' ? [line, line] : line))
    expect(await foundIn(twice)).toEqual(['id is already the id of another factor'])
    const data = linesOf(lines)
    const { factor } = data.find(({ kind }) => kind === 'factor') as BundleLine
    expect(
      await foundIn(
        forged(
          lines,
          setting({ kind: 'factor' }, (line) => ({ ...line, factor: 7 })),
        ),
      ),
    ).toContain('factor is not a factor with its id')
    expect(typeof factor).toBe('object')
  })
})

describe('the records of a bundle', () => {
  it.each([
    ['totalEmission', 1, 'record.totalEmission is not the exact emission as it is shown'],
    ['value', 601, 'record.value is not the amount that was calculated'],
    ['companyId', 8, 'record.companyId is not the company of the bundle'],
    ['startDate', '2024-12-01T00:00:00.000Z', 'record has other dates than its last line'],
    ['note', 'a field of nobody', 'record.note is an unknown field here'],
    ['unit', { id: 13 }, 'record.unit.name is missing'],
    ['comment', ['a'], 'record.comment must be a single value'],
    ['offsets', [1], 'record.offsets must be a list here'],
    ['files', {}, 'record.files must be a list here'],
    ['emissionKind', 'x', 'record.emissionKind must be an object here'],
  ])('show what was calculated, and nothing else: %s', async (field, value, message) => {
    const found = await foundIn(
      forged(
        await exported(),
        settingRecord('siteFuels', (record) => ({ ...record, [field]: value })),
      ),
    )
    expect(found).toContain(message)
  })

  it('show the category of Scope 3 that their factors decide', async () => {
    const { company } = testService()
    const factor = { category: 'spend', currency: 'GBP', priceYear: 2025, denominatorUnitId: 2001 } as const
    const own = await company.emissionFactors.create({ name: 'Printing', co2e: '0.2', ...factor, tier: 'supplier' })
    const year = { startDate: '2025-01-01', endDate: '2026-01-01' }
    const money = { ...year, value: 1500, currency: 'GBP', emissionFactorId: own.record.id, scope3Category: 2 }
    await company.activityRecords.create(money)
    await company.activityRecords.create({ ...year, value: 500, unitId: 2, emissionFactorId: FACTORS.landfill.id })
    const lines = await linesFrom(company.export())
    expect(await foundIn(lines)).toEqual([])
    const shifted = settingRecord('activityRecords', (record) => ({
      ...record,
      scope3Category: record.currency === null ? 1 : 5,
    }))
    const { differences } = await verifyBundle(forged(lines, shifted), { catalogue: publishedCatalogue })
    expect(differences.map(({ path, expected, found }) => [path, expected, found]).sort()).toEqual([
      ['record.scope3Category', '2', '5'],
      ['record.scope3Category', '5', '1'],
    ])
    const nowhere = settingRecord('activityRecords', (record) => ({ ...record, scope3Category: null }))
    expect(await foundIn(forged(lines, nowhere))).toEqual(['record.scope3Category is not that of the factor'])
  })

  it('are those of their last lines, whole', async () => {
    const lines = await exported()
    const plain = settingRecord('siteFuels', (record) => ({ ...record, comment: 'another' }))
    expect(await foundIn(forged(lines, plain))).toEqual([])
    // without a new digest in the log
    const texts = forged(lines, (line) => line).slice(0, -1)
    const changed = linesOf(texts).map((line) => plain(line))
    const { sealed } = await import('../../fixtures/forged-bundle.ts')
    expect(await foundIn(sealed(changed))).toEqual(['record is not the digest of its last line'])
  })
})

describe('tonne verify of a bundle', () => {
  const run = (text: string, ...options: string[]) =>
    runTonne(['verify', 'bundle.ndjson', ...options], { files: { 'bundle.ndjson': text }, pieceBytes: 999 })

  it('holds published factors to the publication, always', async () => {
    const low = await exported(bent(KEY, LOW))
    const { code, stdout, stderr } = await run(low.join('\n'))
    expect(code).toBe(1)
    expect(stdout).toContain('not verified: a bundle of 2 records, 1 trace, 2 lines of the log')
    expect(stderr).toContain('factor.per1.co2e is not that of the catalogue')
  })

  it('holds the log to a head, and says what it was not held to', async () => {
    const { company } = testService()
    await company.files.create({ name: 'a' })
    const head = await company.audit.head()
    await company.files.create({ name: 'b' })
    const text = (await linesFrom(company.export())).join('\n')
    const of = `--head=${head.sequence}:${head.digest}`
    const held = await run(text, of)
    expect(held.code).toBe(0)
    expect(held.stdout).toContain('lines behind the head: 1\nnot checked: lines after the given head')
    expect((await run(text)).stdout).toContain('(no_head)')
    const last = await run(text, of, '--head-is-last')
    expect(last.code).toBe(1)
    expect(last.stderr).toContain(
      'log continues after the line that was stored as its last (rule_broken); expected 1 lines, found 2 lines',
    )
    const json = JSON.parse((await run(text, of, '--json')).stdout) as Record<string, unknown>
    expect(json).toMatchObject({
      verified: true,
      linesBehindHead: 1,
      unchecked: [{ code: 'lines_behind_head', count: 1 }],
    })
    expect((await run(text, `--head=1:${'0'.repeat(64)}`)).stderr).toContain('is not the one that was stored')
  })

  it('takes nothing else for a head', async () => {
    for (const head of ['', '1', '1:2', `x:${'0'.repeat(64)}`, `01:${'0'.repeat(64)}`]) {
      expect((await run('', `--head=${head}`)).stderr, head).toContain('--head must be the number of a line')
    }
    expect((await run('', '--head-is-last')).stderr).toContain('give both')
    expect((await run('{"format":"tonne-trace/1"}', `--head=1:${'0'.repeat(64)}`)).stderr).toContain(
      'FILE holds traces',
    )
  })

  it('reads no line without end', async () => {
    const line = `{"companyId":${OURS},"exportedAt":"x","format":"tonne-bundle/1","a":"${'a'.repeat(17_000_000)}"}`
    const { code, stderr } = await runTonne(['verify', 'bundle.ndjson'], {
      files: { 'bundle.ndjson': line },
      pieceBytes: 1_000_000,
    })
    expect(code).not.toBe(0)
    expect(stderr).toContain('has a line of more than 16777216 characters')
  })
})
