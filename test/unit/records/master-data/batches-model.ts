import { nearestDouble } from '../../../../src/core/exact/index.ts'

/** A fraction of the model, d above zero. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

interface ModelBatch {
  /** Grams. */
  weight: bigint
  readonly counts: Map<number, bigint>
}

interface ModelMovement {
  /** 10^-8 kg CO2e. */
  emission: bigint
  carried: Set<number>
}

const UNIT = 10n ** 8n

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

function sum(parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (total, { n, d }) => {
      const added = { n: total.n * d + n * total.d, d: total.d * d }
      const common = divisor(added.n, added.d)
      return { n: added.n / common, d: added.d / common }
    },
    { n: 0n, d: 1n },
  )
}

/** The part of one weight in several; equal ones where all are 0. */
function partOf(weights: ReadonlyMap<number, bigint>, id: number): Fraction {
  const integer = [...weights.values()].reduce((total, weight) => total + weight, 0n)
  if (integer === 0n) return { n: 1n, d: BigInt(weights.size) }
  return { n: weights.get(id) as bigint, d: integer }
}

/** Products, batches and movements as the rules have them and as naively as can be: every total is counted anew, in fractions. */
export class BatchModel {
  /** Grams by number. */
  readonly products = new Map<number, bigint>()
  readonly batches = new Map<number, ModelBatch>()
  readonly movements = new Map<string, ModelMovement>()

  /** B2, B3: the products that are sent replace those it holds; its weight follows where all of them have one. */
  setContents(id: number, counts: ReadonlyMap<number, bigint>): void {
    const batch = this.batches.get(id) as ModelBatch
    const isSame =
      counts.size === batch.counts.size && [...counts].every(([product, count]) => batch.counts.get(product) === count)
    if (isSame) return
    batch.counts.clear()
    for (const [product, count] of counts) batch.counts.set(product, count)
    this.weigh(batch)
  }

  weigh(batch: ModelBatch): void {
    const weights = [...batch.counts].map(([product, count]) => count * (this.products.get(product) as bigint))
    if (!weights.includes(0n)) batch.weight = weights.reduce((total, weight) => total + weight, 0n)
  }

  setProductWeight(id: number, grams: bigint): void {
    if (this.products.get(id) === grams) return
    this.products.set(id, grams)
    for (const batch of this.batches.values()) if (batch.counts.has(id)) this.weigh(batch)
  }

  /** B4. */
  #totalOfBatch(id: number): Fraction {
    const parts = [...this.movements.values()].filter(({ carried }) => carried.has(id))
    return sum(
      parts.map(({ emission, carried }) => {
        const weights = new Map([...carried].map((one) => [one, (this.batches.get(one) as ModelBatch).weight]))
        const { n, d } = partOf(weights, id)
        return { n: emission * n, d: UNIT * d }
      }),
    )
  }

  totalOfBatch(id: number): number {
    return nearestDouble(this.#totalOfBatch(id))
  }

  /** B5. */
  totalOfProduct(id: number): number | null {
    const holding = [...this.batches].filter(([, { counts }]) => counts.has(id))
    const totals = holding.map(([batchId, { counts }]) => {
      const weights = new Map([...counts].map(([one, count]) => [one, count * (this.products.get(one) as bigint)]))
      const { n, d } = partOf(weights, id)
      const total = this.#totalOfBatch(batchId)
      return { whole: total, part: { n: total.n * n, d: total.d * d } }
    })
    if (totals.every(({ whole }) => whole.n === 0n)) return null
    return nearestDouble(sum(totals.map(({ part }) => part)))
  }

  total(): number {
    return nearestDouble(sum([...this.movements.values()].map(({ emission }) => ({ n: emission, d: UNIT }))))
  }
}
