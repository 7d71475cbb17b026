import * as z from 'zod'
import { type OutputOf, orNull, periodInOrder } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { quantity } from './fields/quantity.ts'
import { choice, type InputSchema, reading } from './fields/reading.ts'
import { factorId, name, numericId, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { fileSchema, filesInput } from './file.ts'
import type { InputPolicy } from './policy.ts'

/** The kinds of instruments, in the order in which electricity draws on them (Scope 2 Guidance, 2015, table 6.3). */
export const INSTRUMENT_KINDS = ['certificate', 'contract', 'supplier_mix'] as const

/** Sources of the electricity of an instrument; the mix of a supplier may be of several. */
export const TECHNOLOGIES = [
  'wind',
  'solar',
  'hydro',
  'geothermal',
  'marine',
  'biomass',
  'nuclear',
  'fossil',
  'mixed',
] as const

/** A technology of electricity. */
export type Technology = (typeof TECHNOLOGIES)[number]

const instrumentShape = {
  id: z.string(),
  companyId: resourceId(),
  kind: z.enum(INSTRUMENT_KINDS),
  /** The number of the certificate or contract. */
  name: z.string(),
  /** The energy that it holds. */
  energyKwh: resourceNumber(),
  /** The energy that records of electricity draw from it; never above `energyKwh`. */
  drawnKwh: resourceNumber(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  /** The country of its market. */
  countryId: resourceId(),
  technology: z.enum(TECHNOLOGIES),
  /** The factor of its electricity. */
  emissionFactorId: z.string(),
  /** The only site that may use it; null: every site in its market. */
  siteId: z.string().nullable(),
  /** The time when it was retired for the company; null if it is not retired yet. */
  retiredAt: resourceTimestamp().nullable(),
  /** SHA-256 of its evidence, in hex. */
  evidenceSha256: z.string().nullable(),
  files: z.array(fileSchema),
  ...stamps(),
}

/** A certificate, a contract or the mix of a supplier, which gives its emission factor to electricity of the company. */
export interface InstrumentResource extends OutputOf<typeof instrumentShape> {}

/** Schema of a certificate, a contract or the mix of a supplier. */
export const instrumentSchema: ResourceSchema<InstrumentResource> = z.strictObject(instrumentShape)

const SHA256 = /^[0-9a-f]{64}$/i

function sha256(): InputSchema<string> {
  return reading<string, string>(z.string().meta({ pattern: '^[0-9A-Fa-f]{64}$' }), (value) => {
    if (SHA256.test(value)) return value.toLowerCase()
    return { code: 'invalid_type', message: 'must be a SHA-256: 64 digits of hex', expected: '64 digits of hex' }
  })
}

/** Schemas of the inputs that create and change an instrument. */
export function instrumentInputs(policy: InputPolicy) {
  const shape = {
    kind: choice(INSTRUMENT_KINDS),
    name: name(),
    energyKwh: quantity(),
    startDate: timestamp(),
    endDate: timestamp(),
    countryId: numericId(),
    technology: choice(TECHNOLOGIES),
    emissionFactorId: factorId(),
    siteId: orNull(textId()),
    retiredAt: orNull(timestamp()),
    evidenceSha256: orNull(sha256()),
    files: filesInput(policy).optional(),
  }
  const rules = [periodInOrder('startDate', 'endDate')]
  return inputPair(policy, { shape, update: partialShape(shape), resource: instrumentSchema, rules })
}
