import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Calculates a file, with its results as 'start end kilograms'. */
async function calculate(lines: readonly string[], options: readonly string[] = []) {
  const files = { 'in.csv': `${lines.join('\n')}\n` }
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files })
  const [, ...results] = (run.files['out.csv'] ?? '').trim().split('\n')
  const parts = results.map((line) => {
    const cells = line.split(',')
    return { days: cells.slice(3, 5).join(' '), kilograms: Number(cells[10]) }
  })
  return { stderr: oneLine(run.stderr), stdout: oneLine(run.stdout), results: parts }
}

/** Three nights in March. In France one night is 6.7 kg. */
const NIGHTS_IN_MARCH = [{ days: '2025-03-15 2025-03-18', kilograms: 20.1 }]
const BOOKING = 'start is checkIn where a row is a stay: its other date is that of the booking'

describe('the days of a stay', () => {
  it.each([
    ['Date,Type,City,Check-in,Check-out,Nights', '2025-01-05,Hotel,Paris,2025-03-15,2025-03-18,'],
    ['Travel date,Type,City,Check in date,Check out date,Nights', '2025-01-05,Hotel,Paris,2025-03-15,2025-03-18,3'],
    ['Date,Hotel,City,Arrival date,Departure date,Nights', '2025-01-05,Ibis,Paris,2025-03-15,2025-03-18,'],
    ['Date,Hotel,City,Departure,Arrival,Nights', '2025-01-05,Ibis,Paris,2025-03-18,2025-03-15,'],
    ['Datum,Art,Ort,Anreise,Abreise,Nächte', '05.01.2025,Hotel,Paris,15.03.2025,18.03.2025,'],
    ['Date,Hôtel,Ville,Date d’arrivée,Date de départ,Nuits', '05/01/2025,Ibis,Paris,15/03/2025,18/03/2025,'],
    ['Fecha,Hotel,Ciudad,Llegada,Salida,Noches', '05/01/2025,Ibis,Paris,15/03/2025,18/03/2025,'],
    ['Data,Hotel,Città,Arrivo,Partenza,Notti', '05/01/2025,Ibis,Paris,15/03/2025,18/03/2025,3'],
  ])('precede the day of its booking: %s', async (header, row) => {
    const { stderr, stdout, results } = await calculate([header, row])
    expect([stderr, results]).toEqual(['', NIGHTS_IN_MARCH])
    expect(stdout).toContain(BOOKING)
  })

  it('are those of stays only, next to the days of flights', async () => {
    const { stderr, results } = await calculate(
      [
        'Date,Type,From,To,Class,City,Check-in,Check-out,Nights',
        '2025-01-05,Flight,LHR,JFK,Y,,,,',
        '2025-01-05,Hotel,,,,Paris,2025-03-15,2025-03-18,',
      ],
      ['--country', 'GB'],
    )
    expect([stderr, results.map(({ days }) => days)]).toEqual(['', ['2025-01-05 2025-01-05', '2025-03-15 2025-03-18']])
  })

  it('follow from the departure and the nights, and never from the day of the booking', async () => {
    const header = 'Date,Type,City,Check-out,Nights'
    const known = await calculate([header, '2025-01-05,Hotel,Paris,2025-03-18,3'])
    expect([known.stderr, known.results]).toEqual(['', NIGHTS_IN_MARCH])
    const unknown = await calculate([header, '2025-01-05,Hotel,Paris,2025-03-18,'])
    expect(unknown.stderr).toContain(
      '"Hotel" needs the column nights with the number of nights, or the days of its checkIn',
    )
    const named = await calculate([header, '2025-03-15,Hotel,Paris,2025-03-18,'], ['--map', 'Date=checkIn'])
    expect([named.stderr, named.results]).toEqual(['', NIGHTS_IN_MARCH])
  })

  it.each([
    ['2', ''],
    ['6', '2'],
    ['1', '1'],
  ])('contradict %s nights in the rooms "%s"', async (nights, rooms) => {
    const run = await calculate([
      'Type,City,Check-in,Check-out,Nights,Rooms',
      `Hotel,Paris,2025-03-15,2025-03-18,${nights},${rooms}`,
    ])
    expect(run.stderr).toContain(`nights: is ${nights}, and there are 3 nights from 2025-03-15 to 2025-03-18`)
    const without = await calculate(
      ['Type,City,Check-in,Check-out,Nights', `Hotel,Paris,2025-03-15,2025-03-18,${nights}`],
      ['--map', 'Nights='],
    )
    expect([without.stderr, without.results]).toEqual(['', NIGHTS_IN_MARCH])
  })

  it('say that nights may be those of several rooms', async () => {
    const run = await calculate(['Type,City,Check-in,Check-out,Nights', 'Hotel,Paris,2025-03-15,2025-03-18,6'])
    expect([run.stderr, run.results[0]?.kilograms]).toEqual(['', 40.2])
    expect(run.stdout).toContain('as of several rooms')
  })
})

describe('the day of a return', () => {
  const ROW = '2025-01-05,2025-01-09,Flight,LHR,JFK,Y'
  const GB = ['--country', 'GB']
  const HEADER = 'Departure date,Return date,Mode,From,To,Class'

  it.each([
    HEADER,
    'Outbound date,Inbound date,Mode,From,To,Class',
    'Hinflug,Rückflug,Verkehrsmittel,Von,Nach,Klasse',
    'Date de départ,Date de retour,Mode,Départ,Arrivée,Classe',
    'Fecha de ida,Fecha de regreso,Modo de transporte,Origen,Destino,Clase',
    'Data andata,Data ritorno,Mezzo di trasporto,Partenza,Arrivo,Classe',
  ])('makes a return trip, and a line says so: %s', async (header) => {
    const single = await calculate([HEADER, ROW], [...GB, '--map', 'Return date=end'])
    const { stderr, stdout, results } = await calculate(
      [header, ROW],
      [...GB, ...(header.startsWith('Fecha') ? ['--map', 'Modo de transporte=mode'] : [])],
    )
    expect(stderr).toBe('')
    expect(results[0]?.kilograms).toBeCloseTo(2 * (single.results[0]?.kilograms ?? 0), 9)
    expect(results[0]?.days).toBe('2025-01-05 2025-01-10')
    expect(stdout).toContain('isReturn is true where a row has a returnDate')
  })

  it('changes nothing where the row says one way, has its distance, or its whole route', async () => {
    const single = await calculate([HEADER, ROW], [...GB, '--map', 'Return date=end'])
    const oneWay = await calculate([`${HEADER},Trip type`, `${ROW},One way`], GB)
    expect(oneWay.results).toEqual(single.results)
    const routed = await calculate([`${HEADER},Routing`, `${ROW},LHR-JFK`], GB)
    expect(routed.results).toEqual(single.results)
    expect(routed.stdout).toContain('a returnDate does not double a row with its own distance or its whole route')
    const measured = await calculate([`${HEADER},Distance (km)`, `${ROW},5540`], GB)
    expect([measured.stderr, measured.results.length]).toEqual(['', 1])
    expect(measured.stdout).toContain('a returnDate does not double')
  })

  it('is asked about if it is the day of the departure', async () => {
    const sameDay = '2025-01-05,2025-01-05,Flight,LHR,CDG,Y'
    const asked = await calculate([HEADER, sameDay], GB)
    expect(asked.stderr).toContain('isReturn: needs true or false')
    const [both, single] = await Promise.all(
      ['true', 'false'].map(async (flag) => await calculate([HEADER, sameDay], [...GB, '--map', `=isReturn:${flag}`])),
    )
    expect(both?.results[0]?.kilograms).toBeCloseTo(2 * (single?.results[0]?.kilograms ?? 0), 9)
  })
})
