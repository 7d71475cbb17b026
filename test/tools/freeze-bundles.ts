/** Writes the frozen bundles that are missing, and rewrites none: `npx tsx test/tools/freeze-bundles.ts`. */
import { existsSync, writeFileSync } from 'node:fs'
import { batchInput, movementInput, places, productInput } from '../fixtures/batches.ts'
import { aYear } from '../fixtures/inventory.ts'
import { energyInput, fuelInput, testService } from '../fixtures/service.ts'

/** A company that did everything that a log speaks of. */
async function everything(): Promise<{ readonly lines: readonly string[]; readonly head: object }> {
  const { company, leeds, fuel, batch } = await aYear(testService({ places }))
  const vendor = await company.vendors.create({ name: 'Northern Oil', countryId: 826, vendorType: 'fuel' })
  const path = { siteId: leeds, fuelId: fuel.record.id }
  await company.siteFuels.update(path, { vendorId: vendor.record.id, comment: 'by hand' })
  await company.siteFuels.update(path, { value: '1000.50000000000000000001' })
  const own = await company.emissionFactors.create({ name: 'Rape oil', co2e: 2, denominatorUnitId: 13 })
  const burnt = await company.siteFuels.create(leeds, fuelInput({ emissionFactorId: own.record.id, value: 3 }))
  await company.emissionFactors.update(own.record.id, { co2e: 3 })
  const year = { from: '2025-01-01', to: '2026-01-01' }
  for await (const _ of company.restatements.run({ ...year, id: 'again' })) void _
  const gone = await company.siteEnergies.create(leeds, energyInput({ value: 5, customEmissionFactorId: null }))
  await company.siteEnergies.delete({ siteId: leeds, energyId: gone.record.id })
  await company.emissionKinds.create({ scope: 'SCOPE_3', underScope: 'x', activityTypeUnderScope: 'y', name: 'z' })
  const product = await company.products.create(productInput())
  const other = await company.batches.create(
    batchInput({ productsBathes: [{ productId: product.record.id, count: 2 }] }),
  )
  await company.batches.update(batch, { productsBathes: [{ productId: product.record.id, count: 3 }] })
  await company.movements.create(other.record.id, movementInput({ batches: [{ id: batch }] }))
  const file = await company.files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })
  await company.siteFuels.update({ siteId: leeds, fuelId: burnt.record.id }, { files: [{ id: file.record.id }] })
  await company.files.delete(file.record.id)
  const key = await company.apiKeys.issue({ name: 'till' })
  await company.apiKeys.revoke(key.record.id)
  const lifted = await company.periods.lock({ from: '2019-01-01', to: '2020-01-01' })
  await company.periods.unlock(lifted.record.id)
  await company.periods.lock({ from: '2020-01-01', to: '2021-01-01', comment: 'audited' })
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return { lines, head: await company.audit.head() }
}

const here = new URL('../golden/bundles/everything-2.json', import.meta.url)
if (!existsSync(here)) {
  const { lines, head } = await everything()
  writeFileSync(here, `${JSON.stringify({ head, lines }, null, 1)}\n`)
}
