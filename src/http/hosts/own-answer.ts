import { problemResponse } from '../problem.ts'
import type { Api, ApiRequest, ApiResponse, StreamedResponse } from '../request.ts'

/** A request and its possible targets: with the mount path of the host, or without. */
export interface MountedRequest extends Omit<ApiRequest, 'target'> {
  readonly targets: readonly [string, ...string[]]
}

/** Sets one of the targets of a request. */
function withTarget({ method, headers, body, isSecure, signal, host }: MountedRequest, target: string) {
  return { method, target, headers, body, isSecure, signal, host, takesPieces: true } as const satisfies ApiRequest
}

/** Makes a 500 response from any error, because nothing may be thrown into a host. */
function failureResponse(error: unknown, { targets: [target] }: MountedRequest): ApiResponse {
  return problemResponse(error, target)
}

/** Responds to the first target that the interface owns; null if it owns no target. Never rejects. */
export async function ownAnswer(api: Api, request: MountedRequest): Promise<StreamedResponse | null> {
  try {
    const { targets } = request
    // most hosts have one, or the same twice
    for (const target of targets.length === 1 || targets[1] === targets[0] ? [targets[0]] : targets) {
      const answer = await api.handle(withTarget(request, target))
      if (answer !== null) return answer
    }
    return null
  } catch (error) {
    return failureResponse(error, request)
  }
}

/** Like `ownAnswer`, with 404 instead of null. */
export async function anyAnswer(api: Api, request: MountedRequest): Promise<StreamedResponse> {
  try {
    return (await ownAnswer(api, request)) ?? (await api.answer(withTarget(request, request.targets[0])))
  } catch (error) {
    return failureResponse(error, request)
  }
}

/** Removes a path prefix from a target; other targets are returned unchanged. */
export function withoutPrefix(target: string, prefix: string): string {
  const rest = target.slice(prefix.length)
  return prefix.length > 1 && target.startsWith(prefix) && rest.startsWith('/') ? rest : target
}
