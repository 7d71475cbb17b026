import type { Calculation } from '../../../emissions/index.ts'
import { getOrInsertComputed, type Notice, notice, noticesAt, type PathOf, withPaths } from '../../../errors/index.ts'
import { sharedByRecords } from '../../../store/index.ts'

/** The fields of a client behind the inputs of a calculation: `{ unit: 'unitId', distance: '' }`. */
export type FieldNames = Readonly<Record<string, string>>

const LEG = /^legs\[\d+\]\./
const FOUND = 'distance.'

/**
 * Maps 'factor.unit' to the field that the factor was named in: that of the longest beginning that is known. What a
 * finding of a distance says stands at its field already, and what no field stands behind stays.
 */
export function fieldIn(fields: FieldNames): PathOf {
  return (path) => {
    const within = path.replace(LEG, '')
    for (let start = within; start !== ''; start = start.slice(0, Math.max(0, start.lastIndexOf('.')))) {
      if (Object.hasOwn(fields, start) && start !== 'distance') return fields[start] as string
    }
    if (within.startsWith(FOUND)) return within.slice(FOUND.length)
    return within === 'distance' ? (fields.distance ?? '') : within
  }
}

/** Returns what `work` gives; its errors name the fields that the client knows. */
export function withClientPaths<T>(fields: FieldNames, work: () => T): T {
  return withPaths(fieldIn(fields), work)
}

/** Notices of factors and units, the same for every quantity: by fields and by notices, both immutable. */
const relabelled = new WeakMap<FieldNames, WeakMap<readonly Notice[], readonly Notice[]>>()

function noticesWithClientPaths(fields: FieldNames, notices: readonly Notice[]): readonly Notice[] {
  if (!Object.isFrozen(notices)) return noticesAt(fieldIn(fields), notices)
  const ofFields = getOrInsertComputed(relabelled, fields, () => new WeakMap())
  return getOrInsertComputed(ofFields, notices, () => sharedByRecords(noticesAt(fieldIn(fields), notices)))
}

/** The calculation with its notices at the fields of the client. */
export function relabelNotices(fields: FieldNames, calculation: Calculation): Calculation {
  return { ...calculation, notices: noticesWithClientPaths(fields, calculation.notices) }
}

/** Each notice once: two legs can have the same to say. */
function distinct(notices: readonly Notice[]): readonly Notice[] {
  const byText = new Map(notices.map((one) => [JSON.stringify([one.code, one.path, one.message]), one]))
  return [...byText.values()]
}

/** The notices, those of raised distances with both figures: as the record shows the distance, and as it counts. */
function withFigures({ contributions, notices }: Calculation): readonly Notice[] {
  const raised = contributions
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.kind === 'distance' && step.distance.rule !== 'none' ? [step] : []))
    .values()
  return notices.map((one) => {
    const step = one.code === 'distance_uplift' ? raised.next().value : undefined
    if (step === undefined) return one
    return notice(one.code, one.path, `${one.message}; ${step.distance.km} km were found, ${step.times} km count`)
  })
}

/** The calculation with its notices at the fields of the client, each once. Throws what it throws, at those fields. */
export function calculatedWithClientPaths(calculate: () => Calculation, fields: FieldNames): Calculation {
  const pathOf = fieldIn(fields)
  const calculation = withPaths(pathOf, calculate)
  return { ...calculation, notices: distinct(noticesAt(pathOf, withFigures(calculation))) }
}
