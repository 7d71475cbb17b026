import { isKeyOf, NOTICE_CODES, NOTICE_SEVERITIES, type NoticeSeverity } from '../errors/index.ts'
import type { InventoryResource } from '../resources/index.ts'
import { element } from './element.ts'
import { amountCell, code, columnHead, details, pageSection, row, table } from './layout.ts'

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function factorTable({ factors }: InventoryResource): HTMLElement {
  const rows = factors.map((factor) => {
    const source = `${factor.publisher}, ${factor.title}; ${factor.table}, row ${factor.row}`
    const cell = element('td', {}, source, element('small', {}, factor.licence))
    return row(factor.name, `per ${factor.unit}`, cell, amountCell(String(factor.records)))
  })
  const heads = ['Factor', 'Source', 'Records'].map((name) => columnHead(name))
  const caption = 'The factors that the year rests on'
  const bodies = [element('tbody', {}, ...rows)]
  return details(
    `All ${factors.length} factors with their sources`,
    table({ class: 'sources', caption, heads, bodies }),
  )
}

/** Counts the notices of records by code, for one severity, the most frequent first. */
function noticeGroup(
  title: string,
  severity: NoticeSeverity,
  all: InventoryResource['noticesOfRecords'],
): HTMLElement[] {
  const some = all.filter(({ code: name }) => isKeyOf(NOTICE_SEVERITIES, name) && NOTICE_SEVERITIES[name] === severity)
  if (some.length === 0) return []
  const items = [...some]
    .sort((a, b) => b.records - a.records)
    .map((notice) => {
      const sentence = ` ${isKeyOf(NOTICE_CODES, notice.code) ? NOTICE_CODES[notice.code] : ''} `
      return element('li', {}, element('strong', {}, plural(notice.records, 'record')), sentence, code(notice.code))
    })
  const list = element('ul', { class: `notices ${severity}` }, ...items)
  return [element('h3', {}, title), list]
}

/**
 * Lists the notices about the year, and the assumptions about records by code; those that affect a number come first.
 */
export function noticesSection({ notices, noticesOfRecords, overlaps }: InventoryResource): HTMLElement {
  const groups = plural(overlaps.total, 'group')
  const advice = `${groups} of records of one site and kind overlap in time, as several meters or deliveries do.`
  const messages = [...new Set(notices.map(({ message }) => message)), ...(overlaps.total > 0 ? [advice] : [])]
  return pageSection(
    'notices-title',
    'Notices',
    element('ul', {}, ...messages.map((text) => element('li', {}, text))),
    ...noticeGroup('Warnings: what moves a number', 'warning', noticesOfRecords),
    details(
      'How the records were read',
      element('div', {}, ...noticeGroup('For information', 'info', noticesOfRecords)),
    ),
  )
}

/** Lists the sources of the factors, and the sentences that their licences require. */
export function sourcesSection(inventory: InventoryResource): HTMLElement {
  const { attributions, gwpSets } = inventory
  return pageSection(
    'sources-title',
    'Sources',
    element('ul', { class: 'attributions' }, ...attributions.map((text) => element('li', {}, text))),
    element('p', {}, `Global warming potentials: ${gwpSets.join(', ')}.`),
    factorTable(inventory),
  )
}
