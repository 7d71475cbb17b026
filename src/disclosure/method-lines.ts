import { NOTICE_CODES } from '../errors/index.ts'
import type { DisclosureTable } from '../resources/index.ts'
import type { DisclosureInputs } from './standard.ts'

type Lines = DisclosureTable['methodology']

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A code of a notice with its sentence. */
function noticeText({ code, records }: { readonly code: string; readonly records: number }): string {
  const sentence = (NOTICE_CODES as Readonly<Record<string, string>>)[code]
  return `${code}${sentence === undefined ? '' : `: ${sentence}`} (${counted(records, 'record')})`
}

/** The publications of the factors, each once, with the number of its factors. */
function editionTexts({ inventory: { factors } }: DisclosureInputs): readonly string[] {
  const editions = new Map<string, number>()
  for (const { publisher, title, editionYear, licence } of factors) {
    const name = [publisher, title, editionYear === 0 ? '' : String(editionYear)]
      .filter((part) => part !== '')
      .join(', ')
    const text = licence === '' ? name : `${name} (${licence})`
    editions.set(text, (editions.get(text) ?? 0) + 1)
  }
  return [...editions].map(([text, count]) => `${text}: ${counted(count, 'factor')}`)
}

/**
 * The method of a table, written from what its figures were computed with: sets and editions of factors, GWP sets, methods with
 * their versions, policies of the service, and what was assumed of records.
 */
export function methodLines(inputs: DisclosureInputs): Lines {
  const { inventory, energy, methods = [], policies = [] } = inputs
  const assumed = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  const lines = (datapoint: string, texts: readonly string[]) => texts.map((text) => ({ datapoint, text }))
  return [
    ...lines('factors', editionTexts(inputs)),
    ...lines('GWP sets', inventory.gwpSets),
    ...lines(
      'methods',
      methods.map(({ id, version, records }) => `${id}, version ${version}: ${counted(records, 'record')}`),
    ),
    ...lines('policies', policies),
    ...lines('assumptions', assumed.map(noticeText)),
  ]
}
