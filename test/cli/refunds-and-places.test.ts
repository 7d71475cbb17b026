import { describe, expect, it } from 'vitest'
import { places } from '../../src/rows/row-distance.ts'
import { runTonne } from './memory-io.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Calculates a file. Returns the ids and kilograms of its results. */
async function calculate(lines: readonly string[], options: readonly string[] = ['--country', 'GB']) {
  const files = { 'in.csv': `${lines.join('\n')}\n` }
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files })
  const [, ...results] = (run.files['out.csv'] ?? '').trim().split('\n')
  const cells = results.map((line) => line.split(','))
  return {
    stderr: oneLine(run.stderr),
    stdout: oneLine(run.stdout),
    ids: cells.map(([id]) => id),
    kilograms: cells.map((row) => Number(row[10])),
  }
}

const FLIGHT = 'Flight,LHR,JFK,Y'
const HEADER = (number: string) => `${number},Travel date,Type,From,To,Class,Txn type,Fare`
const SALE = (id: string, day = '05') => `${id},2025-01-${day},${FLIGHT},Sale,500`
const REFUND = (id: string, day = '05') => `${id},2025-01-${day},${FLIGHT},Refund,-500`

describe('a refund', () => {
  it.each([
    ...['Booking ref', 'Booking reference', 'Ticket number', 'Ticket no', 'Ticket #', 'PNR', 'Record locator'],
    ...['Ticketnummer', 'Confirmation', 'Reservierungsnummer', 'N° de réservation', 'Localizador'],
    ...['Codice prenotazione', 'E-ticket number', 'Reservation ID', 'N° billet', 'Nº de billete'],
  ])('takes back the booking of the same number: %s', async (header) => {
    const { stderr, ids } = await calculate([HEADER(header), SALE('A1'), REFUND('A1'), SALE('A2')])
    expect([stderr, ids]).toEqual(['', ['A2']])
  })

  it('takes back one of two equal bookings, and one of another day', async () => {
    const two = await calculate([HEADER('PNR'), SALE('A1'), SALE('A1'), REFUND('A1')])
    expect([two.stderr, two.ids]).toEqual(['', ['A1']])
    const later = await calculate([HEADER('PNR'), SALE('A1'), REFUND('A1', '10'), SALE('A2')])
    expect([later.stderr, later.ids]).toEqual(['', ['A2']])
  })

  it('is asked about if no booking has its number or its journey', async () => {
    const rows = [HEADER('PNR'), SALE('A1'), REFUND('A1'), SALE('A2'), REFUND('B9')]
    const asked = await calculate(rows)
    expect(asked.stderr).toContain('"Refund" takes back a booking, and no row has its id or its journey')
    const decided = await calculate(rows, ['--country', 'GB', '--map', 'Refund=status:cancelled'])
    expect([decided.stderr, decided.ids]).toEqual(['', ['A2']])
  })

  it('takes back an equal journey if no refund has the number of a booking', async () => {
    const { stderr, ids } = await calculate([HEADER('Ticket no'), SALE('A1'), REFUND('R1'), SALE('A2', '07')])
    expect([stderr, ids]).toEqual(['', ['A2']])
  })
})

describe('nights in London', () => {
  it.each([
    ['Date,Type,City,Nights', '2025-01-05,Hotel,London,3'],
    ['Date,Type,City,Country,Nights', '2025-01-05,Hotel,London,United Kingdom,3'],
    ['Datum,Art,Ort,Land,Nächte', '2025-01-05,Hotel,London,Großbritannien,3'],
  ])('have its own factor, and a line says so: %s', async (header, row) => {
    const [london, leeds] = await Promise.all([
      calculate([header, row], []),
      calculate([header, row.replace('London', 'Leeds')], []),
    ])
    expect([london.stderr, leeds.kilograms]).toEqual(['', [31.2]])
    expect(london.kilograms).toEqual([34.5])
    expect(london.stdout).toContain('hotelCountry is GB-LND where a stay is in London')
  })

  it('are not those in London, Ontario', async () => {
    const { kilograms } = await calculate(['Date,Type,City,Country,Nights', '2025-01-05,Hotel,London,Canada,1'], [])
    expect(kilograms).toEqual([7.4])
  })
})

describe('the short name of a town', () => {
  it.each([
    ['Newcastle, GB', 'Newcastle upon Tyne, GB'],
    ['Stoke, GB', 'Stoke-on-Trent, GB'],
    ['Southend, GB', 'Southend-on-Sea, GB'],
    ['Santiago, ES', 'Santiago de Compostela, ES'],
    ['Marburg, DE', 'Marburg an der Lahn, DE'],
    ['Aix, FR', 'Aix-en-Provence, FR'],
    ['Newcastle, AU', 'Newcastle, AU'],
    ['Santiago', 'Santiago, CL'],
  ])('is that of its country: %s', async (name, label) => {
    expect((await places.resolve(name, { mode: 'TRUCK' })).place.label).toBe(label)
  })

  it.each(['Kingston, GB', 'Stratford, GB', 'Bergen, NL'])(
    'is asked about where another town may be meant: %s',
    async (name) => {
      await expect(places.resolve(name, { mode: 'TRUCK' })).rejects.toThrow('no place in')
    },
  )

  it.each([
    ['Newcastle', 'York'],
    ['Newcastle', 'Lincoln'],
    ['Newcastle Central', 'Leeds'],
    ['Stoke', 'Lincoln'],
    ['Newcastle', 'Worcester'],
  ])('is settled by the country of the row or of all rows: %s to %s', async (from, to) => {
    const ends = await calculate(
      ['Date,Mode,From,To,From country,To country', `2025-01-05,Train,${from},${to},GB,GB`],
      [...['--map', '=activity:trip']],
    )
    const all = await calculate(
      ['Date,Mode,From,To', `2025-01-05,Train,${from},${to}`],
      ['--map', '=activity:trip', '--country', 'GB'],
    )
    expect([ends.stderr, all.stderr]).toEqual(['', ''])
    expect(all.kilograms).toEqual(ends.kilograms)
  })

  it('lists the town of the short name among those to choose from', async () => {
    await expect(places.resolve('Newcastle', { mode: 'TRUCK' })).rejects.toThrow('Newcastle upon Tyne, GB')
  })
})
