import * as z from 'zod'
import { isNumberInput, nearestDouble, parseNumber } from '../core/exact/index.ts'
import { inputObject, type OutputOf, orNull } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import type { Payloads } from './fields/payload.ts'
import { quantity } from './fields/quantity.ts'
import { type InputSchema, type Rejection, reading } from './fields/reading.ts'
import { label, name, numericId, text, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const degrees = () => z.union([resourceNumber(), z.string()])

const addressSchema = z.strictObject({
  address: z.string(),
  coordinates: z.strictObject({ lat: degrees(), lng: degrees() }),
})

const siteShape = {
  id: z.string(),
  name: z.string(),
  address: addressSchema,
  avatarUrl: z.string().nullable(),
  possessionType: z.string(),
  area: resourceNumber(),
  unit: z.string(),
  countryId: resourceId(),
  gridRegionId: resourceId().nullable(),
  companyId: resourceId(),
  totalEmission: resourceNumber(),
  ...stamps(),
}

/** A site in the contract's shape. */
export interface SiteResource extends OutputOf<typeof siteShape> {}

/** Schema of a site: a place of the company that uses fuel and electricity. */
export const siteSchema: ResourceSchema<SiteResource> = z.strictObject(siteShape)

/** A usual type of possession of a site, or any other text. */
export type PossessionType = 'Owned' | 'Leased' | 'Rented' | (string & {})

/** A usual unit of the area of a site, or any other text. */
export type AreaUnit = 'M2' | 'FT2' | 'HA' | (string & {})

/** `Text`; for a literal that is not one of `Names` in any case, these names and a sentence. */
type Usual<Text, Names extends string, Noun extends string> = Text extends string
  ? string extends Text
    ? Text
    : Uppercase<Text> extends Uppercase<Names>
      ? Text
      : Names | `'${Text}' is not a usual ${Noun}; pass another one as a string`
  : Text

/** The texts of a site that the compiler checks if they are literals. */
export interface SiteLiterals<Possession extends PossessionType, Area extends AreaUnit> {
  readonly possessionType?: Usual<Possession, 'Owned' | 'Leased' | 'Rented', 'type of possession'> | undefined
  readonly unit?: Usual<Area, 'M2' | 'FT2' | 'HA', 'unit of area'> | undefined
}

/** The type of possession of a site: any text; the contract's own value in its spelling. */
const possessionType = (): InputSchema<string, Payloads<PossessionType>> =>
  label(LIMITS.label, (value) => (value.toLowerCase() === 'owned' ? 'Owned' : value))

/** The unit of a site's area: any text; the contract's two values in their spelling. */
const areaUnit = (): InputSchema<string, Payloads<AreaUnit>> =>
  label(LIMITS.siteUnit, (value) => (/^(?:m2|ft2)$/i.test(value) ? value.toUpperCase() : value))

/** Schemas of the inputs that create and change a site. */
export function siteInputs(policy: InputPolicy) {
  const object = <Shape extends z.core.$ZodShape>(shape: Shape) => inputObject(policy, { shape })
  const coordinates = { lat: coordinate(90), lng: coordinate(180) }
  const address = { address: text(LIMITS.address), coordinates: object(coordinates) }
  const shape = {
    address: object(address),
    avatarUrl: orNull(webUrl()),
    possessionType: possessionType().default('Owned'),
    name: name(),
    area: quantity(),
    unit: areaUnit(),
    countryId: numericId(),
    gridRegionId: orNull(numericId()),
  }
  const changed = { ...partialShape(address), coordinates: object(partialShape(coordinates)).optional() }
  const update = { ...partialShape(shape), address: object(changed).optional() }
  return inputPair(policy, { shape, update, resource: siteSchema })
}

const LENGTH_MAX = 64

function degreesOf(value: number | string): number | undefined {
  if (typeof value === 'number') return value
  const isNumber = value.length <= LENGTH_MAX && !value.includes('/') && isNumberInput(value)
  return isNumber ? nearestDouble(parseNumber(value)) : undefined
}

/** Schema of degrees from -max to max, as a number or a string of digits, returned unchanged. */
function coordinate(max: 90 | 180): InputSchema<number | string> {
  const expected = `degrees from -${max} to ${max}`
  const notANumber: Rejection = {
    code: 'not_a_number',
    message: 'is not a number; write degrees with a decimal point',
    expected,
  }
  const outside: Rejection = {
    code: 'invalid_coordinates',
    message: `lies outside the Earth; give ${expected}`,
    expected,
  }
  return reading(z.union([z.number(), z.string()], { error: expected }), (value) => {
    const degrees = degreesOf(value)
    if (degrees === undefined) return notANumber
    if (Math.abs(degrees) > max) return outside
    return typeof value === 'number' ? value + 0 : value
  })
}
