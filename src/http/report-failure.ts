import { callAndForget, EmissionsError } from '../errors/index.ts'
import { statusOfError } from './problem.ts'
import type { ApiRequest } from './request.ts'

/** Reports a fault of the service, whose details the response omits; the response is sent in any case. */
export function reportFailure(
  onError: ((error: unknown, request: ApiRequest) => void) | null,
  error: unknown,
  request: ApiRequest,
): void {
  // a disconnected client is not a fault
  const isDisconnected = request.signal?.aborted === true && !EmissionsError.is(error)
  if (isDisconnected || statusOfError(error) < 500) return
  callAndForget(() => onError?.(error, request))
}
