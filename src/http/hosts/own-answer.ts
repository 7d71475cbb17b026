import { problemResponse } from '../problem.ts'
import type { Api, ApiRequest, ApiResponse } from '../request.ts'

/** A request, and the ways in which its target may be meant: with the path that the host is mounted under, or without. */
export interface MountedRequest extends Omit<ApiRequest, 'target'> {
  readonly targets: readonly [string, ...string[]]
}

async function firstAnswer(api: Api, { targets, ...request }: MountedRequest): Promise<ApiResponse | null> {
  for (const target of new Set(targets)) {
    const answer = await api.handle({ ...request, target })
    if (answer !== null) return answer
  }
  return null
}

/** Whatever is thrown becomes 500: nothing of ours is thrown into a host. */
async function orProblem<Answer>(work: () => Promise<Answer>, [target]: readonly string[]) {
  try {
    return await work()
  } catch (error) {
    return problemResponse(error, target ?? '/')
  }
}

/** The answer of the interface by the first target that is one of its own; null: none is. Never rejects. */
export function ownAnswer(api: Api, request: MountedRequest): Promise<ApiResponse | null> {
  return orProblem(() => firstAnswer(api, request), request.targets)
}

/** As `ownAnswer`, with 404 where none is. */
export function anyAnswer(api: Api, request: MountedRequest): Promise<ApiResponse> {
  const { targets, ...rest } = request
  const work = async () => (await firstAnswer(api, request)) ?? (await api.answer({ ...rest, target: targets[0] }))
  return orProblem(work, targets)
}

/** The target without a path that it begins with; as it is where it does not. */
export function withoutPrefix(target: string, prefix: string): string {
  const rest = target.slice(prefix.length)
  return prefix.length > 1 && target.startsWith(prefix) && rest.startsWith('/') ? rest : target
}
