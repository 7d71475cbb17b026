import { EmissionsError, type Violation } from '../../../../core/errors/index.ts'
import { FileFailures, UsageError } from '../../failure.ts'

/** A fault as the page shows it. */
type ShownFault = Pick<Violation, 'code' | 'path' | 'message'>

const FAULTS_MAX = 100

/** Words of the program for settings, and the words of the page. */
const PAGE_WORDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/--map names the column/g, 'the mapping names the column'],
  [/, or pass --header-row (\d+)/g, ', or enter $1 as “line of the header”'],
  [/; otherwise pass --header-row/g, '; otherwise enter the “line of the header”'],
  [/; if another line names the columns, pass --header-row with its number/g, ''],
  [/as --header-row (\d+) says/g, 'although $1 was entered as “line of the header”'],
  [/pass --year, like --year 2025/g, 'enter the “year”'],
  [/--year must be/g, 'the “year” must be'],
  [/--header-row must be/g, 'the “line of the header” must be'],
  [/pass --sheet with one of/g, 'choose one of'],
  [/; otherwise pass --decimal point/g, '; otherwise choose another “decimal mark”'],
  [/pass --decimal comma or --decimal point/g, 'choose the “decimal mark”'],
  [/pass --date-format dmy or --date-format mdy/g, 'choose the “order of dates”'],
  [/; otherwise pass --end-date (?:inclusive|exclusive)/g, '; otherwise choose how “ends” are meant'],
  [/, as --end-date says/g, ', as chosen'],
  [/, like --map "[^"]*=country:[A-Za-z-]+"/g, ', or choose a country for rows that name none'],
  [/, or pass a country for all new sites \(--country GB\)/g, ', or choose a country for new sites'],
  [
    /name its column by --map, like --map .+?, rename it \(tonne calculate --help lists them\), or pass --ignore-unknown-columns/g,
    'choose its meaning above',
  ],
  [/pass --unpivot "([^"]*)"/g, 'choose “rows” for these columns ($1)'],
  [/, like --map "[^"]*="/g, ', by choosing “not used”'],
  [/, like --map '[^']*='/g, ', by choosing “not used”'],
  [/; name its encoding by --encoding, or save it as UTF-8/g, '; save it as UTF-8'],
  [
    /the file, or an option that decides how it is read, is not the one that was previewed as \w+; preview it again/g,
    'the file changed since its rows were checked, so nothing was imported; check the rows again',
  ],
  [
    /pass --allow-credits for credit notes, refunds and corrections, which then reduce the total/g,
    'choose “credits” for “negative quantities” if they are credit notes or refunds, or leave the row out',
  ],
  [/, or write a quantity with a factor for urea of your own \(--factors\)/g, ''],
  [/, or name a factor of your own \(--factors\)/g, ''],
  [
    /name one by its key(?:, or add your own to a catalogue)?/g,
    'type other words in this field, and choose a factor from its list',
  ],
  [/; otherwise pass --map "=\w+:…"/g, '; otherwise choose it under “for rows that do not say”'],
  [/name the column, like --map "[^"=]+=\w+"/g, 'choose its meaning among the columns'],
  [/, like --country [A-Z-]+/g, ', by choosing a country “for rows that do not say”'],
  [/, or pass --price-year \d+ for the file, which leaves out the change of prices since/g, ''],
  [/ \(--(?:factors|year)\)/g, ''],
  [/name the columns by --map/g, 'choose the meaning of the columns'],
  [/, like --map "[^"]*:[^"]*"/g, ''],
]

/** Speaks of the controls of the page instead of the options of the program. */
export function pageWords(message: string): string {
  return PAGE_WORDS.reduce((text, [from, to]) => text.replace(from, to), message)
}

/** The fault of an error whose details are hidden. */
export const INTERNAL_FAULT: ShownFault = {
  path: '',
  code: 'internal_error',
  message: 'the server failed, through no fault of the request; its log says why',
}

function fileFaults({ groups }: FileFailures): readonly ShownFault[] {
  return groups.causes.map(({ code, message, examples: [first], count }) => {
    const line = first?.position?.line
    const more = count > 1 ? `, and ${count - 1} more` : ''
    return { path: line === undefined ? '' : `line ${line}${more}`, code, message: pageWords(message) }
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
  return error.violations
    .slice(0, FAULTS_MAX)
    .map(({ code, path, message }) => ({ code, path: path === 'digest' ? '' : path, message: pageWords(message) }))
}
