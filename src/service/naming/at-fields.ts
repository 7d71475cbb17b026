import type { Calculation } from '../../emissions/index.ts'
import { EmissionsError, type Notice, notice } from '../../errors/index.ts'
import { sharedByRecords } from '../../store/index.ts'

/** The fields of a client behind the inputs of a calculation: `{ unit: 'unitId' }`. */
export type FieldNames = Readonly<Record<string, string>>

/** 'factor.unit' as the field that the factor was named in; what no field stands behind stays. */
export function fieldIn(fields: FieldNames): (path: string) => string {
  return (path) => {
    const input = path.split('.')[0] as string
    return Object.hasOwn(fields, input) ? (fields[input] as string) : path
  }
}

/** What `work` gives; what it refuses is said of the fields that the client knows. */
export function atFields<T>(fields: FieldNames, work: () => T): T {
  return atPaths(fieldIn(fields), work)
}

/** What `work` gives; what it refuses is said of the paths that `pathOf` makes of its own. */
export function atPaths<T>(pathOf: (path: string) => string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw errorAt(pathOf, error)
  }
}

/** The error, said of the paths that `pathOf` makes of its own; what refuses no input stays as it is. */
export function errorAt(pathOf: (path: string) => string, error: unknown): unknown {
  if (!EmissionsError.is(error)) return error
  return new EmissionsError(error.violations.map((one) => ({ ...one, path: pathOf(one.path) })))
}

/** The notices, said of the paths that `pathOf` makes of their own. */
export function noticesAt(pathOf: (path: string) => string, notices: readonly Notice[]): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, pathOf(path), message))
}

/** What is said of a factor and a unit is the same for every quantity: by the fields, and by the notices, both unchanging. */
const said = new WeakMap<FieldNames, WeakMap<readonly Notice[], readonly Notice[]>>()

function noticesAtFields(fields: FieldNames, notices: readonly Notice[]): readonly Notice[] {
  if (!Object.isFrozen(notices)) return noticesAt(fieldIn(fields), notices)
  const ofFields = said.get(fields) ?? new WeakMap<readonly Notice[], readonly Notice[]>()
  said.set(fields, ofFields)
  const known = ofFields.get(notices) ?? sharedByRecords(noticesAt(fieldIn(fields), notices))
  ofFields.set(notices, known)
  return known
}

/** The calculation with its notices at the fields of the client. */
export function saidOfFields(fields: FieldNames, calculation: Calculation): Calculation {
  return { ...calculation, notices: noticesAtFields(fields, calculation.notices) }
}
