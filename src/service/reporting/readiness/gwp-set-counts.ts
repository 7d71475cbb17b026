import { type Contribution, gwpSetsOf, mixedSetNotices } from '../../../emissions/index.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** The GWP sets behind a total, each with its records. */
export class GwpSetCounts {
  readonly #bySet = new Map<string, { records: number; readonly first: string[] }>()

  add(id: string, contributions: readonly Contribution[]): void {
    for (const set of gwpSetsOf(contributions.map(({ factor }) => factor))) {
      const counted = this.#bySet.get(set) ?? { records: 0, first: [] }
      this.#bySet.set(set, counted)
      counted.records++
      if (counted.first.length < IDS_MAX) counted.first.push(id)
    }
  }

  /**
   * Returns the records outside the most frequent set, with a sentence that names the sets; null if there is only one
   * set.
   */
  mixed(): { readonly records: number; readonly ids: readonly string[]; readonly detail: string } | null {
    const [notice] = mixedSetNotices([...this.#bySet.keys()].sort())
    if (notice === undefined) return null
    const [, ...others] = [...this.#bySet.values()].sort((a, b) => b.records - a.records)
    const records = others.reduce((sum, one) => sum + one.records, 0)
    return { records, ids: others.flatMap(({ first }) => first), detail: notice.message }
  }
}
