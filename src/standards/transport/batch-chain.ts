import { definedFields, readItem, type SomeFields } from '../../base/index.ts'
import type { EmissionFactor, TransportMode } from '../../core/emissions/index.ts'
import { answerAtOnce, fail } from '../../core/errors/index.ts'
import {
  add,
  divide,
  multiply,
  type NumberInput,
  ONE,
  parseNumber,
  printExact,
  type Rational,
  ZERO,
} from '../../core/exact/index.ts'
import { type BatchUseCases, batchMassReader, movementsOfBatch } from '../documents/index.ts'
import type { ChainDistanceKind, TransportCategory, TransportChain, TransportElement } from './chain.ts'

/** A movement as a company of `tonne/service` returns it. */
export interface MovementOfChain {
  readonly id: string
  readonly transportType: TransportMode
  readonly transportWeightTon: NumberInput
  readonly startDate: string
  readonly endDate: string
  readonly batches: readonly { readonly id: number }[]
}

/** The use cases needed to read the movements of a batch; a company of `tonne/service` has them. */
export type CompanyOfMovements<Movement extends MovementOfChain> = BatchUseCases<
  { readonly id: number; readonly totalWeight: NumberInput },
  Movement
>

/** Statements in addition to the records of movements. */
export interface BatchChainRequest<Movement> {
  readonly batchId: number
  /**
   * The upstream partner of a factor (`partnerOf` of `tonne/factors`); if undefined, the part is missing and the chain
   * is rejected.
   */
  readonly upstreamOf: (factor: EmissionFactor) => EmissionFactor | undefined
  /** Places, temperatures, energy carriers and other fields of the element of a movement. */
  readonly fieldsOf?:
    | ((
        movement: Movement,
      ) => SomeFields<Omit<TransportElement, 'toc'>> & { readonly toc?: SomeFields<TransportCategory> | undefined })
    | undefined
}

/** The fields read from the trace of a movement. */
interface MovementTrace {
  readonly contributions: readonly [
    {
      readonly factor: EmissionFactor
      readonly steps: readonly {
        readonly kind: string
        readonly distance?: { readonly km: string; readonly kind: ChainDistanceKind; readonly method: string }
      }[]
    },
  ]
}

/** Computes the tonnes of a batch in a movement, by weight. Throws `chain_invalid` if several batches have no weights. */
async function tonnesOf(
  massOf: (batchId: number) => Promise<Rational>,
  { id: movementId, batches, transportWeightTon }: MovementOfChain,
  batchId: number,
): Promise<string> {
  const weights = await Promise.all(batches.map(({ id }) => massOf(id)))
  const all = weights.reduce(add, ZERO)
  const own = weights[batches.findIndex(({ id }) => id === batchId)] ?? ZERO
  if (all.n === 0n && batches.length > 1) {
    const message = `of the movement ${movementId} have no weight, so the tonnes of each are unknown; give at least one of them its weight`
    fail('batches', 'chain_invalid', { message, expected: 'totalWeight above 0' })
  }
  const share = all.n === 0n ? ONE : divide(own, all)
  return printExact(multiply(parseNumber(transportWeightTon), share))
}

/** Rejects a movement that counts its distance twice: the intensities of a chain include the empty return. */
function rejectDoubledDistance({ id }: MovementOfChain, { contributions: [{ steps }] }: MovementTrace): void {
  if (!steps.some(({ kind }) => kind === 'policy')) return
  const message = `of the movement ${id} counts its distance twice (policy returnMovement: 'double'), but an intensity of ISO 14083 includes the empty return; calculate it again by 'single', or record the way back as a movement`
  fail('isReturnMoving', 'chain_invalid', { message, expected: "returnMovement: 'single'", received: true })
}

/** Builds the category of a movement. Its factor counts as tank to wheel, unless it covers well to wheel. */
function categoryOf<Movement extends MovementOfChain>(
  { transportType: mode }: Movement,
  factor: EmissionFactor,
  { upstreamOf }: BatchChainRequest<Movement>,
): TransportCategory {
  const isWellToWheel = factor.boundary === 'WTW' || factor.boundary === 'lifecycle'
  const upstream = isWellToWheel ? undefined : answerAtOnce('upstreamOf', upstreamOf(factor))
  const intensity = isWellToWheel ? { wtw: factor } : { ttw: factor, ...(upstream && { wtt: upstream }) }
  return { id: factor.key, mode, activityUnit: 't·km', intensity }
}

/** Reads the elements of movements from their traces; a batch in several movements is read once. */
function elementReader<Movement extends MovementOfChain>(
  company: CompanyOfMovements<Movement>,
  request: BatchChainRequest<Movement>,
): (movement: Movement) => Promise<TransportElement> {
  const massOf = batchMassReader(company)
  return async (movement) => {
    const trace = JSON.parse(await company.audit.trace(movement.id)) as MovementTrace
    rejectDoubledDistance(movement, trace)
    const [contribution] = trace.contributions
    const distances = contribution.steps.flatMap(({ distance }) => distance ?? [])
    const { km, kind, method } = readItem(distances, 0)
    const { toc, ...fields } = answerAtOnce('fieldsOf', request.fieldsOf?.(movement)) ?? {}
    return {
      id: movement.id,
      toc: { ...categoryOf(movement, contribution.factor, request), ...definedFields(toc ?? {}) },
      distance: { value: km, kind, method },
      mass: await tonnesOf(massOf, movement, request.batchId),
      departureAt: movement.startDate,
      arrivalAt: movement.endDate,
      ...definedFields(fields),
    }
  }
}

/**
 * Reads the transport chain of a batch, for `transportChain` and `shipmentFootprint`: its movements in the order of
 * their dates, each with the factor and distance of its record, the upstream partner of the factor, and the batch's
 * share of the tonnes. Those functions reject a movement whose distance is an estimate or whose upstream factor is
 * unknown. Hubs, places and energy carriers are in no record: the caller adds them. Throws `chain_invalid` for a movement
 * that counts its distance twice for the return or whose batches have no weights, and what the use cases throw.
 *
 * @example
 * ```ts
 * import { partnerOf } from 'tonne/factors'
 * import { createService } from 'tonne/service'
 * import { readBatchChain } from 'tonne/transport'
 * const company = createService().company(1)
 * const { record: batch } = await company.batches.create({ name: 'March', manufacturingDate: '2025-03-01', totalWeight: 87 })
 * const chain = await readBatchChain(company, { batchId: batch.id, upstreamOf: (factor) => partnerOf(factor, 'WTT') })
 * chain.shipmentId // => '1'
 * chain.mass // => '87'
 * ```
 */
export async function readBatchChain<Movement extends MovementOfChain>(
  company: CompanyOfMovements<Movement>,
  request: BatchChainRequest<Movement>,
): Promise<TransportChain> {
  const { record: batch } = await company.batches.get(request.batchId)
  const movements = await movementsOfBatch(company, batch.id)
  movements.sort((one, other) => (one.startDate < other.startDate ? -1 : 1))
  const elementOf = elementReader(company, request)
  const elements: TransportElement[] = []
  for (const movement of movements) elements.push(await elementOf(movement))
  const mass = printExact(parseNumber(batch.totalWeight))
  return { shipmentId: String(batch.id), mass, massUnit: 'kg', elements }
}
