import { show } from '../core/errors/index.ts'
import type { Cell, RowCells } from './cell.ts'
import { ACTIVITY_KINDS, type ActivityKind } from './columns.ts'
import type { FileForm } from './form/file-form.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { findProduct, fuelProblem, type ProductActivity } from './words/product-words.ts'

function mappedWord(words: Readonly<Record<string, string>> | undefined, raw: string): string | undefined {
  return words !== undefined && Object.hasOwn(words, raw) ? words[raw] : undefined
}

/** The activity and fuel that the map of the file gives for a product. */
function mappedProduct({ raw }: Cell, { wordMap }: FileForm): ProductActivity | undefined {
  const [activity, fuel] = [mappedWord(wordMap.activity, raw), mappedWord(wordMap.fuel, raw)]
  const kind = ACTIVITY_KINDS.find((one) => one === CHOICE_WORDS.activity.find(activity ?? ''))
  if (kind === undefined) return fuel === undefined ? undefined : { activity: 'fuel', fuel }
  return fuel === undefined ? { activity: kind } : { activity: kind, fuel }
}

const FUEL_KINDS: readonly string[] = ['fuel', 'vehicle']
const BY_WORDS: readonly string[] = ['quantity', 'spend']

function fails(cells: RowCells, cell: Cell, message: string): void {
  cells.set('product', { ...cell, problem: { code: 'invalid_choice', message: `${show(cell.raw)} ${message}` } })
}

/** True if a product of an activity fits the activity of its row: a fuel is burnt at a site or in a vehicle. */
function fitsActivity(product: ActivityKind, activity: string): boolean {
  if (product === activity) return true
  return activity === 'vehicle' && (product === 'fuel' || product === 'electricity')
}

/** Returns a cell with another text in the place of the product; undefined without a text. */
function withText({ raw, position }: Cell, text: string | undefined): Cell | undefined {
  return text === undefined ? undefined : { text, raw, position }
}

/** Fills a cell that is empty. */
function fill(cells: RowCells, column: string, cell: Cell | undefined): void {
  if (cell !== undefined && !cells.has(column)) cells.set(column, cell)
}

/** Handles a product that is neither a fuel nor energy: the words of a factor, or a description. */
function completeUnknown(cells: RowCells, cell: Cell): void {
  const activity = cells.get('activity')?.text
  if (activity !== undefined && BY_WORDS.includes(activity)) fill(cells, 'factor', withText(cell, cell.text))
  const isComplete = activity !== undefined && !FUEL_KINDS.includes(activity)
  if (isComplete || cells.has('fuel') || cells.has('factor')) return
  const problem = fuelProblem(cell.text)
  const advice = `is neither electricity nor a known fuel; name one, like --map ${show(`${cell.raw}=product:diesel`)}, or leave the row out`
  fails(cells, cell, problem ?? advice)
}

/** Fills the empty activity and fuel of a row from its product. A contradiction is a problem of the product. */
export function completeProduct(cells: RowCells, form: FileForm): void {
  const cell = cells.get('product')
  if (cell === undefined || 'problem' in cell) return
  const product = mappedProduct(cell, form) ?? findProduct(cell.text)
  if (product === undefined) {
    completeUnknown(cells, cell)
    return
  }
  const activity = cells.get('activity')?.text
  if (activity !== undefined && !fitsActivity(product.activity, activity)) {
    if (activity !== 'spend' && activity !== 'quantity') {
      fails(cells, cell, `is ${product.activity}, and the activity of the row is ${activity}; correct one of the two`)
    }
    return
  }
  fill(cells, 'activity', withText(cell, product.activity))
  if (cells.has('factor')) return
  fill(cells, 'fuel', withText(cell, product.fuel))
  fill(cells, 'factor', withText(cell, product.factor))
}
