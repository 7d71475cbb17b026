import { type PublishedEdition, publishedEditions } from '../../reference/factors/index.ts'
import { wrap } from './text-layout.ts'

/** The first operand that makes `tonne factors` list the editions of publishers. */
export const EDITIONS = 'editions'

/** Formats when an edition was published and corrected. */
export function datesText({ publishedOn, correctedOn, correction }: PublishedEdition): string {
  const published = publishedOn === null ? 'not dated' : `published ${publishedOn}`
  return correctedOn === null ? published : `${published}, corrected ${correctedOn}: ${correction}`
}

/** Formats the period for which an edition applies; '' if its publisher states none. */
export function periodText({ appliesFrom, appliesTo }: PublishedEdition): string {
  return appliesFrom === null ? '' : `applies ${appliesFrom} to ${appliesTo}`
}

function applicationText(edition: PublishedEdition): string {
  return [periodText(edition), edition.rule].filter((part) => part !== '').join('; ')
}

function shippedText({ shippedAs, isCorrectionHeld, licence }: PublishedEdition): string {
  const figures =
    shippedAs.length === 0 ? 'not shipped; load the file of the publisher' : `shipped as ${shippedAs.join(', ')}`
  return `${figures}${isCorrectionHeld === false ? ' without this correction' : ''}; ${licence}`
}

function editionText(edition: PublishedEdition): string {
  const facts = [datesText(edition), applicationText(edition), shippedText(edition)].filter((fact) => fact !== '')
  const lines = facts.map((fact) => `${wrap(`    ${fact}`, '  ')}\n`)
  return `${edition.publisher} ${edition.edition}\n${lines.join('')}`
}

/** Formats the editions of publishers: dates, corrections, application, whether the figures are shipped, and licence. */
export function editionsText(set: string | undefined): string {
  return publishedEditions(set).map(editionText).join('')
}
