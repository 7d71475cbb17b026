import { ERROR_CODES, NOTICE_CODES, NOTICE_SEVERITIES, UNCHECKED_CODES } from '../../../src/codes.ts'
import { STATUS_OF_CODE } from '../../../src/http/status-of-code.ts'
import { ERROR_ACTIONS } from './error-actions.ts'
import { NOTICE_ACTIONS, UNCHECKED_ACTIONS } from './notice-actions.ts'

/** The page that `codesPage` is written to. */
export const CODES_PAGE = 'src/docs/codes.md'

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Rows of a table: each code with its meaning, what else is known of it, and what to do. */
function rowsOf<Code extends string>(
  meanings: Readonly<Record<Code, string>>,
  actions: Readonly<Record<Code, string>>,
  more: (code: Code) => readonly string[] = () => [],
): string[][] {
  return (Object.keys(meanings) as Code[]).map((code) => [
    `\`${code}\``,
    ...more(code),
    sentence(meanings[code]),
    actions[code],
  ])
}

/** The page of codes: every error, notice and unchecked part. */
export function codesPage(): string {
  return `# Codes

Every code, what it means and what to do. The lists are closed: [\`tonne/codes\`](reference/codes.md) exports the codes with their
meanings. This page is written by \`npx tsx test/tools/codes-page/write.ts\`.

## Errors

An \`EmissionsError\` and a problem document list every violation with a code, the path of the field and a sentence. The number is the
status over HTTP.

${table(
  ['code', 'HTTP', 'meaning', 'what to do'],
  rowsOf(ERROR_CODES, ERROR_ACTIONS, (code) => [String(STATUS_OF_CODE[code])]),
)}

## Notices

A notice states an assumption. A \`warning\` moves the number; an \`info\` says how something was read. Over HTTP the header
\`Tonne-Notices\` names code and field.

${table(
  ['code', 'severity', 'meaning', 'what to do'],
  rowsOf(NOTICE_CODES, NOTICE_ACTIONS, (code) => [NOTICE_SEVERITIES[code]]),
)}

## Parts that a verification did not check

\`verify\` and \`verifyBundle\` list them as \`unchecked\`. Everything else was checked.

${table(['code', 'meaning', 'what to do'], rowsOf(UNCHECKED_CODES, UNCHECKED_ACTIONS))}
`
}
