import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor, toTrace } from '../../../../../src/index.ts'
import { findFactor } from '../../../../../src/reference/factors/index.ts'
import { productFootprint } from '../../../../../src/standards/pact/index.ts'
import { shipmentFootprint } from '../../../../../src/standards/transport/index.ts'
import { generateHeadKey, signHead } from '../../../../../src/verify/index.ts'
import { newHeadKeys } from '../../../../fixtures/head-keys.ts'
import { statementOf, steel } from '../../../../fixtures/pact/footprints.ts'
import { fuelInput, siteInput, testService } from '../../../../fixtures/service.ts'
import { CHAIN, EXAMPLE } from '../../../../fixtures/transport/shipments.ts'
import { differencesOf, fileOf, inPieces, reportsOf, verdictsOf } from './files.ts'

const golden = new URL('../../../../golden/', import.meta.url)
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, golden))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, golden), 'utf8').trimEnd())

const frozen = filesIn('traces').map((text) => JSON.parse(text) as { readonly name: string; readonly trace: string })
const energy = filesIn('energy')
const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const trace = toTrace(calculateFuel({ value: 2, unit: 'm3', factor: diesel }))

const report = async (content: string | Uint8Array) => {
  const [only] = await reportsOf(fileOf('file', content))
  if (only === undefined) throw new Error('nothing was reported')
  return only
}

describe('the report of a file', () => {
  it('verifies a trace, with its number, its calculation and the digest of the bytes', async () => {
    const { results, sha256, bytes } = await report(`${trace}\n`)
    expect([sha256, bytes]).toEqual([createHash('sha256').update(`${trace}\n`).digest('hex'), trace.length + 1])
    const { figures, verdict, unchecked } = results[0] ?? {}
    expect([verdict, unchecked]).toEqual(['verified', []])
    expect(figures?.[0]).toMatchObject({
      stated: '5141.64 kg CO2e',
      lines: ['2 m3 × 1000 l/m3 × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 5141.64 kg CO2e'],
      digest: JSON.parse(trace).digest,
    })
  })

  it('verifies every frozen trace, alone and in one file, each with a calculation', async () => {
    const texts = frozen.map((one) => one.trace)
    const joined = `${texts.join('\n')}\n`
    const all = await report(joined)
    expect(all.sha256).toBe(createHash('sha256').update(joined).digest('hex'))
    const failed = all.results.flatMap(({ verdict }, index) => (verdict === 'verified' ? [] : [frozen[index]?.name]))
    expect(failed).toEqual([])
    for (const { figures } of all.results) expect(figures[0]?.lines.join('\n')).toMatch(/^.+ × .+ [=≈] .+/)
    for (const text of texts) expect((await report(text)).results).toHaveLength(1)
  })

  it('reads a file in pieces that cut its characters', async () => {
    const text = `${frozen.map((one) => one.trace).join('\n')}\n`
    const [entire] = await reportsOf(fileOf('traces', text))
    expect(text).toMatch(/[\u0080-\uffff]/)
    for (const pieceBytes of [7, 4096]) {
      expect(await reportsOf(inPieces(fileOf('traces', text), pieceBytes))).toEqual([entire])
    }
  })

  it('verifies energy traces, each with a product in kWh', async () => {
    for (const text of energy) {
      const { results } = await report(text)
      expect(results.map(({ kind, verdict }) => [kind, verdict])).toEqual([['energy trace', 'verified']])
      const [figure] = results[0]?.figures ?? []
      const [, result] = /^.+ [=≈] (-?[\d.]+) kWh$/.exec(figure?.lines[0] ?? '') ?? []
      expect(Number(result)).toBeCloseTo(Number(JSON.parse(text).energyKwh), 6)
      expect(figure?.stated).toBe(`${JSON.parse(text).quantity.value} kWh`)
    }
  })

  it('reads a trace over several lines, with a byte order mark, or with the line ends of Windows', async () => {
    const readable = JSON.stringify(JSON.parse(trace), null, 2)
    for (const text of [
      readable,
      `\ufeff${trace}`,
      `${trace}\r\n\r\n${trace}\r\n`,
      readable.replaceAll('\n', '\r\n'),
    ]) {
      expect(new Set(verdictsOf(await report(text)))).toEqual(new Set(['trace verified']))
    }
  })

  it('names the line, the code and the path of each difference', async () => {
    const bent = { ...JSON.parse(trace) }
    bent.contributions[0].emission.co2e = '51.4164'
    const forged = await report(`${trace}\n${JSON.stringify(bent)}\n`)
    expect(verdictsOf(forged)).toEqual(['trace verified', 'trace differs'])
    expect(differencesOf(forged)).toContain('line 2 figure_differs contributions[0].emission.co2e')
    expect(forged.results[1]?.figures[0]?.lines).toEqual([])
    expect(differencesOf(await report(trace.replace('{', '{ ')))).toEqual([' not_canonical '])
    expect(differencesOf(await report(trace.replace('{', '{"digest":"",')))).toEqual([' member_repeated '])
  })

  it('compares factors with the publications that the page carries', async () => {
    const forged = defineFactor({
      ...{ key: diesel.key, unit: 'l', per1: { co2e: '0.1' }, edition: 'desnz-2025' },
      ...{ name: diesel.name, row: diesel.row },
    } as never)
    const text = toTrace(calculateFuel({ value: 2, unit: 'l', factor: forged }))
    const { results } = await report(text)
    expect(results[0]?.verdict).toBe('differs')
    expect(new Set(results[0]?.differences.map(({ code }) => code))).toContain('publication_differs')
  })

  it('says of own factors that they were checked only for consistency', async () => {
    const factor = defineFactor({ key: 'own/gas/kwh', unit: 'kWh', per1: { co2e: '0.2' } })
    const { results } = await report(toTrace(calculateFuel({ value: 2, unit: 'kWh', factor })))
    expect(results[0]).toMatchObject({ verdict: 'verified', unchecked: [{ code: 'own_factors', count: 1 }] })
  })

  it('leaves open what a later version wrote', async () => {
    const { results } = await report(trace.replace('tonne-trace/2', 'tonne-trace/3'))
    expect(results.map(({ verdict, differences }) => [verdict, differences[0]?.code])).toEqual([
      ['open', 'format_newer'],
    ])
  })

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'trace_invalid'],
    ['other text', 'hello', 'trace_invalid'],
    ['other JSON', '{"a":1}', 'trace_invalid'],
    ['null', 'null', 'trace_invalid'],
    ['a list of numbers', '[1]', 'trace_invalid'],
    ['bytes that are not text', new Uint8Array([0xff, 0xfe, 0, 1]), 'file_unreadable'],
  ])('reports a file with %s as nothing that it verifies', async (_, content, code) => {
    const { results } = await report(content)
    expect(results.map(({ verdict, differences }) => [verdict, differences[0]?.code])).toEqual([['differs', code]])
  })

  it('shows hostile text in visible form', async () => {
    const bent = JSON.parse(trace)
    bent.digest = '\u202e<b>'
    const { results } = await report(JSON.stringify(bent))
    expect(results[0]?.figures[0]?.digest).toBe('\\u202e<b>')
  })
})

describe('the report of a document', () => {
  const { footprint } = productFootprint({ quantity: 1, parts: [steel('1.5')] }, statementOf())
  const { extensions } = shipmentFootprint(EXAMPLE)
  const sent = (value: unknown) => JSON.stringify(value)

  it('verifies a footprint and a shipment, with the numbers of the traces that they carry', async () => {
    const ofFootprint = await report(sent(footprint))
    expect(verdictsOf(ofFootprint)).toEqual(['footprint verified'])
    expect(ofFootprint.results[0]?.figures.map(({ stated }) => stated)).toEqual(['4.295851965 kg CO2e'])
    expect(ofFootprint.results[0]?.facts).toEqual([['id', footprint.id]])
    for (const chain of [EXAMPLE, CHAIN]) {
      const ofShipment = await report(sent(shipmentFootprint(chain).extensions))
      expect(verdictsOf(ofShipment)).toEqual(['shipment verified'])
      expect(ofShipment.results[0]?.figuresInAll).toBeGreaterThan(0)
    }
  })

  it('finds documents in the list of a response, in lines, and within a document', async () => {
    expect(verdictsOf(await report(sent({ data: [footprint, footprint] })))).toHaveLength(2)
    expect(verdictsOf(await report(`${sent(footprint)}\n${trace}\n`))).toEqual(['footprint verified', 'trace verified'])
    expect(verdictsOf(await report(sent({ extensions })))).toEqual(['shipment verified'])
    const both = { ...footprint, extensions: [...(footprint.extensions ?? []), ...extensions] }
    expect(verdictsOf(await report(sent(both)))).toEqual(['footprint differs', 'shipment verified'])
    expect(verdictsOf(await report(sent({ ...footprint, extensions })))).toEqual(['shipment verified'])
  })

  it('finds a document that was changed', async () => {
    const bent = { ...footprint, pcf: { ...footprint.pcf, pcfExcludingBiogenicUptake: '1' } }
    expect(verdictsOf(await report(sent(bent)))).toEqual(['footprint differs'])
    expect(verdictsOf(await report(sent({ ...footprint, extensions: [] })))).toEqual(['footprint differs'])
    expect(verdictsOf(await report(sent(extensions).replace('27.927', '27.928')))).toEqual(['shipment differs'])
  })
})

describe('the report of a bundle', async () => {
  const [signer, witness] = [await newHeadKeys(), await newHeadKeys()]
  const { company } = testService({ headKeys: signer.keys })
  const { record: site } = await company.sites.create(siteInput())
  await company.siteFuels.create(site.id, fuelInput())
  const signed = await company.audit.signHead()
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  const bundle = fileOf('bundle.ndjson', `${lines.join('\n')}\n`)
  const key = fileOf('signer.jwk', JSON.stringify(signer.open))
  const heads = (...texts: readonly string[]) => fileOf('heads.jws', `${texts.join('\n')}\n`)
  const uncheckedOf = (reports: Awaited<ReturnType<typeof reportsOf>>) =>
    reports.flatMap(({ results }) => results.flatMap(({ unchecked }) => unchecked.map(({ code }) => code)))

  it('verifies it, with each number, its head and its digest', async () => {
    const reports = await reportsOf(bundle)
    const [outcome] = reports[0]?.results ?? []
    expect(outcome?.verdict).toBe('verified')
    expect(outcome?.figures.map(({ stated }) => stated)).toEqual(['2570.82 kg CO2e'])
    expect(outcome?.facts).toContainEqual(['head of the log', expect.stringMatching(/^line 2, [0-9a-f]{64}$/)])
    expect(outcome?.facts).toContainEqual(['digest of the bundle', JSON.parse(lines.at(-1) ?? '').digest])
    expect(uncheckedOf(reports)).toEqual(['no_head'])
  })

  it('checks it against the signed heads of its company whose keys are given, in any order of files', async () => {
    const reports = await reportsOf(heads(signed), bundle, key)
    expect(reports.flatMap(verdictsOf)).toEqual(['signed head verified', 'bundle verified', 'public key read'])
    expect(uncheckedOf(reports)).toEqual([])
    expect(reports[1]?.results[0]?.facts).toContainEqual(['by the key', signer.open.kid])
    const longer = { companyId: 7, ...(await company.audit.head()), time: '2025-06-01T08:00:00.000Z', sequence: 9 }
    const rewritten = await reportsOf(heads(await signHead(longer, signer.keys)), bundle, key)
    expect(rewritten.flatMap(verdictsOf)).toContain('bundle differs')
  })

  it('takes no head without a valid signature, of another company, or by an unknown key', async () => {
    const head = { companyId: 8, sequence: 1, digest: 'f'.repeat(64), time: '2025-06-01T08:00:00.000Z' }
    const foreign = await signHead(head, signer.keys)
    const unknown = await signHead({ ...head, companyId: 7 }, witness.keys)
    const forged = `${signed.slice(0, signed.lastIndexOf('.'))}${unknown.slice(unknown.lastIndexOf('.'))}`
    const reports = await reportsOf(heads(foreign, unknown, forged, `${signed}A`), bundle, key)
    expect(reports.flatMap(verdictsOf)).toEqual([
      ...['signed head verified', 'signed head open', 'signed head differs', 'signed head differs'],
      ...['bundle verified', 'public key read'],
    ])
    expect(uncheckedOf(reports)).toEqual(['no_head'])
  })

  it('rejects a private key, and leaves the other keys in use', async () => {
    const secret = fileOf('secret.jwk', JSON.stringify(await generateHeadKey()))
    const set = fileOf('keys.json', JSON.stringify({ keys: [signer.open, witness.open] }))
    const reports = await reportsOf(secret, heads(signed), set)
    expect(reports.flatMap(verdictsOf)).toEqual([
      ...['public key differs', 'signed head verified', 'public key read', 'public key read'],
    ])
  })

  it('names the line of a difference, hashes all bytes, and shows no calculation of that line', async () => {
    const bent = `${lines.join('\n').replace('"co2e":"2570.82"', '"co2e":"2570.83"')}\n`
    const [forged] = await reportsOf(fileOf('bundle.ndjson', bent))
    if (forged === undefined) throw new Error('nothing was reported')
    expect(verdictsOf(forged)).toEqual(['bundle differs'])
    expect(forged.sha256).toBe(createHash('sha256').update(bent).digest('hex'))
    const line = lines.findIndex((one) => one.startsWith('{"kind":"trace"')) + 1
    expect(differencesOf(forged).some((one) => one.startsWith(`line ${line} `))).toBe(true)
    expect(forged.results[0]?.figures[0]?.lines).toEqual([])
    const [cut] = await reportsOf(fileOf('bundle.ndjson', lines.slice(0, -1).join('\n')))
    expect(cut && verdictsOf(cut)).toEqual(['bundle differs'])
    const [newer] = await reportsOf(fileOf('b', lines.join('\n').replace('tonne-bundle/2', 'tonne-bundle/3')))
    expect(newer && verdictsOf(newer)).toEqual(['bundle open'])
  })
})
