import { NOTICE_CODES, type NoticeCode } from '../errors/index.ts'
import type { InventoryResource } from '../resources/index.ts'
import { element } from './element.ts'

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function factorTable({ factors }: InventoryResource): HTMLElement {
  const heads = ['Factor', 'Source', 'Records'].map((name) => element('th', { scope: 'col' }, name))
  const rows = factors.map(({ name, unit, publisher, title, table, row, licence, records }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name, element('small', {}, `per ${unit}`)),
      element('td', {}, `${publisher}, ${title}; ${table}, row ${row}`, element('small', {}, licence)),
      element('td', { class: 'amount' }, String(records)),
    ),
  )
  return element(
    'details',
    {},
    element('summary', {}, `All ${factors.length} factors with their sources`),
    element(
      'table',
      { class: 'sources' },
      element('caption', {}, 'The factors that the year rests on'),
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...rows),
    ),
  )
}

/** Notices of the year as a whole, and assumptions in its records. */
export function noticesSection({ notices, noticesOfRecords, overlaps }: InventoryResource): HTMLElement {
  const all = [...new Set(notices.map(({ message }) => message))]
  const advice =
    overlaps.total > 0
      ? [
          `${plural(overlaps.total, 'group')} of records of one site and kind overlap in time, as several meters or deliveries do.`,
        ]
      : []
  const items = noticesOfRecords.map(({ code, records }) => {
    const sentence = NOTICE_CODES[code as NoticeCode] ?? ''
    return element(
      'li',
      {},
      element('strong', {}, plural(records, 'record')),
      ` ${sentence} `,
      element('code', {}, code),
    )
  })
  const list = element(
    'details',
    {},
    element('summary', {}, `${plural(items.length, 'kind')} of choices and assumptions in the records`),
    element('ul', { class: 'notices' }, ...items),
  )
  return element(
    'section',
    { 'aria-labelledby': 'notices-title' },
    element('h2', { id: 'notices-title' }, 'Notices'),
    element('ul', {}, ...[...all, ...advice].map((text) => element('li', {}, text))),
    list,
  )
}

/** Sources of the factors, and the sentences that their licences ask for. */
export function sourcesSection(inventory: InventoryResource): HTMLElement {
  const { attributions, gwpSets } = inventory
  return element(
    'section',
    { 'aria-labelledby': 'sources-title' },
    element('h2', { id: 'sources-title' }, 'Sources'),
    element('ul', { class: 'attributions' }, ...attributions.map((text) => element('li', {}, text))),
    element('p', {}, `Global warming potentials: ${gwpSets.join(', ')}.`),
    factorTable(inventory),
  )
}
