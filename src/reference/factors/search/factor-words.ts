import { getOrCompute, lazy } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { comparedWords } from './words.ts'

/** The word of a unit, of a region or of the last kind in a name, which no text contains: 'unit:kWh', 'in:GB', 'within:US', 'kind:paper'. */
export const unitWord = (symbol: string) => `unit:${symbol.replace(' ', '_')}`
export const regionWord = (region: string) => `in:${region}`
export const kindWord = (kind: string) => `kind:${kind}`
export const withinWord = (country: string) => `within:${country}`

/** The words that a factor is found by. */
export interface FactorWords {
  /** The words of its name and category. */
  readonly name: ReadonlySet<string>
  /** The words of its name that distinguish it from the whole that it is a part of. */
  readonly specific: ReadonlySet<string>
  /** The words of its key, unit, region and publisher. */
  readonly other: ReadonlySet<string>
}

/** Words that name a whole, a group of rows or nothing at all. */
const general = lazy(
  (): ReadonlySet<string> =>
    new Set(
      comparedWords(
        'average all total unknown general blend biofuel generated generation uk gaseous liquid solid fuels class size by up to from and the of laden grid lifecycle commuting stay primary material production refinery distributed in a',
      ),
    ),
)

/** Gas from a pipeline is the usual gas, but a pipeline that burns gas is a rare use. */
const USUAL_SUPPLY = / distributed in a pipeline/i

/** Words of the usual uses of a fuel: in a building, or in none of the uses that the publisher lists. */
const usualUses = lazy(
  (): ReadonlySet<string> =>
    new Set(
      comparedWords(
        'marketable residential commercial institutional construction agriculture forestry public administration other use',
      ),
    ),
)

/** The last part of a name that only repeats the unit: 'Electricity: UK / kWh'. */
const UNIT_AT_END = / \/ (?:kWh|km|miles)$/

/** The levels of a name, from the table to the row, without the unit at its end. */
export function nameLevels(name: string): string[] {
  return name.replace(UNIT_AT_END, '').split(' / ')
}

function wordsOfFactor(factor: EmissionFactor, read: (text: string) => readonly string[]): FactorWords {
  const { key, unit, region, category, source } = factor
  const levels = nameLevels(factor.name)
  const name = new Set([...factor.name.split(' / '), category].flatMap(read))
  const parts = levels.length > 1 ? levels.slice(1) : levels
  const specific = new Set(parts.flatMap((level) => read(level.replace(USUAL_SUPPLY, ''))))
  for (const word of [...general(), ...(category === 'fuel' ? usualUses() : [])]) specific.delete(word)
  const other = new Set([...key.split('/'), unit, region ?? '', source.publisher].flatMap(read))
  other.add(unitWord(unit))
  // 'Paper and board: board' has the same words as 'Paper and board: paper'
  for (const [, kind = ''] of factor.name.matchAll(/: (\w+)(?: \/ |$)/g)) other.add(kindWord(kind.toLowerCase()))
  if (region !== null) other.add(regionWord(region)).add(withinWord(region.replace(/-.*/s, '')))
  return { name, specific, other }
}

const remembered = new WeakMap<EmissionFactor, FactorWords>()

/** Returns the words of a factor; computed once, with `read` as `comparedWords`. */
export function factorWords(factor: EmissionFactor, read: (text: string) => readonly string[]): FactorWords {
  return getOrCompute(remembered, factor, () => wordsOfFactor(factor, read))
}
