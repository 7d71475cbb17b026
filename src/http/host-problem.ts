import type { ApiOptions } from './api-options.ts'
import { type ProblemBody, type ProblemDetails, standardBody } from './problem.ts'
import type { ApiRequest } from './request.ts'

/** Makes the bodies of problems as the host does. If that fails, the failure is reported, and the standard body is sent. */
export function hostProblemBody(
  { problemOf: own }: Pick<ApiOptions, 'problemOf'>,
  request: ApiRequest,
  report: (error: unknown) => void,
): (problem: ProblemDetails) => ProblemBody {
  if (own === undefined) return standardBody
  return (problem) => {
    try {
      const { body, mediaType = 'application/json' } = own(problem, request)
      const text: unknown = JSON.stringify(body)
      if (typeof text === 'string' && typeof mediaType === 'string') return { mediaType, text }
      throw new TypeError('problemOf must return { body }, an object that JSON can hold')
    } catch (error) {
      report(error)
      return standardBody(problem)
    }
  }
}
