import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ActivityCollection } from '../../../../src/ledger/context/records.ts'
import { ACTIVITY_COLLECTIONS } from '../../../../src/records/activities/activities.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { Company, Outcome } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { batchInput, movementInput, places } from '../../../fixtures/batches.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  leakInput,
  noticesOf,
  recordInput,
  refusalsOf,
  siteInput,
  testService,
} from '../../../fixtures/service.ts'
import { tripInput, way } from '../../../fixtures/travels.ts'

interface AnyRecord {
  readonly id: string
  readonly totalEmission: number
  readonly files?: readonly unknown[]
}

/** A record of an activity, by what a test does to it. */
interface Kept {
  create(fields?: object): Promise<Outcome<AnyRecord>>
  update(id: string, fields: object): Promise<Outcome<AnyRecord>>
  recalculate(id: string): Promise<Outcome<AnyRecord>>
  get(id: string): Promise<Outcome<AnyRecord>>
  /** The payload of the same record in an import. */
  readonly imported: object
  /** A field of a record that is wrong in another way. */
  readonly wrong: object
}

type Nested = { readonly [Name in 'create' | 'update' | 'get' | 'recalculate']: (...all: never[]) => Promise<unknown> }

/** Each activity of a company. */
async function activitiesOf(company: Company<never>): Promise<Record<ActivityCollection, Kept>> {
  const siteId = (await company.sites.create(siteInput())).record.id
  const batchId = (await company.batches.create(batchInput())).record.id
  const van = { name: 'Van', activityUnitId: 13, fuelSource: 'DIESEL', emissionFactorId: FACTORS.diesel.id } as const
  const vehicleId = (await company.vehicles.create(van)).record.id
  const kept = (useCases: object, input: object, at: { parent?: object; id?: string; wrong: object }): Kept => {
    const { create, update, get, recalculate } = useCases as Nested
    const [parentId] = Object.values(at.parent ?? {})
    const path = (id: string) => (at.id === undefined ? id : { ...at.parent, [at.id]: id }) as never
    const record = (outcome: Promise<unknown>) => outcome as Promise<Outcome<AnyRecord>>
    return {
      create: (fields) =>
        record(create(...([parentId, { ...input, ...fields }].filter((one) => one !== undefined) as never[]))),
      update: (id, fields) => record(update(path(id), fields as never, { required: 'lenient' } as never)),
      get: (id) => record(get(path(id))),
      recalculate: (id) => record(recalculate(path(id))),
      imported: { ...at.parent, ...input },
      wrong: at.wrong,
    }
  }
  const trip = tripInput({ ...way('Leeds', 'Hull'), transportType: 'TRUCK' })
  const amount = { startDateUtc: '2025-02-01', endDateUtc: '2025-03-01', amount: 70 }
  const site = { siteId }
  const unknownUnit = { unitId: 999 }
  return {
    siteFuels: kept(company.siteFuels, fuelInput(), {
      parent: site,
      id: 'fuelId',
      wrong: { emissionFactorId: 'none' },
    }),
    siteEnergies: kept(company.siteEnergies, energyInput(), { parent: site, id: 'energyId', wrong: unknownUnit }),
    vehicleEmissions: kept(company.vehicleEmissions, amount, {
      parent: { vehicleId },
      id: 'emissionId',
      // a wrong period is found before the files are
      wrong: {},
    }),
    movements: kept(company.movements, movementInput(), {
      parent: { batchId },
      id: 'movementId',
      wrong: { vendorId: 'none' },
    }),
    travels: kept(company.travels, trip, { wrong: { movementDto: { ...trip.movementDto, vendorId: 'no' } } }),
    refrigerantLeaks: kept(company.refrigerantLeaks, leakInput(), { parent: site, id: 'leakId', wrong: unknownUnit }),
    activityRecords: kept(company.activityRecords, recordInput(), { wrong: unknownUnit }),
  }
}

const DIGEST = 'ab'.repeat(32)
const SCAN = { id: DIGEST, name: 'bill.pdf', url: 'https://files.example/bill.pdf' }

async function setUp() {
  const test = testService({ places })
  return { ...test, kinds: await activitiesOf(test.company) }
}

describe.each(ACTIVITY_COLLECTIONS)('the evidence of %s', (collection) => {
  const hasFilesAlways = ['siteFuels', 'siteEnergies'].includes(collection)

  it('is stored with a new record, stays when it is changed or computed again, and is replaced or removed on request', async () => {
    const { kinds, company } = await setUp()
    const kind = kinds[collection]
    const { record } = await kind.create({ files: [SCAN] })
    expect(record.files).toEqual([expect.objectContaining(SCAN)])
    expect((await company.files.get(DIGEST)).record).toMatchObject(SCAN)
    expect((await kind.update(record.id, { comment: 'read again' })).record.files).toEqual(record.files)
    expect((await kind.recalculate(record.id)).record.files).toEqual(record.files)
    const more = await kind.update(record.id, { files: [{ id: DIGEST }, { name: 'photo.jpg' }] })
    expect(more.record.files).toMatchObject([SCAN, { name: 'photo.jpg', url: '' }])
    expect(more.record.totalEmission).toBe(record.totalEmission)
    expect((await kind.update(record.id, { files: [] })).record.files).toEqual([])
    expect((await kind.get(record.id)).record.files).toEqual([])
  })

  it('is no field of a record that never had one, unless the contract has it', async () => {
    const { kinds } = await setUp()
    const { record } = await kinds[collection].create({ files: [] })
    const changed = await kinds[collection].update(record.id, { files: [], comment: 'x' })
    for (const one of [record, changed.record]) expect('files' in one).toBe(hasFilesAlways)
    const attached = await kinds[collection].update(record.id, { files: [SCAN] })
    expect(attached.record.files).toMatchObject([SCAN])
  })

  it('is checked together with everything else, and nothing is stored if it is wrong', async () => {
    const { kinds, company } = await setUp()
    const kind = kinds[collection]
    const files = [{ name: 'new.pdf' }, { id: 'nobody knows it' }]
    const refused = await refusalsOf(() => kind.create({ ...kind.wrong, files }))
    expect(refused).toContain('files[1].id unknown_file')
    expect(refused.length).toBe(1 + Object.keys(kind.wrong).length)
    const { record } = await kind.create()
    expect(await refusalsOf(() => kind.update(record.id, { files }))).toEqual(['files[1].id unknown_file'])
    expect((await company.files.list()).total).toBe(0)
  })

  it('has another id, with a notice, if another file has its id', async () => {
    const { kinds, company } = await setUp()
    await company.files.create({ name: 'other' })
    const first = (await kinds[collection].create({ files: [{ id: '1', name: 'March' }] })).record
    const second = await kinds[collection].create({ files: [{ id: '1', name: 'April' }] })
    expect(noticesOf(second)).toContain('file_id_taken files[0].id')
    const changed = await kinds[collection].update(first.id, { files: [{ id: '1', name: 'May' }] })
    expect(noticesOf(changed)).toContain('file_id_taken files[0].id')
  })

  it('comes with an import of records, and with the bundle, which verifies', async () => {
    const { kinds, company } = await setUp()
    const request = { activity: collection, records: [{ ...kinds[collection].imported, files: [SCAN] }] }
    const { records } = await company.import(request as never)
    const [id = ''] = records.map((one) => one.id)
    expect((await kinds[collection].get(id)).record.files).toMatchObject([SCAN])
    const lines = await bundleOf(company)
    expect(lines.some((line) => line.includes(`"collection":"${collection}"`) && line.includes(DIGEST))).toBe(true)
    expect(await verifyBundle(lines)).toMatchObject({ verified: true })
  })

  it('is missing for readiness until it is attached', async () => {
    const { kinds, company } = await setUp()
    const { record } = await kinds[collection].create()
    const missing = async () =>
      (await company.readiness({ from: '2025-01-01', to: '2026-01-01' })).findings.filter(
        ({ code }) => code === 'evidence_missing',
      ).length
    expect(await missing()).toBe(1)
    await kinds[collection].update(record.id, { files: [SCAN] })
    expect(await missing()).toBe(0)
  })
})

describe('records with files and without', () => {
  it('fit the schemas, and both verifiers accept their bundle', async () => {
    const { kinds, company } = await setUp()
    for (const [collection, noun] of [
      ['vehicleEmissions', 'VehicleEmission'],
      ['travels', 'Travel'],
      ['movements', 'Movement'],
      ['refrigerantLeaks', 'RefrigerantLeak'],
      ['activityRecords', 'ActivityRecord'],
    ] as const) {
      for (const fields of [{}, { files: [SCAN] }]) {
        const { record } = await kinds[collection].create(fields)
        expect(resourceSchemas[noun].parse(record)).toEqual(record)
      }
    }
    const lines = await bundleOf(company)
    expect(await verifyBundle(lines)).toMatchObject({ verified: true })
    expect(verifiedByPython(lines)).toBe(0)
  })
})

async function bundleOf(company: Company<never>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

const VERIFIER = fileURLToPath(new URL('../../../../src/verify/python/verify_trace.py', import.meta.url))

/** The exit code of the verifier in Python; 0 where Python is missing, as the lane of .ci/run reports. */
function verifiedByPython(lines: readonly string[]): number | null {
  if (spawnSync('python3', ['--version']).status !== 0) return 0
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const file = join(folder, 'bundle')
  writeFileSync(file, `${lines.join('\n')}\n`)
  const { status, stdout, stderr } = spawnSync('python3', ['-B', VERIFIER, file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return status
}
