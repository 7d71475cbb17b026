import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion, isEmpty, some } from './chance.ts'
import { isNamed, type NaiveCompany, note, remove, totalOf } from './naive-company.ts'
import type { ModelVendor } from './naive-records.ts'
import type { Twin } from './world.ts'

/** A vendor as it is shown, with the emission of what names it. */
export function dueVendor(naive: NaiveCompany, id: string, { name, countryId }: ModelVendor): Due {
  return { id, name, countryId, companyId: naive.id, totalEmission: totalOf(naive, ({ vendorId }) => vendorId === id) }
}

function anyVendorFields(random: Random) {
  return { name: `Supplier ${random.whole(1, 99)}`, countryId: random.one([826, 276]) }
}

export async function createVendor({ real, naive }: Twin, random: Random): Promise<void> {
  const said = anyVendorFields(random)
  const answer = await answerOf('createVendor', real.vendors.create({ ...said, vendorType: 'fuel' }), [])
  if (answer === undefined) return
  const { id } = answer.record
  naive.vendors.set(id, { ...said, version: 1 })
  note(naive, ['create', 'vendors', id])
  check('createVendor', answer, { version: 1, shown: dueVendor(naive, id, { ...said, version: 1 }) })
}

export async function changeVendor({ real, naive }: Twin, random: Random): Promise<void> {
  const vendor = any(random, naive.vendors)
  if (vendor === undefined) return
  const [id, held] = vendor
  const change = some(random, anyVendorFields(random))
  const { options, outdated } = anyVersion(random, held.version)
  const answer = await answerOf('changeVendor', real.vendors.update(id, change, options), outdated)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : { ...held, ...change, version: held.version + 1 }
  naive.vendors.set(id, after)
  if (!isEmpty(change)) note(naive, ['update', 'vendors', id])
  check('changeVendor', answer, { version: after.version, shown: dueVendor(naive, id, after) })
}

/** Deletes a vendor, unless something names it. */
export async function deleteVendor({ real, naive }: Twin, random: Random): Promise<void> {
  const vendor = any(random, naive.vendors)
  if (vendor === undefined) return
  const [id, held] = vendor
  const { options, outdated } = anyVersion(random, held.version)
  const used = isNamed(naive, ({ vendorId }) => vendorId === id) ? ['vendorId record_in_use'] : []
  const due = dueVendor(naive, id, held)
  const answer = await answerOf('deleteVendor', real.vendors.delete(id, options), outdated.length > 0 ? outdated : used)
  if (answer === undefined) return
  remove(naive, 'vendors', id)
  note(naive, ['delete', 'vendors', id])
  check('deleteVendor', answer, { version: held.version, shown: due })
}
