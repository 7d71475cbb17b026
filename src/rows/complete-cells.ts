import { countryRegions, findCountryOfRegion, findCountryRegion } from '../core/countries/index.ts'
import { show } from '../core/errors/index.ts'
import { compare, printExact, ratio, subtract, ZERO } from '../core/exact/index.ts'
import { mapText, shellWord } from './advice.ts'
import { type Cell, numberOfCell, type RowCells } from './cell.ts'
import { ACTIVITY_KINDS, type ActivityKind } from './columns.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { readCell } from './form/read-cell.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { isBalance, readAccount } from './words/account-words.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { isFedIntoGrid } from './words/feed-in-words.ts'
import { namesGrossValue, namesNetValue, unitOfNetValue } from './words/heating-value-words.ts'
import { causeWithoutMotor } from './words/light-vehicle-words.ts'
import {
  burnsNothing,
  findProduct,
  fuelProblem,
  isNoProduct,
  NO_PRODUCT,
  type ProductActivity,
} from './words/product-words.ts'
import { isNoLeak, readService } from './words/service-words.ts'
import { UNIT_WORDS } from './words/unit-words.ts'
import { findMapEntry } from './words/word-list.ts'

/** The activity and fuel that the map of the file gives for a product. */
function mappedProduct({ raw }: Cell, { wordMap }: FileForm): ProductActivity | undefined {
  const [activity, fuel] = [findMapEntry(raw, wordMap.activity), findMapEntry(raw, wordMap.fuel)]
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
export function fill(cells: RowCells, column: string, cell: Cell | undefined): void {
  if (cell !== undefined && !cells.has(column)) cells.set(column, cell)
}

/**
 * Handles a product that is neither a fuel nor energy: the words of a factor, or a description. Returns the cause for leaving
 * the row out if it is a purchase that burns nothing, or electricity that was fed into the grid.
 */
function completeUnknown(cells: RowCells, cell: Cell): LeftOutCause | undefined {
  if (isNoProduct(cell.text)) return causeWithoutMotor(cell.raw) ?? 'not_energy'
  const activity = cells.get('activity')?.text
  if ((activity === undefined || activity === 'electricity') && isFedIntoGrid(cell.text)) return 'fed_in'
  if (activity !== undefined && BY_WORDS.includes(activity)) fill(cells, 'factor', withText(cell, cell.text))
  const isComplete = activity !== undefined && !FUEL_KINDS.includes(activity)
  if (isComplete || cells.has('fuel') || cells.has('factor')) return undefined
  if (activity === undefined && burnsNothing(cell.text)) return 'not_energy'
  const withoutMotor = activity === undefined ? causeWithoutMotor(cell.text) : undefined
  if (withoutMotor !== undefined) return withoutMotor
  const problem = fuelProblem(cell.text)
  const advice = `is neither electricity nor a known fuel; name one in place of FUEL: ${mapText(cell.raw, 'product:FUEL')} (tonne factors ${shellWord(cell.raw)} looks for it)`
  fails(cells, cell, `${problem ?? advice}; or leave its rows out: pass ${mapText(cell.raw, `product:${NO_PRODUCT}`)}`)
  return undefined
}

/**
 * Fills the empty activity and fuel of a row from its product. A contradiction is a problem of the product. Returns the cause
 * for leaving the row out, if its product is one.
 */
export function completeProduct(cells: RowCells, form: FileForm): LeftOutCause | undefined {
  const cell = cells.get('product')
  if (cell === undefined || 'problem' in cell) return undefined
  const product = mappedProduct(cell, form) ?? findProduct(cell.text)
  if (product === undefined) return completeUnknown(cells, cell)
  takeOwnUnit(cells, cell)
  // the fuel of a card is burnt in vehicles if the word for empty cells says so
  const isOfVehicles = product.activity === 'fuel' && form.wordMap.activity?.[''] === 'vehicle'
  if (isOfVehicles && !cells.has('activity')) fillFuel(cells, cell, product)
  else useProduct(cells, cell, product)
  return undefined
}

/** Takes the unit in brackets of a product, which says more than the header: 'EV Charging (kWh)' on a card in litres. */
function takeOwnUnit(cells: RowCells, { raw, position }: Cell): void {
  const [, unit = ''] = /\(\s*(kWh|MWh|m3|kg)\s*\)$/i.exec(raw) ?? []
  if (unit !== '' && !cells.has('unit')) cells.set('unit', { text: UNIT_WORDS.find(unit) ?? unit, raw: unit, position })
}

function useProduct(cells: RowCells, cell: Cell, product: ProductActivity): void {
  const activity = cells.get('activity')?.text
  if (activity !== undefined && !fitsActivity(product.activity, activity)) {
    if (activity !== 'spend' && activity !== 'quantity') {
      fails(cells, cell, `is ${product.activity}, and the activity of the row is ${activity}; correct one of the two`)
    }
    return
  }
  fill(cells, 'activity', withText(cell, product.activity))
  fillFuel(cells, cell, product)
}

/** Fills the fuel or the factor of a row with those of its product. */
function fillFuel(cells: RowCells, cell: Cell, product: ProductActivity): void {
  if (cells.has('factor')) return
  fill(cells, 'fuel', withText(cell, product.fuel))
  fill(cells, 'factor', withText(cell, product.factor))
}

/** Returns the cause for leaving out a row of a ledger whose account buys nothing, or whose text names a balance. */
export function completeAccount(cells: RowCells): LeftOutCause | undefined {
  const [account, note] = [cells.get('factor'), cells.get('note')]
  if (cells.get('activity')?.text !== 'spend') return undefined
  const reading = account === undefined ? undefined : readAccount(account.text)
  if (reading?.kind === 'left_out') return reading.cause
  return note !== undefined && isBalance(note.text) ? 'balance' : undefined
}

/** The advice to leave the column of states out. */
const omitStateAdvice = (form: FileForm) => `leave the column out: pass ${mapText(headerName(form, 'state'), '')}`

/** Returns the country with its state, or why the state does not complete it; the same country if it has no states here. */
function withState(
  country: string,
  state: string,
  form: FileForm,
): { readonly text: string } | { readonly message: string } {
  const alpha2 = findCountryOfRegion(country)?.alpha2 ?? country
  const regions = countryRegions(alpha2)
  if (regions.length === 0) {
    // 'Cancelled' in a column of the state of bookings must not count as a place
    const isStatus = CHOICE_WORDS.status.find(state) !== undefined
    return isStatus
      ? { message: `is the status of a booking; pass ${mapText(headerName(form, 'state'), 'status')}` }
      : { text: country }
  }
  // a map may name the grid of a state: 'WA' is AU-SWIS
  if (state.startsWith(`${alpha2}-`) && findCountryOfRegion(state)?.alpha2 === alpha2) return { text: state }
  const found = findCountryRegion(alpha2, state)
  const codes = regions.map(({ code }) => code).join(', ')
  if (found === undefined)
    return { message: `is no state or province of ${alpha2}; write one of ${codes}, or ${omitStateAdvice(form)}` }
  // a grid region, such as US-CAMX, is more precise than a state
  const [, part] = /^[A-Z]{2}-(.+)$/i.exec(country) ?? []
  if (part === undefined) return { text: `${alpha2}-${found.code}` }
  const isOther = part !== found.code && findCountryRegion(alpha2, part) !== undefined
  return isOther ? { message: `contradicts country ${country}; correct one of the two` } : { text: country }
}

/** Countries with states that factors have. */
const WITH_STATES = ['AU', 'CA', 'US'] as const

/** The only other country with a state that the country of all rows does not have; undefined if there is none. */
function onlyOtherCountry(country: string, state: string): string | undefined {
  const alpha2 = findCountryOfRegion(country)?.alpha2 ?? country
  if (countryRegions(alpha2).length === 0 || findCountryRegion(alpha2, state) !== undefined) return undefined
  const [only, other] = WITH_STATES.filter((one) => findCountryRegion(one, state) !== undefined)
  return other === undefined ? only : undefined
}

/** Completes the country of a row by its state: AU and 'New South Wales' are AU-NSW. Adds a line for a state that is not used. */
export function completeCountry(cells: RowCells, form: FileForm, lines: string[]): void {
  let country = cells.get('country')
  const state = cells.get('state')
  if (state === undefined || 'problem' in state || (country !== undefined && 'problem' in country)) return
  // an option gives one country for all rows, and a row may have a state of another country
  const own = country?.raw === '' ? onlyOtherCountry(country.text, state.text) : undefined
  if (own !== undefined && country !== undefined) {
    lines.push(
      `country is ${own} and not ${country.text} where the state is ${show(state.raw)}, a state of ${own} only`,
    )
    country = { ...country, text: own }
  }
  const completed =
    country === undefined
      ? {
          message: `needs the country of the row: pass --country COUNTRY with its code, like AU; or ${omitStateAdvice(form)}`,
        }
      : withState(country.text, state.text, form)
  if ('message' in completed) {
    // one line for all states of a file without a country
    const message = country === undefined ? completed.message : `${show(state.raw)} ${completed.message}`
    cells.set('state', { ...state, problem: { code: 'invalid_choice', message } })
    return
  }
  if (country === undefined) return
  cells.set('country', { ...country, text: completed.text })
  if (!completed.text.includes('-')) lines.push(`state is not used in ${completed.text}: no factor is of a state there`)
}

/** Leaves out a figure of a label in the column of GWP sets. Adds a line for it. */
export function dropLabelledGwp(cells: RowCells, lines: string[]): void {
  const gwp = cells.get('gwp')
  if (gwp === undefined || !/^\d+(?:[.,]\d+)*$/.test(gwp.raw)) return
  cells.delete('gwp')
  lines.push('gwp is not used where it is a figure of a label: the GWP set decides the figure')
}

/** A readable number above zero; undefined for other cells. */
function nonZeroMass(cell: Cell | undefined): string | undefined {
  const mass = numberOfCell(cell)
  return mass === undefined || compare(mass, ZERO) === 0 ? undefined : cell?.text
}

/** Two masses whose difference is what leaked. */
interface Loss {
  readonly from: Cell
  readonly recovered: Cell
  /** For a difference below zero. */
  readonly problem: string
  /** For the summary. */
  readonly line: string
}

/** Makes the cell of a mass that is no number the problem of the value, which follows from it. */
function setUnread(cells: RowCells, { raw, position }: Cell): void {
  const message = `cannot be found, because ${show(raw)} is not a number; write the mass in digits`
  cells.set('value', { text: '', raw, position, problem: { code: 'not_a_number', message } })
}

/** Makes the difference of two masses the value of a row. */
function setLoss(cells: RowCells, { from, recovered, problem, line }: Loss, lines: string[]): void {
  const [mass, recoveredMass] = [numberOfCell(from), numberOfCell(recovered)]
  if (mass === undefined || recoveredMass === undefined) {
    setUnread(cells, mass === undefined ? from : recovered)
    return
  }
  const lost = subtract(mass, recoveredMass)
  const { raw, position } = from
  if (compare(lost, ZERO) < 0) {
    cells.set('value', { ...from, problem: { code: 'invalid_choice', message: problem } })
    return
  }
  cells.set('value', { text: printExact(lost), raw, position })
  lines.push(line)
}

/** Reads the end of a system: it lost what it held and nobody recovered. */
function completeDisposal(cells: RowCells, lines: string[]): void {
  const reason = cells.get('serviceReason')
  const [charge, recovered] = [cells.get('systemCharge'), cells.get('recoveredMass')]
  if (reason === undefined) return
  if (charge === undefined || recovered === undefined || 'problem' in charge || 'problem' in recovered) {
    const message = `is empty or no loss, because ${show(reason.raw)} ends the system; fill in systemCharge and recoveredMass, and value becomes their difference, or write the loss in value and no reason`
    const { raw, position } = cells.get('value') ?? { raw: '', position: reason.position }
    cells.set('value', { text: '', raw, position, problem: { code: 'required', message } })
    return
  }
  const problem = `is below zero: ${show(recovered.raw)} was recovered of a charge of ${show(charge.raw)}; correct one of the two`
  const line = `value is systemCharge minus recoveredMass where the system ends, as in ${show(reason.raw)}`
  setLoss(cells, { from: charge, recovered, problem, line }, lines)
}

/** Subtracts the gas that was taken out and kept from the gas that was filled in. */
function completeService(cells: RowCells, lines: string[]): void {
  const [value, recovered] = [cells.get('value'), cells.get('recoveredMass')]
  if (recovered === undefined || nonZeroMass(recovered) === undefined || (value !== undefined && 'problem' in value))
    return
  const from: Cell = value ?? { text: '0', raw: '', position: recovered.position }
  const reason = cells.get('serviceReason')
  const retired =
    reason === undefined ? 'write retired in serviceReason' : `pass ${mapText(reason.raw, 'serviceReason:retired')}`
  const problem = `is ${show(from.raw)}, and ${show(recovered.raw)} was recovered: gas that is taken out and not filled in again is no leak; leave the row out, or, if the system ended, ${retired}, with its systemCharge`
  setLoss(cells, { from, recovered, problem, line: 'value is the mass added minus recoveredMass' }, lines)
}

/** German names of kinds of gases, before their number: 'HFKW-134a' is HFC-134a. */
const GERMAN_GASES: readonly (readonly [german: RegExp, english: string])[] = [
  [/^H-?FCKW\b/i, 'HCFC'],
  [/^H-?FKW\b/i, 'HFC'],
  [/^FCKW\b/i, 'CFC'],
  [/^FKW\b/i, 'PFC'],
]

/** Reads the German name of a gas. */
function readGermanGas(cells: RowCells): void {
  const gas = cells.get('gas')
  const found = GERMAN_GASES.find(([german]) => german.test(gas?.text ?? ''))
  if (gas !== undefined && found !== undefined) cells.set('gas', { ...gas, text: gas.text.replace(...found) })
}

/** Asks about a mass of gas that was taken out, by the reason of its row: it may be no leak. */
function askRecovery(cells: RowCells, { raw }: Cell): void {
  const value = cells.get('value')
  if (value === undefined || 'problem' in value) return
  const message = `is ${show(value.raw)}, and ${show(raw)} is a removal of gas and no leak; write the removed mass in recoveredMass, and if the system ended its systemCharge and the serviceReason retired, or leave the row out; if the mass leaked, pass ${mapText(raw, 'serviceReason:leak')}`
  cells.set('value', { ...value, problem: { code: 'invalid_choice', message } })
}

/** Asks about a row without a reason whose free text says that nothing leaked. */
function askNote(cells: RowCells, form: FileForm): void {
  const note = cells.get('note')
  if (note === undefined || !isNoLeak(readService(note.text))) return
  const header = headerName(form, 'note')
  const message = `says ${show(note.raw)}, and gas that is filled in at first or taken out is no leak; if the column has the reasons of the services, pass ${mapText(header, 'serviceReason')}; if every mass leaked, pass ${mapText(header, '')}`
  cells.set('note', { ...note, problem: { code: 'invalid_choice', message } })
}

/** The outcome of completing the cells of a leak. */
interface CompletedLeak {
  /** True if the value does not follow from its own cell only. */
  readonly isOfMasses: boolean
  readonly leftOut?: LeftOutCause | undefined
}

/**
 * Reads a row of a service log: gas that was filled in leaked before, except that of a first fill and that which was taken out
 * first. Adds a line for each reading.
 */
export function completeRefrigerant(cells: RowCells, form: FileForm, lines: string[]): CompletedLeak {
  if (cells.get('activity')?.text !== 'refrigerant') return { isOfMasses: false }
  readGermanGas(cells)
  const reason = cells.get('serviceReason')
  if (reason === undefined) askNote(cells, form)
  const service = readService(reason?.text ?? '')
  const hasAdded = nonZeroMass(cells.get('value')) !== undefined
  const hasRecovered = nonZeroMass(cells.get('recoveredMass')) !== undefined
  // the note of a row without a reason is read, and equal rows may have other notes
  const isOfMasses = hasRecovered || cells.has('systemCharge') || reason === undefined
  if (service === 'first_fill' && !hasRecovered) return { isOfMasses, leftOut: 'first_fill' }
  if (service === 'disposal' && !hasAdded) completeDisposal(cells, lines)
  else if (hasRecovered) completeService(cells, lines)
  else if (!cells.has('value') && service === 'inspection') return { isOfMasses, leftOut: 'no_value' }
  else if (reason !== undefined && hasAdded && isNoLeak(service)) askRecovery(cells, reason)
  return { isOfMasses }
}

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
