import { describe, expect, it } from 'vitest'
import { verifyBundle } from '../../../src/verify/index.ts'
import { catalogue, everyRecord } from '../../fixtures/every-record.ts'
import { type BundleLine, forged, linesOf, sealed, settingRecord } from '../../fixtures/forged-bundle.ts'

const { lines, head } = await everyRecord()

const anotherMeter = (record: BundleLine) => ({ ...record, meter: 'another' })
const records = linesOf(lines).flatMap(({ record }) => (record === undefined ? [] : [record as BundleLine]))

describe('a bundle whose records name meters', () => {
  it('is verified, with the head of its log too', async () => {
    expect(records.flatMap(({ meter }) => meter ?? []).sort()).toEqual(['H1', 'MPAN 12 345', 'Zähler 2'])
    expect(await verifyBundle(lines, { catalogue, head })).toMatchObject({ verified: true, differences: [] })
  })

  it.each(['siteFuels', 'siteEnergies', 'activityRecords'])(
    'shows that a meter of %s was changed',
    async (collection) => {
      const change = settingRecord(collection, anotherMeter)
      const changed = sealed(linesOf(lines).slice(0, -1).map(change))
      const { differences } = await verifyBundle(changed, { catalogue })
      expect(differences.map(({ message }) => message)).toContain('is not the digest of its last line')
      // with every digest computed again, only a stored head tells
      const resealed = forged(lines, change)
      expect((await verifyBundle(resealed, { catalogue })).verified).toBe(true)
      expect((await verifyBundle(resealed, { catalogue, head })).verified).toBe(false)
    },
  )

  it.each(['vehicleEmissions', 'movements', 'travels', 'refrigerantLeaks'])(
    'rejects a meter of %s',
    async (collection) => {
      const { verified } = await verifyBundle(forged(lines, settingRecord(collection, anotherMeter)), { catalogue })
      expect(verified).toBe(false)
    },
  )
})
