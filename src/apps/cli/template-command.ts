import { nearestWords } from '../../base/index.ts'
import { csvCell } from '../../core/csv/index.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  CHOICE_WORDS,
  columnHelp,
  columnRule,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  UNIT_WORDS,
} from '../../rows/index.ts'
import { oneOperand } from './arguments.ts'
import { type Command, definitionLines } from './command.ts'
import { UsageError } from './failure.ts'

type ExampleRow = Readonly<Partial<Record<InputColumn, string>>>

const JANUARY = { site: 'Leeds', start: '2025-01-01', end: '2025-02-01' } as const
/** The last year that the published prices hold. */
const YEAR_2024 = { site: 'Leeds', start: '2024-01-01', end: '2025-01-01' } as const
const FEBRUARY = { site: 'Leeds', start: '2025-02-01', end: '2025-03-01' } as const

/** Two rows of each activity that can be calculated as they are. */
const EXAMPLES: Readonly<Record<ActivityKind, readonly [ExampleRow, ExampleRow]>> = {
  fuel: [
    { ...JANUARY, value: '12000', unit: 'kWh', fuel: 'natural gas', country: 'GB', heatingValue: 'gross' },
    { ...FEBRUARY, value: '850.5', unit: 'l', fuel: 'gas oil', country: 'GB' },
  ],
  electricity: [
    { ...JANUARY, value: '45.2', unit: 'MWh', country: 'GB' },
    { ...FEBRUARY, value: '41000', unit: 'kWh', country: 'GB', percentageOfCleanEnergy: '40' },
  ],
  vehicle: [
    {
      ...JANUARY,
      value: '1200',
      unit: 'km',
      country: 'GB',
      consumption: '18',
      consumptionUnit: 'kWh',
      consumptionPer: '100',
    },
    { ...FEBRUARY, value: '900', unit: 'km', fuel: 'gas oil', country: 'GB', fuelValue: '60', fuelUnit: 'l' },
  ],
  movement: [
    { ...JANUARY, value: '12', unit: 't', mode: 'TRUCK', distanceKm: '300', distanceKind: 'actual' },
    { ...FEBRUARY, value: '800', unit: 'kg', mode: 'SHIP', from: 'Rotterdam, NL', to: 'Hamburg, DE' },
  ],
  trip: [
    { ...JANUARY, mode: 'AIR', from: 'LHR', to: 'CDG', class: 'ECONOMY', passengers: '2', isReturn: 'true' },
    { ...FEBRUARY, nights: '3', hotelCountry: 'GB' },
  ],
  refrigerant: [
    { ...JANUARY, value: '1.5', unit: 'kg', blend: 'R-410A', gwp: 'AR5_GWP100' },
    { ...FEBRUARY, value: '200', unit: 'g', gas: 'HFC-134a', gwp: 'AR5_GWP100' },
  ],
  quantity: [
    { ...JANUARY, value: '500', unit: 'kg', factor: 'steel cans landfill' },
    {
      ...FEBRUARY,
      value: '2',
      unit: 't',
      factor: 'desnz-2025/material-use/metal/metal-steel-cans/primary-material-production/tonnes',
      scope3Category: '1',
    },
  ],
  spend: [
    { ...YEAR_2024, value: '40000', currency: 'GBP', price: 'purchaser', factor: 'offices of lawyers' },
    {
      ...YEAR_2024,
      value: '12500',
      currency: 'EUR',
      price: 'purchaser',
      factor: 'useeio-1-3/333517/machine-tool-manufacturing/with-margins/usd-2022',
      scope3Category: '2',
    },
  ],
}

function activityColumns(activity: ActivityKind): readonly InputColumn[] {
  return INPUT_COLUMN_NAMES.filter((column) => columnRule(column).of.includes(activity))
}

/** A CSV of the columns of an activity, with two example rows. */
export function templateText(activity: ActivityKind): string {
  const columns = activityColumns(activity)
  const rows: readonly ExampleRow[] = EXAMPLES[activity].map((row, index) => ({
    ...row,
    id: `example-${index + 1}`,
    activity,
  }))
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column] ?? '')).join(','))
  return [columns.join(','), ...lines, ''].join('\n')
}

function wordsOf(column: InputColumn): string {
  const { kind } = columnRule(column)
  if (kind === 'unit') return UNIT_WORDS.words.join(', ')
  if (kind === 'flag') return 'true, false'
  return (
    Object.entries(CHOICE_WORDS)
      .find(([name]) => name === column)?.[1]
      .words.join(', ') ?? ''
  )
}

/** The columns of an activity with their valid words. */
export function templateWords(activity: ActivityKind): string {
  const terms = activityColumns(activity).map((column) => {
    const { isRequired } = columnRule(column)
    const words = column === 'activity' ? activity : wordsOf(column)
    return [
      column,
      `${isRequired ? 'required: ' : ''}${columnHelp(column)}${words === '' ? '' : `; one of ${words}`}`,
    ] as const
  })
  return `${definitionLines(terms)}\n`
}

/** `tonne template ACTIVITY`. */
export const templateCommand: Command = {
  options: {},
  details: [
    `ACTIVITY is ${ACTIVITY_KINDS.join(', ')}. The file goes to standard output, the valid words to standard error.`,
    'Example\n  tonne template electricity > electricity.csv',
  ],
  run: (args, io) => {
    const operand = oneOperand(args, 'ACTIVITY')
    const word = CHOICE_WORDS.activity.find(operand)
    const activity = ACTIVITY_KINDS.find((kind) => kind === word)
    if (activity === undefined) {
      const [near] = nearestWords(operand, CHOICE_WORDS.activity.understood, 1).map(CHOICE_WORDS.activity.find)
      const proposal = near === undefined ? '' : `; did you mean ${near}?`
      throw new UsageError(`ACTIVITY must be one of ${ACTIVITY_KINDS.join(', ')}; received ${operand}${proposal}`)
    }
    io.stdout.write(templateText(activity))
    io.stderr.write(templateWords(activity))
    return 0
  },
}
