import { show } from '../../../core/errors/index.ts'
import type { EndDate } from '../../../core/time/index.ts'
import { type DatedRow, END_DATES, type EndDateReading, type FileForm, readEndDates } from '../../../rows/index.ts'

type EndDateProof = NonNullable<EndDateReading['proofs'][EndDate]>

const END_DATE_WORDS: Readonly<Record<EndDate, string>> = {
  inclusive: 'the last day of its period',
  exclusive: 'the day after its period',
}

function proofText(endDate: EndDate, [line, next]: EndDateProof): string {
  if (next === undefined) return `line ${line} ends ${endDate === 'exclusive' ? 'on the first day of' : 'with'} a month`
  return `line ${next} begins ${endDate === 'exclusive' ? 'on' : 'the day after'} the end of line ${line}`
}

/** The beginning of the sentence about the ends of a file. */
export const END_SENTENCE = 'the end of a row is '

/** Explains how the ends of a file are read, and why, as a line of the summary. */
function endDateSentence({ endDate, by, proofs }: EndDateReading, header: string): string {
  const reading = `${END_SENTENCE}${END_DATE_WORDS[endDate]}`
  if (by === 'option') return `${reading}, as --end-date says`
  const texts = END_DATES.flatMap((one) => (proofs[one] === undefined ? [] : [proofText(one, proofs[one])]))
  const proof = proofs[endDate]
  if (by === 'rows' && proof !== undefined) return `${reading}: ${proofText(endDate, proof)}`
  const why = texts.length === 0 ? 'no row shows it' : `rows disagree: ${texts.join(', but ')}`
  const other = endDate === 'inclusive' ? 'exclusive' : 'inclusive'
  return `${reading}, as is usual for ${show(header)} (${why}); otherwise pass --end-date ${other}`
}

/** Decides how ends are read from a sample of rows. Adds a guess if the table has periods that the reading changes. */
export function withEndDate(
  form: FileForm,
  rows: readonly DatedRow[],
  { header, isAll }: { readonly header: string | undefined; readonly isAll: boolean },
): { readonly form: FileForm; readonly guesses: readonly string[] } {
  if (header === undefined) return { form, guesses: [] }
  const reading = readEndDates(rows, { option: form.endDate, header })
  const guesses = isAll && !reading.isUsed ? [] : [endDateSentence(reading, header)]
  return { form: { ...form, endDate: reading.endDate }, guesses }
}
