import type { PageRequest } from '../../../../src/ledger/context/use-cases.ts'
import { dueActivity } from './activity-answers.ts'
import type { Due } from './answers.ts'
import { dueBatch, dueProduct } from './batch-commands.ts'
import { dueFactor } from './factor-commands.ts'
import { dueFile } from './file-commands.ts'
import { dueKey } from './key-commands.ts'
import { dueKind } from './kind-commands.ts'
import type { NaiveCompany } from './naive-company.ts'
import type { ModelActivity } from './naive-records.ts'
import { dueLock } from './period-commands.ts'
import { dueSite } from './site-commands.ts'
import { dueVehicle } from './vehicle-commands.ts'
import { dueVendor } from './vendor-commands.ts'
import type { Twin } from './world.ts'

/** Kinds that are built in, which every list of kinds begins with. */
const BUILT_IN_KINDS: readonly Due[] = Array.from({ length: 16 }, () => ({ companyId: null }))

/** What a list answers. */
export interface Answered {
  readonly records: readonly unknown[]
  readonly total: number | null
}

/** A list of a company, and what all of it should be. */
export interface List {
  readonly what: string
  list(part?: PageRequest): Promise<Answered>
  due(): readonly Due[]
}

/** The newest first. */
function newest<K, V>(held: ReadonlyMap<K, V>, due: (id: K, value: V) => Due): readonly Due[] {
  return [...held].map(([id, value]) => due(id, value)).reverse()
}

/** Those of a library that were not deleted. */
function standing<V extends { readonly isDeleted: boolean }>(held: ReadonlyMap<string, V>): ReadonlyMap<string, V> {
  return new Map([...held].filter(([, { isDeleted }]) => !isDeleted))
}

/** What has a total of its own, each with it; batches and products but for theirs. */
function holderLists({ real, naive }: Twin): readonly List[] {
  const { sites, vehicles, vendors, batches, products } = naive
  return [
    {
      what: 'sites',
      list: (part) => real.sites.list(part),
      due: () => newest(sites, (id, one) => dueSite(naive, id, one)),
    },
    {
      what: 'vehicles',
      list: (part) => real.vehicles.list(part),
      due: () => newest(vehicles, (id, one) => dueVehicle(naive, id, one)),
    },
    {
      what: 'vendors',
      list: (part) => real.vendors.list(part),
      due: () => newest(vendors, (id, one) => dueVendor(naive, id, one)),
    },
    {
      what: 'batches',
      list: (part) => real.batches.list(part),
      due: () => newest(batches, (id, one) => dueBatch(naive, id, one)),
    },
    { what: 'products', list: (part) => real.products.list(part), due: () => newest(products, dueProduct) },
  ]
}

/** What a company keeps to name in its records, and its keys. */
function libraryLists({ real, naive }: Twin): readonly List[] {
  const { factors, kinds, files, keys, locks } = naive
  return [
    {
      what: 'own factors',
      list: (part) => real.emissionFactors.list({ ...part, isCustom: true }),
      due: () => newest(standing(factors), (_, one) => dueFactor(one)),
    },
    {
      what: 'kinds',
      list: (part) => real.emissionKinds.list(part),
      due: () => [...BUILT_IN_KINDS, ...newest(kinds, (_, one) => dueKind(one))],
    },
    {
      what: 'files',
      list: (part) => real.files.list(part),
      due: () => newest(standing(files), (_, one) => dueFile(one)),
    },
    {
      what: 'all files',
      list: (part) => real.files.list({ ...part, deleted: true }),
      due: () => newest(files, (_, one) => dueFile(one)),
    },
    {
      what: 'locks',
      list: (part) => real.periods.list(part),
      due: () => [...locks].sort(([, a], [, b]) => (a.from < b.from ? 1 : -1)).map(([id, one]) => dueLock(id, one)),
    },
    { what: 'keys', list: (part) => real.apiKeys.list(part), due: () => newest(keys, (_, one) => dueKey(one)) },
  ]
}

/** Activities of the collection that are chosen, the newest first. */
function newestOf(
  { activities }: NaiveCompany,
  of: ModelActivity['of'],
  isChosen: (activity: ModelActivity) => boolean = () => true,
): readonly ModelActivity[] {
  const chosen = []
  for (const activity of activities.values()) if (activity.of === of && isChosen(activity)) chosen.push(activity)
  return chosen.reverse()
}

/** Fuel is listed from the newest start on, and what starts at once by id. */
function byStart(a: ModelActivity, b: ModelActivity): number {
  if (a.start !== b.start) return a.start < b.start ? 1 : -1
  return a.id < b.id ? -1 : 1
}

function siteLists({ real, naive }: Twin, id: string): readonly List[] {
  const isHere = ({ below }: ModelActivity) => below === id
  return [
    {
      what: `fuel of site ${id}`,
      list: (part) => real.siteFuels.list(id, part),
      due: () => [...newestOf(naive, 'siteFuels', isHere)].sort(byStart).map(dueActivity),
    },
    {
      what: `energy of site ${id}`,
      list: (part) => real.siteEnergies.list(id, part),
      due: () => newestOf(naive, 'siteEnergies', isHere).map(dueActivity),
    },
  ]
}

function vehicleList({ real, naive }: Twin, id: string): List {
  return {
    what: `emissions of vehicle ${id}`,
    list: (part) => real.vehicleEmissions.list(id, part),
    due: () => newestOf(naive, 'vehicleEmissions', ({ below }) => below === id).map(dueActivity),
  }
}

/** A movement with the batches that it carries. */
function dueMovement(activity: ModelActivity): Due {
  const batches = [...activity.batchIds].sort((a, b) => a - b).map((id) => ({ id }))
  return { ...(dueActivity(activity) as { readonly [field: string]: Due }), batches }
}

function batchList({ real, naive }: Twin, id: number): List {
  return {
    what: `movements of batch ${id}`,
    list: async (part) => {
      const { data, total, count } = await real.movements.list(id, part)
      if (count !== data.length) throw new Error(`a page of ${data.length} movements says that it has ${count}`)
      return { records: data, total }
    },
    due: () => newestOf(naive, 'movements', ({ batchIds }) => batchIds.includes(id)).map(dueMovement),
  }
}

/** Every list of a company. */
export function listsOf(twin: Twin): readonly List[] {
  const { real, naive } = twin
  return [
    ...holderLists(twin),
    ...libraryLists(twin),
    ...[...naive.sites.keys()].flatMap((id) => siteLists(twin, id)),
    ...[...naive.vehicles.keys()].map((id) => vehicleList(twin, id)),
    ...[...naive.batches.keys()].map((id) => batchList(twin, id)),
    {
      what: 'travels',
      list: (part) => real.travels.list(part),
      due: () => newestOf(naive, 'travels').map(dueActivity),
    },
  ]
}
