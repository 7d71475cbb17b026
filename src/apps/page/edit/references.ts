import { getOrCompute } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { EmissionFactorResource, UnitResource } from '../../../resources/index.ts'
import type { ApiClient } from '../api-client.ts'
import { scopeWords } from '../ledger.ts'
import type { FormKind } from './form-kinds.ts'

/** A value to choose, and its name. */
type Choice = readonly [value: string, name: string]

/** A record that an id may name, with the fields that a choice shows. */
interface NamedRecord {
  readonly id: string | number
  readonly name?: string
  readonly scope?: string
  readonly isCustom?: boolean
}

/** A factor to choose, in words. */
export interface FactorOption {
  readonly id: string
  readonly name: string
  /** '2.57082 kg CO2e per litre · DESNZ 2025' */
  readonly about: string
}

const FACTORS_SHOWN = 20
/** Factors that are read to find those of a dimension. */
const FACTORS_READ = 500
const LIST_LIMIT = 1000
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function byName(a: Choice, b: Choice): number {
  return a[1].localeCompare(b[1])
}

/** Every country by one of its ISO 3166-1 codes. */
export function countryChoices(code: 'numeric' | 'alpha2'): readonly Choice[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  return codes
    .flatMap((alpha2): readonly Choice[] => {
      const country = findCountry(alpha2)
      const hasNumber = country?.alpha2 === alpha2 && /^\d+$/.test(country.numeric)
      if (!hasNumber) return []
      return [[code === 'alpha2' ? alpha2 : String(Number(country.numeric)), country.name]]
    })
    .sort(byName)
}

/** The contract spells a unit in its own way. */
const UNIT_NAMES: Readonly<Record<string, string>> = { Tone: 'Tonne' }

function unitChoice({ id, name: ofContract, short_name: short }: UnitResource): Choice {
  const name = UNIT_NAMES[ofContract] ?? ofContract
  return [String(id), name === short ? name : `${name} (${short})`]
}

function recordChoice({ id, name = '', scope }: NamedRecord): Choice {
  return [String(id), scope === undefined ? name || String(id) : `${scopeWords(scope)} · ${name}`]
}

/** Reads the records that ids may name. Each list is read once, until `forget`. */
export class References {
  readonly #client: ApiClient
  readonly #kinds: ReadonlyMap<string, FormKind>
  readonly #choices = new Map<string, Promise<readonly Choice[]>>()
  #units: Promise<readonly UnitResource[]> | undefined

  constructor(client: ApiClient, kinds: ReadonlyMap<string, FormKind>) {
    this.#client = client
    this.#kinds = kinds
  }

  /** Lists the records of a resource by id and name; only the units of a dimension, if it is named. */
  choices(resource: string, dimension = ''): Promise<readonly Choice[]> {
    const asked = `${resource} ${dimension}`
    return getOrCompute(this.#choices, asked, () =>
      this.#read(resource, dimension).catch((error: unknown) => {
        this.#choices.delete(asked)
        throw error
      }),
    )
  }

  /** Forgets the lists, after a record was created, changed or deleted. */
  forget(): void {
    this.#choices.clear()
  }

  /** Finds factors by words, the best ones first; only those per a unit of a dimension, such as 'ELECTRICITY', if it is named. */
  async findFactors(words: string, dimension: string | undefined): Promise<readonly FactorOption[]> {
    const limit = dimension === undefined ? FACTORS_SHOWN : FACTORS_READ
    const query = new URLSearchParams({ search: words, limit: String(limit) })
    const { value } = await this.#client.get<EmissionFactorResource[]>(`/v1/emission-factors?${query}`)
    const dimensions = new Map((await this.#readUnits()).map(({ id, typeUnit }) => [id, typeUnit] as const))
    const isOf = (one: EmissionFactorResource) =>
      dimension === undefined || dimensions.get(one.denominatorUnitId) === dimension
    return this.#inWords(value.filter(isOf).slice(0, FACTORS_SHOWN))
  }

  #readUnits(): Promise<readonly UnitResource[]> {
    this.#units ??= this.#client.list<UnitResource>('/v1/units?all=true').catch((error: unknown) => {
      this.#units = undefined
      throw error
    })
    return this.#units
  }

  /** Reads a factor by its id. */
  async factor(id: string): Promise<FactorOption | undefined> {
    const { value } = await this.#client.get<EmissionFactorResource>(`/v1/emission-factors/${encodeURIComponent(id)}`)
    return (await this.#inWords([value]))[0]
  }

  async #inWords(factors: readonly EmissionFactorResource[]): Promise<readonly FactorOption[]> {
    const units = new Map(await this.choices('Unit'))
    return factors.map(({ id, name, source, co2e, denominatorUnitId }) => {
      // factors per money have no unit
      const per = units.get(String(denominatorUnitId)) ?? 'unit of money'
      return { id, name, about: [`${co2e} kg CO2e per ${per}`, source ?? ''].filter((text) => text !== '').join(' · ') }
    })
  }

  async #read(resource: string, dimension: string): Promise<readonly Choice[]> {
    if (resource === 'Country') return countryChoices('numeric')
    if (resource === 'Unit') {
      const units = await this.#readUnits()
      return units.filter(({ typeUnit }) => dimension === '' || typeUnit === dimension).map(unitChoice)
    }
    const path = this.#kinds.get(resource)?.listPath
    if (path === undefined) return []
    const records = await this.#client.list<NamedRecord>(`${path}?limit=${LIST_LIMIT}`)
    return records.map(recordChoice)
  }
}
