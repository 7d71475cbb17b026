import { EmissionsError } from '../../core/errors/index.ts'
import { type Failure, toArgumentMessage } from '../../rows/index.ts'
import type { ImportPreview } from './import-preview.ts'

const CREDITS = 'set allowCredits to true for a correction invoice'
/** Rows of an import have no such argument: the policy of the service decides. */
const CREDITS_OF_SERVICE = 'a correction invoice needs a service whose policy has allowCredits'

/** Rewrites a sentence for someone who sends rows instead of a file to the program. */
function importMessage(message: string): string {
  return toArgumentMessage(message).replace(CREDITS, CREDITS_OF_SERVICE)
}

function withMessage<T extends Pick<Failure, 'message'>>(failure: T): T {
  return { ...failure, message: importMessage(failure.message) }
}

/** Rewrites the sentences of a preview of rows that were sent. */
export function withArgumentMessages(preview: ImportPreview): ImportPreview {
  const { problems, rowProblems } = preview
  return {
    ...preview,
    problems: problems.map((cause) => ({ ...withMessage(cause), examples: cause.examples.map(withMessage) })),
    rowProblems: rowProblems.map((row) => ({ ...row, failures: row.failures.map(withMessage) })),
  }
}

/** Throws an error again with sentences for someone who sent rows. */
export function failWithArgumentMessages(error: unknown): never {
  throw EmissionsError.is(error) ? new EmissionsError(error.violations.map(withMessage)) : error
}
