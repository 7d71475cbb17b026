import { fail, mapErrorPaths } from '../../core/errors/index.ts'
import { signHead } from '../../core/heads/index.ts'
import type { Context } from '../context/context.ts'
import type { Outcome } from '../context/use-cases.ts'
import { transact } from '../context/write.ts'

/** The outcome of a change, and the head of the log that was signed after it. */
export interface SignedOutcome<Record> extends Outcome<Record> {
  /**
   * The signed head, as `audit.signHead()` returns it. Absent: the service has no `headKeys`. Null: signing failed, and
   * the change stays; call `audit.signHead()` for a head.
   */
  readonly signedHead?: string | null
  /** A sentence that says why signing failed. */
  readonly signingFailure?: string
}

/**
 * Signs the head of the company's log as it is now, with the time of the service's clock. Throws `not_found` if the service has
 * no keys, and `head_key_invalid` for keys that do not belong together.
 */
export async function signLogHead(context: Context): Promise<string> {
  const { headKeys, companyId, now } = context
  const { sequence, digest } = await transact(context, (tx) => tx.logHead())
  if (headKeys === null)
    return fail(
      'headKeys',
      'not_found',
      'are missing, so no head can be signed; the host of the service passes a pair to createService',
    )
  try {
    return await signHead({ companyId, sequence, digest, time: now() }, headKeys)
  } catch (error) {
    throw mapErrorPaths(() => 'headKeys', error)
  }
}

/** Signs the head after a change that is already committed: a failure to sign is stated and undoes nothing. */
export async function withSignedHead<Record>(
  context: Context,
  outcome: Outcome<Record>,
): Promise<SignedOutcome<Record>> {
  if (context.headKeys === null) return outcome
  try {
    return { ...outcome, signedHead: await signLogHead(context) }
  } catch (error) {
    const signingFailure = error instanceof Error ? error.message : String(error)
    return { ...outcome, signedHead: null, signingFailure }
  }
}
