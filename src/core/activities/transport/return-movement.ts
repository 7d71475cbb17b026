import { fail, type Notice, notice } from '../../errors/index.ts'

/** The effect of a return on freight: none, or twice the distance. */
export type ReturnMovement = 'single' | 'double'

/** The choices of the effect of a return on freight. */
export const RETURN_MOVEMENTS: readonly ReturnMovement[] = Object.freeze(['single', 'double'])

/** The decision to double a distance, with notices. */
interface ReturnRule {
  readonly isDoubled: boolean
  readonly notices: readonly Notice[]
}

const ONE_WAY: ReturnRule = Object.freeze({ isDoubled: false, notices: [] })

/** The return of a movement, and its effect on freight. */
interface ReturnInput {
  readonly isReturn?: boolean | undefined
  readonly returnMovement?: ReturnMovement | undefined
}

function checkFlag(flag: unknown, path: string): void {
  if (flag === undefined || typeof flag === 'boolean') return
  fail(path, 'invalid_type', { message: 'must be true or false', expected: 'true, false', received: flag })
}

/** Passengers return, so the distance counts twice. Throws `invalid_type`. */
export function passengerReturn({ isReturn }: ReturnInput, path: string): ReturnRule {
  checkFlag(isReturn, path)
  if (isReturn !== true) return ONE_WAY
  const message = 'the distance, with any addition to it, counts twice for the return trip'
  return { isDoubled: true, notices: [notice('return_doubled', path, message)] }
}

/** Freight does not return: average-load factors include the empty return, so it counts twice only on request. */
export function freightReturn(input: ReturnInput, path: string): ReturnRule {
  checkFlag(input.isReturn, path)
  if (input.isReturn !== true || input.returnMovement === 'double') return passengerReturn(input, path)
  const message =
    "the distance counts once: factors of average load hold the way back; returnMovement 'double' doubles it"
  return { isDoubled: false, notices: [notice('return_not_doubled', path, message)] }
}
