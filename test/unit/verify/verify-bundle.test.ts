import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../../../src/core/emissions/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { productInput } from '../../fixtures/batches.ts'
import { type BundleLine, forged, linesOf, sealed, setting } from '../../fixtures/forged-bundle.ts'
import { aYear } from '../../fixtures/inventory.ts'
import { scaleRuns } from '../../fixtures/seeds.ts'

type Line = BundleLine

const made = aYear().then(async ({ company, leeds, fuel, batch }) => {
  const vendor = await company.vendors.create({ name: 'Northern Oil', countryId: 826, vendorType: 'fuel' })
  const path = { siteId: leeds, fuelId: fuel.record.id }
  await company.siteFuels.update(path, { vendorId: vendor.record.id })
  await company.siteFuels.update(path, { value: '1000.5' })
  const product = await company.products.create(productInput())
  await company.batches.update(batch, { productsBathes: [{ productId: product.record.id, count: 3 }] })
  const file = await company.files.create({ name: 'Bill' })
  await company.files.delete(file.record.id)
  await company.periods.lock({ from: '2020-01-01', to: '2021-01-01' })
  await company.apiKeys.issue({ name: 'of nobody else' })
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return { lines, head: await company.audit.head() }
})

/** What is found of a change whose digests were renewed. */
async function foundOf(change: (line: Line) => Line | null): Promise<readonly string[]> {
  const { lines } = await made
  const { differences } = await verifyBundle(forged(lines, change))
  return [...new Set(differences.map(({ path, message }) => `${path} ${message}`))]
}

describe('the bundle of a company', () => {
  it('verifies as it was written, with the head that was kept, and holds what it says', async () => {
    const { lines, head } = await made
    const { verified, differences, counts } = await verifyBundle(lines, { head })
    expect(differences).toEqual([])
    expect(verified).toBe(true)
    const kinds = lines.map((line) => JSON.parse(line).kind as string)
    expect(counts.trace).toBe(9)
    for (const kind of ['factor', 'line', 'record', 'trace']) {
      expect(counts[kind], kind).toBe(kinds.filter((one) => one === kind).length)
    }
    expect(head.sequence).toBe(counts.line)
    expect(await verifyBundle(forged(lines, (line) => line))).toMatchObject({ verified, differences, counts })
  })

  it('holds no key, no hash of one, and no answer that is remembered', async () => {
    const { lines } = await made
    const collections = new Set(lines.map((line) => JSON.parse(line).collection as string))
    expect(collections.has('apiKeys') || collections.has('idempotencyKeys')).toBe(false)
    expect(lines.some((line) => line.includes('"hash"') || line.includes('tonne_'))).toBe(false)
  })

  it('shows a single byte that is changed, wherever it is', async () => {
    const { lines, head } = await made
    const text = lines.join('\n')
    const step = Math.max(1, Math.floor(text.length / scaleRuns(60)))
    for (let index = 7; index < text.length; index += step) {
      const code = text.charCodeAt(index)
      const other = String.fromCharCode(code === 0x31 ? 0x32 : 0x31)
      const bent = text.slice(0, index) + other + text.slice(index + 1)
      const { verified } = await verifyBundle(bent.split('\n'), { head })
      expect(verified, `byte ${index}: ${text.slice(index - 20, index + 20)}`).toBe(false)
    }
  })

  it('shows a line that is missing, there twice, or elsewhere, though the digest of the bundle is renewed', async () => {
    const { lines, head } = await made
    for (let at = 0; at < lines.length - 1; at++) {
      const without = lines.filter((_, index) => index !== at)
      expect(
        (
          await verifyBundle(
            forged(without, (line) => line),
            { head },
          )
        ).verified,
        `without ${lines[at]?.slice(0, 80)}`,
      ).toBe(false)
    }
    const twice = lines.flatMap((line, index) => (index === 3 || index === lines.length - 4 ? [line, line] : [line]))
    expect((await verifyBundle(twice)).verified).toBe(false)
    expect((await verifyBundle([...lines.slice(0, -1).reverse(), lines.at(-1) as string])).verified).toBe(false)
    expect((await verifyBundle(lines.slice(0, -1))).differences.map(({ message }) => message)).toEqual([
      'ends before its last line',
    ])
    expect((await verifyBundle([...lines, lines.at(-1) as string])).verified).toBe(false)
    const end = JSON.parse(lines.at(-1) as string) as { counts: object }
    const counted = canonicalJson({ ...end, counts: { ...end.counts, trace: 8 } } as Json)
    expect((await verifyBundle([...lines.slice(0, -1), counted])).differences.map(({ path }) => path)).toEqual([
      'counts.trace',
    ])
  })

  it('shows an emission that is another one than its trace and its log say', async () => {
    const found = await foundOf(
      setting({ kind: 'record', collection: 'siteFuels' }, (line) => ({ ...line, exact: '1' })),
    )
    expect(found.some((one) => one.startsWith('exact is not what the last line of the log says'))).toBe(true)
    expect(found.some((one) => one.startsWith('trace.total.co2e is not the emission of the record'))).toBe(true)
    expect(found.some((one) => one.startsWith('total of the company is not the sum'))).toBe(true)
    expect(found.some((one) => /^exact of sites\/.* is not the sum/.test(one))).toBe(true)
    expect(found.some((one) => /^exact of vendors\/.* is not the sum/.test(one))).toBe(true)
  })

  it.each(['sites', 'vehicles', 'vendors', 'batches', 'products'])(
    'shows a total of %s that is not a sum',
    async (collection) => {
      const found = await foundOf(setting({ kind: 'record', collection }, (line) => ({ ...line, exact: '12345' })))
      expect(found.length).toBeGreaterThan(0)
      expect(found.every((one) => one.startsWith(`exact of ${collection}/`))).toBe(true)
    },
  )

  it('shows another total of the company, and other shares', async () => {
    expect(await foundOf(setting({ kind: 'header' }, (line) => ({ ...line, total: '0' })))).toEqual([
      'total of the company is not the sum of its records',
    ])
    for (const collection of ['movementBatches', 'batchProducts']) {
      const found = await foundOf(setting({ kind: 'record', collection }, (line) => ({ ...line, exact: '1/7' })))
      expect(found.every((one) => /^exact (of (batches|products)\/|is not its share by weight$)/.test(one))).toBe(true)
      expect(found).toContain('exact is not its share by weight')
    }
  })

  it('shows a factor that is not what was used', async () => {
    const { lines } = await made
    const bent = linesOf(lines.slice(0, -1)).map(
      setting({ kind: 'factor' }, (line) => ({ ...line, factor: { ...(line.factor as object), name: 'Another' } })),
    )
    const found = (await verifyBundle(sealed(bent))).differences.map(({ path, message }) => `${path} ${message}`)
    expect(found).toContain('id is not the id of this factor')
  })

  it('shows a trace that is not of the calculation in the log', async () => {
    const { lines } = await made
    const traces = lines.map((line) => JSON.parse(line) as Line).filter(({ kind }) => kind === 'trace')
    const [first, second] = traces
    const found = await foundOf(
      setting({ kind: 'trace', recordId: first?.recordId }, (line) => ({ ...line, trace: second?.trace })),
    )
    expect(found).toContain('trace is not of the calculation in the log')
  })

  it('shows a record whose log says that it is gone, and one that the log does not know', async () => {
    const isFile = ({ kind, line }: Line) => kind === 'line' && (line as Line).collection === 'vendors'
    const found = await foundOf((line) =>
      isFile(line) ? { ...line, line: { ...(line.line as Line), action: 'delete' } } : line,
    )
    expect(found).toContain('record.id is not a record of the log, or is listed twice')
    for (const [collection, recordId] of [
      ['periodLocks', 'ID'],
      ['files', 'files/ID'],
    ]) {
      const lost = await foundOf((line) => (line.kind === 'record' && line.collection === collection ? null : line))
      expect(lost.map((one) => one.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
        ` lacks the record ${recordId}, which its log contains`,
      ])
    }
  })

  it('shows a line of the log that is another one, without a head', async () => {
    const { lines } = await made
    const parsed = lines.slice(0, -1).map((line) => JSON.parse(line) as Line)
    const first = parsed.findIndex(({ kind }) => kind === 'line')
    const bent = parsed.map((line, index) =>
      index === first ? { ...line, line: { ...(line.line as Line), actor: 'x' } } : line,
    )
    const { differences } = await verifyBundle(sealed(bent))
    expect(differences.map(({ line, path }) => [line, path])).toEqual([[first + 1, 'line.digest']])
    const shifted = await foundOf(
      setting({ kind: 'line' }, ({ line, ...rest }) => {
        const said = line as { readonly sequence: number }
        return { ...rest, line: { ...said, sequence: said.sequence + 1 } }
      }),
    )
    expect(shifted).toEqual([
      'line.sequence is not one more than that of the line before',
      'line.computedIn is not the line of the calculation in force',
    ])
  })

  it('shows by the head that was kept that the log was written again, or ends before it', async () => {
    const { lines, head } = await made
    const recomputed = forged(
      lines,
      setting({ kind: 'line' }, (line) => ({
        ...line,
        line: { ...(line.line as Line), at: '2024-12-24T08:00:00.000Z' },
      })),
    )
    expect((await verifyBundle(recomputed)).verified).toBe(true)
    expect((await verifyBundle(recomputed, { head })).differences.map(({ message }) => message)).toEqual([
      'is not the one that was stored',
    ])
    const later = { sequence: head.sequence + 1, digest: head.digest }
    expect((await verifyBundle(lines, { head: later })).differences.map(({ message }) => message)).toEqual([
      'ends before the line that was stored as its last',
    ])
  })

  it.each([
    [''],
    ['null'],
    ['[]'],
    ['{'],
    ['{"kind":"header"}'],
    ['{"__proto__":1}'],
    ['['.repeat(100_000)],
    ['\ud800'],
  ])('finds %s to be none, and throws nothing', async (line) => {
    const { verified, differences } = await verifyBundle([line, line])
    expect(verified).toBe(false)
    expect(differences.length).toBeGreaterThan(0)
  })
})
