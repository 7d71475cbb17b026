import { EmissionsError, type Violation } from '../../../../core/errors/index.ts'
import { FileFailures, UsageError } from '../../failure.ts'
import { pageWords } from './page-words.ts'

/** A fault as the page shows it. */
type ShownFault = Pick<Violation, 'code' | 'path' | 'message'>

const FAULTS_MAX = 100

/** The fault of an error whose details are hidden. */
export const INTERNAL_FAULT: ShownFault = {
  path: '',
  code: 'internal_error',
  message: 'the server failed, through no fault of the request; its log says why',
}

/** Names the file at the beginning of a message about it as a whole: 'the file is a workbook that …'. */
function withSubject(message: string): string {
  return /^(?:is|has|holds|contains|needs|names|cannot|must) /.test(message) ? `the file ${message}` : message
}

function fileFaults({ groups }: FileFailures): readonly ShownFault[] {
  return groups.causes.map(({ code, message, examples: [first], count }) => {
    const line = first?.position?.line
    const more = count > 1 ? `, and ${count - 1} more` : ''
    const words = pageWords(message)
    return {
      path: line === undefined ? '' : `line ${line}${more}`,
      code,
      message: line === undefined ? withSubject(words) : words,
    }
  })
}

/** True if the page may show the details of an error. */
export function isShown(error: unknown): boolean {
  return error instanceof FileFailures || error instanceof UsageError || EmissionsError.is(error)
}

/** The faults of an error that the page may show, in its words. Details of other errors are hidden. */
export function shownFaults(error: unknown): readonly ShownFault[] {
  if (error instanceof FileFailures) return fileFaults(error).slice(0, FAULTS_MAX)
  if (error instanceof UsageError) return [{ path: '', code: 'invalid_choice', message: pageWords(error.message) }]
  if (!EmissionsError.is(error)) return [INTERNAL_FAULT]
  return error.violations.slice(0, FAULTS_MAX).map(({ code, path: of, message }) => {
    const path = of === 'digest' ? '' : of
    return { code, path, message: path === '' ? withSubject(pageWords(message)) : pageWords(message) }
  })
}
