import type { FilePreview } from '../../../core/display/index.ts'
import { button, element } from '../element.ts'
import { countPhrase } from '../layout.ts'
import { LOCKED_PERIODS } from '../page-state.ts'

/** The rows that were checked, and the actions that help several of them at once. */
interface OfferedActions {
  readonly checked: FilePreview
  readonly onPriceYear: (year: number) => void
  readonly onCheck: () => void
}

function offerBox(text: string, ...actions: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'note-box' }, element('p', {}, text), element('div', { class: 'actions' }, ...actions))
}

/** The number of rows with a failure of a code. */
function countRows({ preview: { rowProblems } }: FilePreview, codes: readonly string[]): number {
  return rowProblems.filter(({ failures }) => failures.some(({ code }) => codes.includes(code))).length
}

function priceYearOffer({ checked, onPriceYear }: OfferedActions): readonly HTMLElement[] {
  const { priceYear } = checked
  if (priceYear === null) return []
  const rows = countPhrase(countRows(checked, ['price_index_missing', 'exchange_rate_missing']), 'row has', 'rows have')
  const text = `${rows} money of a year after ${priceYear}, the last year with published prices. Counted in the prices of ${priceYear}, the change of prices since is left out.`
  return [
    offerBox(
      text,
      button({}, `Use the prices of ${priceYear}`, () => onPriceYear(priceYear)),
    ),
  ]
}

function unlockOffer({ checked, onCheck }: OfferedActions): readonly HTMLElement[] {
  const locked = countRows(checked, ['period_locked'])
  if (locked === 0) return []
  const rows = countPhrase(locked, 'row lies', 'rows lie')
  const text = `${rows} in a locked period, whose records cannot change. Leave them out, or unlock the period, come back to “Import”, and check the rows again.`
  const show = element('a', { href: `#open=${LOCKED_PERIODS}` }, 'Show the locked periods')
  return [offerBox(text, show, button({}, 'Check the rows again', onCheck))]
}

/** Offers what helps several rows at once: earlier prices, and the locked periods. */
export function rowOffers(actions: OfferedActions): readonly HTMLElement[] {
  return [...priceYearOffer(actions), ...unlockOffer(actions)]
}
