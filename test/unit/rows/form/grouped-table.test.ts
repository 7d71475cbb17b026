import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRecords } from '../../../../src/core/csv/index.ts'
import { findHeader, GroupReader, groupedCells, planGroupedTable } from '../../../../src/rows/index.ts'

/** A group of a ledger: its name, its bookings, and the groups inside it. */
interface Group {
  readonly name: string
  readonly bookings: number
  readonly groups: readonly Group[]
}

const HEADER = ',Date,Name,Amount,Balance'
const NAMES = ['Insurance', 'Rent', 'Advertising', 'Fuel', 'Cleaning', 'Legal Fees', 'Software', 'Training']

/** A ledger whose groups have names of their own, each with at least one booking inside. */
const ledgers = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: NAMES.length })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()), {
        minLength: names.length,
        maxLength: names.length,
      }),
    ),
  )
  .map(([names, shapes]) => {
    // a group is inside the one before it, or next to it
    const build = (index: number): readonly Group[] => {
      const [name, shape] = [names[index], shapes[index]]
      if (name === undefined || shape === undefined) return []
      const [bookings, isParent] = shape
      return isParent
        ? [{ name, bookings, groups: build(index + 1) }]
        : [{ name, bookings, groups: [] }, ...build(index + 1)]
    }
    return build(0)
  })

const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) => `,01/${index + 13}/2024,Vendor,10.00,10.00`)

/** The lines of a group as QuickBooks writes them: a parent has its own total, and one with its sub-accounts. */
function linesOf({ name, bookings: count, groups }: Group, style: 'rolled' | 'nested'): readonly string[] {
  const own = [`${name},,,,`, ...bookings(count)]
  const inside = groups.flatMap((group) => linesOf(group, style))
  if (groups.length === 0) return [...own, `Total for ${name},,,1.00,`]
  return style === 'rolled'
    ? [...own, `Total for ${name},,,1.00,`, ...inside, `Total for ${name} with sub-accounts,,,1.00,`]
    : [...own, ...inside, `Total ${name},,,1.00,`]
}

/** The accounts of the bookings in order. */
function pathsOf(groups: readonly Group[], above: readonly string[] = []): readonly string[] {
  return groups.flatMap(({ name, bookings: count, groups: inside }) => {
    const path = [...above, name]
    return [...Array.from({ length: count }, () => path.join(':')), ...pathsOf(inside, path)]
  })
}

function planOf(text: string) {
  const { delimiter, header } = findHeader(text, {})
  const records = [...csvRecords(text, { line: 1, delimiter })]
  const plan = header && planGroupedTable(header, records, { delimiter })
  return { plan, records: records.filter(({ line }) => line > (header?.record.line ?? 0)) }
}

/** The first cells of the lines that are read, with the label or the account. */
function accountsOf(text: string): readonly string[] {
  const { plan, records } = planOf(text)
  if (plan === undefined) return []
  const reader = new GroupReader(plan)
  const lines = [...records.flatMap((record) => reader.read(record)), ...reader.end()]
  return lines.map((line) => groupedCells(line, plan)[0] ?? '')
}

const isOfBooking = (account: string) => !/^Total/.test(account)

describe('a ledger with headings above its rows', () => {
  it.each(['rolled', 'nested'] as const)('gives each booking the open headings above it: %s', (style) => {
    fc.assert(
      fc.property(ledgers, (groups) => {
        const text = [HEADER, ...groups.flatMap((group) => linesOf(group, style)), 'TOTAL,,,1.00,', ''].join('\n')
        expect(
          accountsOf(text)
            .filter(isOfBooking)
            .filter((one) => one !== 'TOTAL'),
        ).toEqual(pathsOf(groups))
      }),
    )
  })

  it('begins a new group at each heading if totals have no names', () => {
    const text = `${HEADER}
Insurance,,,,
Beginning Balance,,,,5.00
,01/13/2024,Vendor,10.00,10.00
Total:,,,10.00,
Rent,,,,
,01/14/2024,Vendor,10.00,10.00
Totals and Ending Balance,,,10.00,
`
    expect(accountsOf(text)).toEqual(['Beginning Balance', 'Insurance', 'Total:', 'Rent', 'Totals and Ending Balance'])
  })

  it('reads headings with a balance, in the first column with a name, and lines of text below the table', () => {
    const text = `Date,Comment,Debits,Credits,Balance
5610 Accounting,,,,- Dr
2023-01-16,Fraser LLP,100.00,-,100.00 Dr
5615 Insurance,,,,"1,000.00 Dr"
2023-01-17,Co-op,20.00,-,"1,020.00 Dr"
Printed on a Monday,,,,
`
    expect(accountsOf(text)).toEqual(['5610 Accounting', '5615 Insurance', 'Printed on a Monday'])
  })

  it('keeps nothing of an account without bookings but its name, and closes a group whose total has another name', () => {
    const empty = `Date,Comment,Debits,Credits,Balance
5610 Accounting,,,,"1,000.00 Dr"
5615 Insurance,,,,0.00 Dr
2023-01-17,Co-op,20.00,-,20.00 Dr
`
    const { plan = expect.fail('no plan'), records } = planOf(
      `${empty}5620 Rent,,,,- Dr\n2023-01-18,Hall,20.00,-,20.00 Dr\n`,
    )
    const reader = new GroupReader(plan)
    const [first = expect.fail('no line')] = records.slice(0, 2).flatMap((record) => reader.read(record))
    expect(groupedCells(first, plan)).toEqual(['5610 Accounting', '', '', '', '', ''])
    const renamed = `${HEADER}
Checking,,,,
,01/13/2024,Vendor,10.00,10.00
Total for Checking Account 1234,,,10.00,
Rent,,,,
,01/14/2024,Vendor,10.00,10.00
Total for Rent,,,10.00,
`
    expect(accountsOf(renamed).filter(isOfBooking)).toEqual(['Checking', 'Rent'])
  })

  it('gives a booking its account although its day is missing or cannot be read', () => {
    const text = `${HEADER}
Rent,,,,
,01/13/2024,Vendor,10.00,10.00
,soon,Vendor,10.00,20.00
,,Vendor,10.00,30.00
Total for Rent,,,30.00,
`
    expect(accountsOf(text).filter(isOfBooking)).toEqual(['Rent', 'Rent', 'Rent'])
  })

  it('fills an account column that only its headings fill', () => {
    const text = `Account,Date,Debit,Credit,Balance
6010 - Legal Fees,,,,$0.00
,1/31/2023,$10.00,,$10.00
Total - 6010 - Legal Fees,,$10.00,$0.00,$10.00
`
    expect(accountsOf(text)).toEqual(['6010 - Legal Fees', 'Total - 6010 - Legal Fees'])
  })

  it('does not read headings as accounts next to a column that has them', () => {
    const text = `,Date,Account,Amount,Balance
Hicks Hardware,,,,
,01/13/2024,Insurance,10.00,10.00
,01/14/2024,,10.00,20.00
Total for Hicks Hardware,,,10.00,
`
    const { plan = expect.fail('no plan'), records } = planOf(text)
    const reader = new GroupReader(plan)
    const lines = records.slice(0, 3).flatMap((record) => reader.read(record))
    expect(lines.map((line) => groupedCells(line, plan))).toEqual([
      ['01/13/2024', 'Insurance', '10.00', '10.00'],
      ['01/14/2024', '', '10.00', '20.00'],
    ])
    expect(plan.sentences[0]).toContain('are not read, because the column "Account" has the account of each row')
  })

  it.each([
    ['a table of quantities', 'Site,Date,Usage (kWh)\nLeeds,,\n,2024-01-13,10\nTotal for Leeds,,10\n'],
    [
      'a ledger with an account in each row',
      'Date,Account,Amount,Balance\n2024-01-13,Rent,10,10\nPage 1,,,\n2024-01-14,Rent,10,20\n',
    ],
  ])('leaves %s as it is', (_, text) => {
    expect(planOf(text).plan).toBeUndefined()
  })
})
