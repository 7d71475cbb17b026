import type { Calculation } from '../../emissions/index.ts'
import { type Notice, notice } from '../../errors/index.ts'
import { atPaths, noticesAt } from '../naming/at-fields.ts'

/** The fields of the client by those of a calculation: `{ mass: 'transportWeightTon', distance: '' }`. */
export type CalculationFields = Readonly<Record<string, string>>

const LEG = /^legs\[\d+\]\./
const FOUND = 'distance.'

/** The field of the client: the longest beginning that is known; what a finding said stands at its field already. */
function fieldOf(path: string, fields: CalculationFields): string {
  const within = path.replace(LEG, '')
  for (let start = within; start !== ''; start = start.slice(0, Math.max(0, start.lastIndexOf('.')))) {
    if (Object.hasOwn(fields, start) && start !== 'distance') return fields[start] as string
  }
  if (within.startsWith(FOUND)) return within.slice(FOUND.length)
  return within === 'distance' ? (fields.distance ?? '') : within
}

/** Each notice once: two legs can have the same to say. */
function once(notices: readonly Notice[]): readonly Notice[] {
  const said = new Map(notices.map((one) => [JSON.stringify([one.code, one.path, one.message]), one]))
  return [...said.values()]
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
export function calculatedAtFields(calculate: () => Calculation, fields: CalculationFields): Calculation {
  const pathOf = (path: string) => fieldOf(path, fields)
  const calculation = atPaths(pathOf, calculate)
  return { ...calculation, notices: once(noticesAt(pathOf, withFigures(calculation))) }
}
