import { problemResponse } from '../problem.ts'
import type { Api, ApiRequest, ApiResponse, StreamedResponse } from '../request.ts'

/** A request, and the ways in which its target may be meant: with the path that the host is mounted under, or without. */
export interface MountedRequest extends Omit<ApiRequest, 'target'> {
  readonly targets: readonly [string, ...string[]]
}

/** The request with one of its targets. */
function aimed({ method, headers, body, signal }: MountedRequest, target: string) {
  return { method, target, headers, body, signal, takesPieces: true } as const satisfies ApiRequest
}

async function firstAnswer(api: Api, request: MountedRequest): Promise<StreamedResponse | null> {
  const { targets } = request
  for (let at = 0; at < targets.length; at += 1) {
    const target = targets[at] as string
    if (targets.indexOf(target) < at) continue
    const answer = await api.handle(aimed(request, target))
    if (answer !== null) return answer
  }
  return null
}

/** Whatever is thrown becomes 500: nothing of ours is thrown into a host. */
function failed(error: unknown, { targets: [target] }: MountedRequest): ApiResponse {
  return problemResponse(error, target)
}

/** The answer of the interface by the first target that is one of its own; null: none is. Never rejects. */
export async function ownAnswer(api: Api, request: MountedRequest): Promise<StreamedResponse | null> {
  try {
    return await firstAnswer(api, request)
  } catch (error) {
    return failed(error, request)
  }
}

/** As `ownAnswer`, with 404 where none is. */
export async function anyAnswer(api: Api, request: MountedRequest): Promise<StreamedResponse> {
  try {
    return (await firstAnswer(api, request)) ?? (await api.answer(aimed(request, request.targets[0])))
  } catch (error) {
    return failed(error, request)
  }
}

/** The target without a path that it begins with; as it is where it does not. */
export function withoutPrefix(target: string, prefix: string): string {
  const rest = target.slice(prefix.length)
  return prefix.length > 1 && target.startsWith(prefix) && rest.startsWith('/') ? rest : target
}
