import { fail, type Notice, notice } from '../../errors/index.ts'

/** What a way back does to freight: nothing, or twice the distance. */
export type ReturnMovement = 'single' | 'double'

/** The choices of what a way back does to freight. */
export const RETURN_MOVEMENTS: readonly ReturnMovement[] = Object.freeze(['single', 'double'])

/** Whether a distance is doubled, and what has to be said of it. */
export interface ReturnRule {
  readonly isDoubled: boolean
  readonly notices: readonly Notice[]
}

const ONE_WAY: ReturnRule = Object.freeze({ isDoubled: false, notices: [] })

/** Whether something comes back, and what that does to freight. */
export interface ReturnInput {
  readonly isReturn?: boolean | undefined
  readonly returnMovement?: ReturnMovement | undefined
}

function checkFlag(flag: unknown, path: string): void {
  if (flag === undefined || typeof flag === 'boolean') return
  fail(path, 'invalid_type', { message: 'must be true or false', expected: 'true, false', received: flag })
}

/** People come back: the distance counts twice. Throws `invalid_type`. */
export function passengerReturn({ isReturn }: ReturnInput, path: string): ReturnRule {
  checkFlag(isReturn, path)
  if (isReturn !== true) return ONE_WAY
  const message = 'the distance, raised where it was, counts twice for the way back'
  return { isDoubled: true, notices: [notice('return_doubled', path, message)] }
}

/** Freight stays: factors of average load hold the empty way back, so it counts twice only when asked for. */
export function freightReturn(input: ReturnInput, path: string): ReturnRule {
  checkFlag(input.isReturn, path)
  if (input.isReturn !== true || input.returnMovement === 'double') return passengerReturn(input, path)
  const message =
    "the distance counts once: factors of average load hold the way back; returnMovement 'double' doubles it"
  return { isDoubled: false, notices: [notice('return_not_doubled', path, message)] }
}
