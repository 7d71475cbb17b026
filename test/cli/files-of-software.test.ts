import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** Runs the program on a file, and returns its messages, the words of its summary and the results by line. */
async function readingOf(text: string, options: readonly string[] = []) {
  const args = ['calculate', 'in.csv', '--output', 'out.csv', ...options]
  const { stdout, stderr, files } = await runTonne(args, { files: { 'in.csv': text } })
  const lines = (files['out.csv'] ?? '').trim().split('\n').slice(1)
  const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  const results = cells
    .filter((row) => row[6] !== 'electricity_market')
    .map(([, site, activity, start, end, , , , , , co2e]) => [site, activity, start, end, co2e].join(' '))
  return { stderr, results, words: stdout.replaceAll(/\s+/g, ' ') }
}

const SHELL = `Card Number,Card Holder,Transaction Date,Site Name,Site Country,Product,Quantity,Unit Price (Excl VAT),Currency,Odometer
7002,J SMITH,16/01/2025,SHELL LEEDS,GB,FuelSave Diesel,50,1.19,GBP,46011
7003,A KHAN,20/01/2025,SHELL YORK,GB,V-Power Unleaded,10,1.14,GBP,9921`

const STADTWERKE = `Rechnungsnummer;Vertragskonto;Lieferstelle;Sparte;Abrechnungszeitraum von;Abrechnungszeitraum bis;Verbrauch;Einheit;Brennwert (kWh/m³);Nettobetrag (EUR)
R-1;400123;Werk Köln;Strom;01.01.2025;31.01.2025;3.900;kWh;;9.042,10
R-2;400124;Lager Bonn;Wasser;01.01.2025;31.01.2025;112;m³;;220,00`

const NAVAN = (type: string, miles: number) =>
  `Booking ID,Booking Type,Traveler Name,Start Date,Origin Airport,Destination Airport,Trip Type,Cabin,Distance (mi),Carbon Emissions (kg CO2),USD Grand Total
NV-1,FLIGHT,Ada,2025-05-04,SFO,JFK,${type},ECONOMY,${miles},890,640.20`

const CONCUR = (row: string) =>
  `Traveler,Cost Center,Trip Type,Booking Date,Departure Date,Return Date,Origin,Destination,Routing,Class of Service,Ticket Amount,Currency
${row}`

const MILEAGE = (vehicle: string, fuel: string) =>
  `Employee,Claim Date,Journey Date,From Postcode,To Postcode,Vehicle Type,Fuel Type,Engine Size (cc),Miles Claimed,Rate (p)
J Smith,31/01/2025,14/01/2025,HU1 2AA,LS1 4DY,${vehicle},${fuel},1598,100,45`

const KUEHNE = `KN Reference;Mode;POL;POD;ETD;ETA;Container;Gross Weight KG;Chargeable Weight KG;Volume CBM;TEU;GHG WTW tCO2e
4350;Sea FCL;CNSHA;DEHAM;05.01.2025;12.02.2025;40HC;21.340;25.000;67,2;2;3,11`

describe('files as software writes them', () => {
  it('reads a fuel card with its grades, and not its filling stations as sites', async () => {
    const { stderr, results, words } = await readingOf(SHELL, ['--map', '=unit:l'])
    expect([stderr, results]).toEqual([
      '',
      [' fuel 2025-01-16 2025-01-16 128.541', ' fuel 2025-01-20 2025-01-20 20.6916'],
    ])
    expect(words).toContain('the column "Site Country" is country')
  })

  it('reads numbers whose mark only another column of the file shows', async () => {
    const { stderr, results, words } = await readingOf(STADTWERKE, ['--country', 'DE'])
    expect([stderr, results]).toEqual([
      '',
      ['Werk Köln electricity 2025-01-01 2025-02-01 1134.9', 'Lager Bonn quantity 2025-01-01 2025-02-01 21.4256'],
    ])
    expect(words).toContain('value has a decimal comma, like the other numbers of the file')
    const spanish =
      'CUPS;Fecha lectura anterior;Fecha lectura actual;Consumo (kWh);Importe (€)\nES1;01/01/2025;31/01/2025;4.350;812,40'
    expect((await readingOf(spanish, ['--country', 'ES', '--map', '=activity:electricity'])).results).toEqual([
      ' electricity 2025-01-01 2025-02-01 543.75',
    ])
    // the usual comma of files with semicolons is wrong here
    const english =
      'MPAN;Period Start;Period End;Consumption (kWh);Net Amount (GBP)\n12;01/01/2025;31/01/2025;4,350;812.40'
    expect((await readingOf(english, ['--country', 'GB'])).results).toEqual([
      ' electricity 2025-01-01 2025-02-01 769.95',
    ])
  })

  it('rejects the distance of both ways in a return trip, which would double it', async () => {
    const both = await readingOf(NAVAN('ROUND_TRIP', 5172))
    expect(both.stderr).toContain('distance_invalid: distanceKm: is about twice the 4,162 km from SFO to JFK')
    expect(both.results).toEqual([])
    const oneWay = await readingOf(NAVAN('ROUND_TRIP', 2586))
    const whole = await readingOf(NAVAN('ONE_WAY', 5172))
    expect([oneWay.stderr, oneWay.results]).toEqual(['', whole.results])
  })

  it('reads the type of a trip as its mode, and a route that returns as both ways', async () => {
    const there = 'Doe,CC-1,Air,02/20/2025,03/03/2025,03/17/2025,LHR,JFK'
    const round = await readingOf(CONCUR(`${there},LHR-JFK-LHR,Business,4210,USD`))
    const twice = await readingOf(
      `Traveler,mode,start,end,from,to,isReturn,class,site\nDoe,AIR,2025-03-03,2025-03-17,LHR,JFK,true,BUSINESS,CC-1`,
      ['--end-date', 'inclusive'],
    )
    expect([round.stderr, round.results]).toEqual(['', twice.results])
    const train = 'Poe,CC-1,Rail,02/20/2025,03/20/2025,03/20/2025,London,Paris'
    const rail = await readingOf(CONCUR(`${train},London-Paris-London,Standard,240,USD`))
    const single = await readingOf(CONCUR(`${train},London-Paris,Standard,240,USD`))
    const kilograms = (of: typeof rail) => Number(of.results[0]?.split(' ').at(-1))
    expect(kilograms(rail)).toBeCloseTo(2 * kilograms(single), 6)
    const hotel = await readingOf(CONCUR('Doe,CC-1,Hotel,02/20/2025,03/03/2025,03/17/2025,,New York,,,1200,USD'))
    expect([hotel.stderr, hotel.results.length]).toEqual(['', 1])
  })

  it.each([
    ['Medium car', 'Diesel', 'medium-car/diesel'],
    ['Small car', 'Petrol', 'small-car/petrol'],
    ['Large car', 'Hybrid', 'large-car/hybrid'],
    ['', 'Essence', 'average-car/petrol'],
    ['Motorbike', 'Petrol', 'motorbike/average'],
  ])('reads a claim of mileage by %s and %s as %s', async (vehicle, fuel, key) => {
    const text = MILEAGE(vehicle, fuel)
    const { stdout, files } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB'], {
      files: { 'in.csv': text },
    })
    expect(files['out.csv']).toMatch(
      new RegExp(`^line 2,,trip,2025-01-14,.*desnz-2025/passenger-vehicles/.*${key}/km,`, 'm'),
    )
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('mode is CAR where it is empty')
  })

  it('reads the gross weight, the loads and the ports of a forwarder', async () => {
    const { stderr, results, words } = await readingOf(KUEHNE)
    expect([stderr, results[0]]).toEqual(['', expect.stringMatching(/^ movement 2025-01-05 2025-02-13 7870\.44/)])
    expect(words).toContain('"Chargeable Weight KG", "Volume CBM", "TEU", "GHG WTW tCO2e" are not read')
  })

  it('reads bookings of trains by their stations, and stays by their city', async () => {
    const trains = `Departure station,Arrival station,Outbound date,Journey type,Ticket class,Passenger,Passengers
Manchester Piccadilly,Birmingham New Street,15/01/2025,Single,Standard,A Khan,2`
    const { stderr, words } = await readingOf(trains)
    expect([stderr, words]).toEqual(['', expect.stringContaining('the mode of each row is RAIL')])
    const stays =
      'Gast;Ort;Land;Anreise;Abreise;Nächte;Zimmer;Gesamtpreis EUR\nWeber;Paris;Frankreich;10.03.2025;13.03.2025;3;2;612,00'
    expect((await readingOf(stays)).results).toEqual([' trip 2025-03-10 2025-03-13 40.2'])
  })

  it('reads treatments, refrigerants and ledgers in other languages', async () => {
    const waste =
      "Site;Date d'enlèvement;Code déchet;Tonnage (t);Filière de traitement\nLyon;15/01/2025;20 03 01;4,2;Incinération avec valorisation énergétique"
    expect((await readingOf(waste, ['--country', 'FR'])).stderr).toBe('')
    const leak = 'Standort;Kältemittel;Füllmenge kg;Datum;Nachfüllmenge kg\nBonn;R 134a;18,0;14.05.2025;1,25'
    expect((await readingOf(leak, ['--map', '=gwp:AR5'])).results).toEqual([
      'Bonn refrigerant 2025-05-14 2025-05-14 1625',
    ])
    const recovered = 'Standort;Kältemittel;Datum;Nachfüllmenge kg;Rückgewonnen kg\nBonn;R 134a;14.05.2025;1,25;1'
    expect((await readingOf(recovered, ['--map', '=gwp:AR5'])).results).toEqual([
      'Bonn refrigerant 2025-05-14 2025-05-14 325',
    ])
  })

  it('reads the account, the debit and the credit of a ledger, and asks about a row with both', async () => {
    const ledger = (debit: string, credit: string) =>
      `Date,Contact,Description,Invoice Number,Reference,Debit,Credit,Gross,GST,Account Code,Account
06 Jan 2025,PwC,Fee,INV-7,R-1,${debit},${credit},99,16,461,offices of lawyers`
    const options = ['--map', '=currency:USD,=country:US', '--price-year', '2024']
    const { stderr, results } = await readingOf(ledger('"1,000.00"', ''), options)
    expect([stderr, results.length]).toEqual(['', 1])
    const credit = await readingOf(ledger('', '"1,000.00"'), [...options, '--allow-credits'])
    expect(credit.results).toEqual(results.map((row) => row.replace(/ (?=[\d.]+$)/, ' -')))
    expect(credit.words).toContain('value is the credit with a minus where only credit is filled in')
    // programs that print zeros must not lose the credit
    const printed = await readingOf(ledger('0.00', '"1,000.00"'), [...options, '--allow-credits'])
    expect(printed.results).toEqual(credit.results)
    expect((await readingOf(ledger('"1,000.00"', '0.00'), options)).results).toEqual(results)
    expect((await readingOf(ledger('', '120.00'), options)).stderr).toContain('must_be_non_negative: value:')
    expect((await readingOf(ledger('5.00', '120.00'), options)).stderr).toContain(
      'credit: is filled in, and so is value; write a row for each (INV-7: "120.00")',
    )
  })

  it('reads the names of countries in other languages', async () => {
    const rows =
      'activity,start,value,unit,country\nelectricity,2025-01-31,100,kWh,Deutschland\nelectricity,2025-01-31,100,kWh,DE'
    const { stderr, results } = await readingOf(rows)
    expect([stderr, results[0]]).toEqual(['', results[1]])
  })
})

describe('a vehicle of the company by distance', () => {
  const rows = (of: string) =>
    `activity,start,value,unit,vehicle,fuel,factor,country\nvehicle,2025-01-31,1000,km,${of},GB`

  it.each([
    ['medium car,Diesel,', 'medium-car/diesel/km'],
    ['"medium car, diesel",,', 'medium-car/diesel/km'],
    [',,"medium car, diesel"', 'medium-car/diesel/km'],
    ['Klein,Benzin,', 'small-car/petrol/km'],
  ])('has the factor of the words %s', async (of, key) => {
    const { files, stderr } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], {
      files: { 'in.csv': rows(of) },
    })
    expect(stderr).toBe('')
    expect(files['out.csv']).toContain(`desnz-2025/passenger-vehicles/cars-by-size/${key}`)
  })
})
