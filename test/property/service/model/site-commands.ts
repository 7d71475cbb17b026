import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion, isEmpty, some } from './chance.ts'
import { isLocked, isNamed, type NaiveCompany, note, remove, totalOf } from './naive-company.ts'
import type { ModelSite } from './naive-records.ts'
import type { Twin } from './world.ts'

/** Great Britain, Germany, and a number that is not a country, where no grid factor is found. */
const COUNTRIES = [826, 826, 826, 826, 276, 276, 276, 999] as const

/** A site as it is shown, with the emission of what is recorded there. */
export function dueSite(naive: NaiveCompany, id: string, { name, area, countryId }: ModelSite): Due {
  const totalEmission = totalOf(naive, ({ below }) => below === id)
  return { id, name, area: Number(area), countryId, companyId: naive.id, totalEmission }
}

function anySite(random: Random) {
  return {
    name: `Site ${random.whole(1, 99)}`,
    area: random.one(['0', '10', '1200.5']),
    countryId: random.one(COUNTRIES),
  }
}

export async function createSite({ real, naive }: Twin, random: Random): Promise<void> {
  const said = anySite(random)
  const address = { address: 'Leeds', coordinates: { lat: 53.8, lng: '-1.55' } }
  const answer = await answerOf('createSite', real.sites.create({ ...said, address, unit: 'm2' }), [])
  if (answer === undefined) return
  const { id } = answer.record
  naive.sites.set(id, { ...said, version: 1 })
  note(naive, ['create', 'sites', id])
  check('createSite', answer, { version: 1, shown: dueSite(naive, id, { ...said, version: 1 }) })
}

/** Changes name, area or country, but no country of records in a locked period; recorded electricity stays as it was. */
export async function changeSite({ real, naive }: Twin, random: Random): Promise<void> {
  const site = any(random, naive.sites)
  if (site === undefined) return
  const [id, held] = site
  const change = some(random, anySite(random), 0.6)
  const { options, outdated } = anyVersion(random, held.version)
  const isMoved = change.countryId !== undefined && change.countryId !== held.countryId
  const isHeld = isMoved && isNamed(naive, ({ below, start }) => below === id && isLocked(naive, start))
  const locked = isHeld ? ['countryId period_locked'] : []
  const refused = outdated.length > 0 ? outdated : locked
  const answer = await answerOf('changeSite', real.sites.update(id, change, options), refused)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : { ...held, ...change, version: held.version + 1 }
  naive.sites.set(id, after)
  if (!isEmpty(change)) note(naive, ['update', 'sites', id])
  check('changeSite', answer, { version: after.version, shown: dueSite(naive, id, after) })
}

/** Deletes a site, unless something is recorded there. */
export async function deleteSite({ real, naive }: Twin, random: Random): Promise<void> {
  const site = any(random, naive.sites)
  if (site === undefined) return
  const [id, held] = site
  const { options, outdated } = anyVersion(random, held.version)
  const used = isNamed(naive, ({ below }) => below === id) ? ['siteId record_in_use'] : []
  const due = dueSite(naive, id, held)
  const answer = await answerOf('deleteSite', real.sites.delete(id, options), outdated.length > 0 ? outdated : used)
  if (answer === undefined) return
  remove(naive, 'sites', id)
  note(naive, ['delete', 'sites', id])
  check('deleteSite', answer, { version: held.version, shown: due })
}
