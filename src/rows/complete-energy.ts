import { show } from '../core/errors/index.ts'
import { compare, ratio, ZERO } from '../core/exact/index.ts'
import { mapText } from './advice.ts'
import { numberOfCell, type RowCells } from './cell.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { readCell } from './form/read-cell.ts'
import { namesGrossValue, namesNetValue, unitOfNetValue } from './words/heating-value-words.ts'

/** Units of energy, which a calorific value changes. */
const ENERGY_UNIT = /^(?:[kMGT]?Wh|[kMGT]?J|btu|mmbtu|therm(?: \(US\))?|kcal|toe)$/
const ONE = ratio(1n, 1n)

/** Sets the calorific basis that a text of the file names. Another basis of the row is a problem of that. */
function setHeatingValue(cells: RowCells, [basis, named]: readonly ['gross' | 'net', string], lines: string[]): void {
  const [stated, unit] = [cells.get('heatingValue'), cells.get('unit')]
  if (unit === undefined || stated?.text === basis) return
  if (stated === undefined) {
    cells.set('heatingValue', { text: basis, raw: basis, position: unit.position })
    lines.push(`energy is by the ${basis} calorific value where the file says ${show(named)}`)
    return
  }
  const message = `is ${stated.text}, and ${show(named)} says ${basis}; correct one of the two`
  cells.set('heatingValue', { ...stated, problem: { code: 'invalid_choice', message } })
}

/**
 * Reads the energy of a fuel by the calorific value that its unit names, and by the net one if its product or its header names
 * that: 'kWh Hi', 'kWh (gross)', 'Erdgas (Hu)'.
 */
function completeBasis(cells: RowCells, form: FileForm, lines: string[]): void {
  const texts = [
    ...(['unit', 'product', 'fuel'] as const).map((column) => cells.get(column)?.raw ?? ''),
    ...[form.headers?.value ?? '', form.headerMeasures?.value?.text ?? '', form.wordMap.unit?.[''] ?? ''],
  ]
  const named = texts.find(namesNetValue)
  const unit = cells.get('unit')
  if (unit === undefined || cells.get('activity')?.text !== 'fuel') return
  if (named === undefined) {
    if (namesGrossValue(unit.raw) && ENERGY_UNIT.test(unit.text)) setHeatingValue(cells, ['gross', unit.raw], lines)
    return
  }
  const written = [unit.raw, form.wordMap.unit?.[''] ?? ''].map(unitOfNetValue).find((one) => one !== undefined)
  const energy =
    written === undefined ? unit : { ...readCell(written, 'unit', form), raw: unit.raw, position: unit.position }
  if (!ENERGY_UNIT.test(energy.text)) return
  cells.set('unit', energy)
  setHeatingValue(cells, ['net', named], lines)
}

/** Asks if a share of clean energy of at most 1 is a fraction or a percentage. */
function checkCleanShare(cells: RowCells, form: FileForm): void {
  const cell = cells.get('percentageOfCleanEnergy')
  const share = numberOfCell(cell)
  const header = headerName(form, 'percentageOfCleanEnergy')
  if (cell === undefined || share === undefined || header === 'percentageOfCleanEnergy' || cell.raw.includes('%'))
    return
  if (compare(share, ZERO) <= 0 || compare(share, ONE) > 0) return
  const message = `${show(cell.raw)} may be a fraction of 1 or a percentage; write percentages with their sign, like 50 %, or leave the column out: pass ${mapText(header, '')}`
  cells.set('percentageOfCleanEnergy', { ...cell, problem: { code: 'not_a_number', message } })
}

/** Completes the calorific value of a fuel, and checks the share of clean electricity. Adds a line for each assumption. */
export function completeEnergy(cells: RowCells, form: FileForm, lines: string[]): void {
  completeBasis(cells, form, lines)
  checkCleanShare(cells, form)
}
