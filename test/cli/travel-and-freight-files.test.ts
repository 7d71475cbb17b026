import { describe, expect, it } from 'vitest'
import { type Run, runTonne } from './memory-io.ts'

const calculate = (lines: readonly string[], options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': lines.join('\n') } })

/** The kilograms of results by id. */
function kilogramsById({ files }: Run): Readonly<Record<string, number>> {
  const [header = '', ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const column = header.split(',').indexOf('co2eKg')
  return Object.fromEntries(lines.map((line) => [line.split(',')[0] ?? '', Number(line.split(',')[column])]))
}

const TRIPS = 'id,activity,start,mode,from,to,class'
const trips = (rows: readonly string[], options: readonly string[] = []) =>
  calculate([TRIPS, ...rows.map((row) => row.replace(',', ',trip,2025-01-05,'))], options)

describe('a travel export', () => {
  it('has booking classes by letter', async () => {
    const run = await trips([
      'y,AIR,LHR,JFK,Y',
      'w,AIR,LHR,JFK,W',
      'j,AIR,LHR,JFK,J',
      'f,AIR,LHR,JFK,F',
      'eco,AIR,LHR,JFK,ECONOMY',
      'prem,AIR,LHR,JFK,PREMIUM_ECONOMY',
      'biz,AIR,LHR,JFK,BUSINESS',
      'first,AIR,LHR,JFK,FIRST_CLASS',
    ])
    const { y, w, j, f, eco, prem, biz, first } = kilogramsById(run)
    expect([y, w, j, f]).toEqual([eco, prem, biz, first])
    expect(run.stdout).toContain('class "J" is BUSINESS')
    expect((await trips(['a,AIR,LHR,JFK,T'])).stderr).toContain('class: must be one of')
  })

  it.each(['LHR-DXB-SIN', 'LHR/DXB/SIN', 'LHR - DXB - SIN', 'LHR > DXB > SIN'])(
    'has a leg for each stop: %s',
    async (route) => {
      const run = await trips([`legs,AIR,${route},,ECONOMY`, 'leg1,AIR,LHR,DXB,ECONOMY', 'leg2,AIR,DXB,SIN,ECONOMY'])
      const { legs = 0, leg1 = 0, leg2 = 0 } = kilogramsById(run)
      expect(legs).toBeCloseTo(leg1 + leg2, 6)
      expect(run.stdout).toContain(`via "${route}" is DXB`)
    },
  )

  it('has stops in a column of their own, and counts the way back once', async () => {
    const header = 'id,activity,start,mode,from,via,to,class,isReturn'
    const run = await calculate([
      header,
      'a,trip,2025-01-05,AIR,LHR,DXB,SIN,ECONOMY,',
      'b,trip,2025-01-05,AIR,LHR-DXB-SIN,,,ECONOMY,',
      'c,trip,2025-01-05,AIR,LHR,,JFK,ECONOMY,Round trip',
      'd,trip,2025-01-05,AIR,LHR-JFK-LHR,,,ECONOMY,',
      'e,trip,2025-01-05,AIR,LHR,,JFK,ECONOMY,One-way',
    ])
    const { a = 0, b = 0, c = 0, d = 0, e = 0 } = kilogramsById(run)
    expect(a).toBe(b)
    expect(c).toBeCloseTo(d, 6)
    expect(c).toBeCloseTo(2 * e, 6)
    const twice = await calculate([header, 'a,trip,2025-01-05,AIR,LHR-JFK-LHR,,,ECONOMY,yes'])
    expect(twice.stderr).toContain('the stops already return to the start')
  })

  it('has codes of cities, which are near their airports', async () => {
    const run = await trips(['lon,AIR,LON,NYC,ECONOMY', 'lhr,AIR,LHR,JFK,ECONOMY'])
    const { lon = 0, lhr = 1 } = kilogramsById(run)
    expect(Math.abs(lon / lhr - 1)).toBeLessThan(0.05)
    expect(run.stdout).toContain('to "NYC" is New York, US')
  })

  it.each([
    ['London Euston', 'Manchester Piccadilly', '"London, GB"', '"Manchester, GB"'],
    ['St Pancras', 'Gare du Nord', '"London, GB"', '"Paris, FR"'],
    ['Milton Keynes Central', 'Birmingham New Street', '"Milton Keynes, GB"', '"Birmingham, GB"'],
    ['Köln Hbf', 'Bruxelles-Midi', 'Köln', '"Brussels, BE"'],
  ])('has stations by name: %s to %s', async (from, to, city, other) => {
    const run = await trips([`a,RAIL,${from},${to},`, `b,RAIL,${city},${other},`])
    expect(run.stderr).toBe('')
    const { a, b } = kilogramsById(run)
    expect(a).toBe(b)
  })

  it('has taxis, buses and Eurostar', async () => {
    const run = await calculate([
      'id,activity,start,mode,distanceKm',
      'taxi,trip,2025-01-05,taxi,10',
      'bus,trip,2025-01-05,bus,10',
      'eurostar,trip,2025-01-05,Eurostar,10',
      'tube,trip,2025-01-05,Tube,10',
    ])
    expect(run.stderr).toBe('')
    const out = run.files['out.csv'] ?? ''
    for (const path of [
      'taxis/regular-taxi',
      'bus/average-local-bus',
      'rail/international-rail',
      'rail/london-underground',
    ])
      expect(out).toContain(path)
  })

  it('has hotel nights', async () => {
    const header = 'id,activity,start,mode,from,to,nights,hotelCountry'
    const run = await calculate([header, '1,trip,2025-01-05,hotel,,,3,GB', '2,trip,2025-01-05,Hotel,,,2,SG'])
    expect(kilogramsById(run)).toEqual({ 1: 31.2, 2: 49 })
    const missing = await calculate([header, '1,trip,2025-01-05,hotel,,,,GB'])
    expect(missing.stderr.trim().split('\n')).toHaveLength(2)
    expect(missing.stderr).toContain('"hotel" needs the column nights')
  })

  it('leaves out refunded and cancelled bookings, and asks for another status', async () => {
    const header = `${TRIPS},Status`
    const row = (id: number, status: string) => `${id},trip,2025-01-0${id},AIR,LHR,JFK,ECONOMY,${status}`
    const run = await calculate([header, row(1, 'Ticketed'), row(2, 'Refunded'), row(3, 'Cancelled')])
    expect(Object.keys(kilogramsById(run))).toEqual(['1'])
    expect(run.stdout).toContain('2 × is cancelled or refunded, and is not counted: line 3 ("Refunded")')
    expect((await calculate([header, row(1, 'Exchanged')])).stderr).toContain('status: "Exchanged" does not say')
    const pair = await calculate([header, row(1, 'Ticketed'), row(1, 'Refunded'), row(2, 'Ticketed')])
    expect(Object.keys(kilogramsById(pair))).toEqual(['2'])
  })

  it('has a radiative forcing that an option sets, and the choice is the first warning', async () => {
    const rows = ['a,AIR,LHR,JFK,ECONOMY']
    const [without, uplifted] = await Promise.all([trips(rows), trips(rows, ['--radiative-forcing', 'desnz1.7'])])
    expect(kilogramsById(uplifted).a).toBeGreaterThan(1.6 * (kilogramsById(without).a ?? 0))
    const [, warnings = ''] = without.stdout.split('Warnings that affect numbers, by number of rows\n')
    expect(warnings.trimStart()).toMatch(/^1 × Radiative forcing is not in the result/)
  })
})

describe('a file of freight', () => {
  const HEADER = 'id,activity,start,mode,from,to,value,unit'
  const move = (rows: readonly string[]) =>
    calculate([HEADER, ...rows.map((row) => `${row.replace(',', ',movement,2025-01-07,')},1000,kg`)])

  it('has loads for modes', async () => {
    const run = await move([
      'ftl,FTL,"Leeds, GB","York, GB"',
      'ltl,LTL,"Leeds, GB","York, GB"',
      'truck,TRUCK,"Leeds, GB","York, GB"',
      'fcl,FCL 40HC,Shanghai,Felixstowe',
      'box,20GP,Shanghai,Felixstowe',
      'ship,SHIP,Shanghai,Felixstowe',
    ])
    const { ftl, ltl, truck, fcl, box, ship } = kilogramsById(run)
    expect([ftl, ltl, fcl, box]).toEqual([truck, truck, ship, ship])
    const air = await move(['a,Air express,LHR,JFK', 'b,AIR,LHR,JFK'])
    expect(kilogramsById(air).a).toBe(kilogramsById(air).b)
    expect((await move(['a,Express,Leeds,York'])).stderr).toContain('mode: must be one of')
  })

  it('has British postcodes and districts, which are a line of the summary', async () => {
    const run = await move([
      'code,TRUCK,LS11 5DB,"York, GB"',
      'outward,TRUCK,LS11,"York, GB"',
      'district,TRUCK,Leeds LS1,"York, GB"',
      'city,TRUCK,"Leeds, GB","York, GB"',
    ])
    const { code, outward, district, city } = kilogramsById(run)
    expect([code, outward, district]).toEqual([city, city, city])
    expect(run.stdout).toContain('from "LS11 5DB" is Leeds, GB')
  })

  it.each([
    ['Lincoln', 'York'],
    ['Newcastle upon Tyne', 'Lincoln'],
  ])('has names that the countries of the row settle: %s', async (from, to) => {
    const run = await calculate([
      `${HEADER},fromCountry,toCountry`,
      `a,movement,2025-01-07,TRUCK,${from},${to},1000,kg,GB,GB`,
      `b,movement,2025-01-07,TRUCK,"${from}, GB","${to}, GB",1000,kg,GB,GB`,
    ])
    expect(run.stderr).toBe('')
    const { a, b } = kilogramsById(run)
    expect(a).toBe(b)
  })
})

describe('an export of a booking tool', () => {
  it('has the mode in its codes of airports, and the distance in miles', async () => {
    const run = await calculate([
      'Employee,Departure Date,Origin,Destination,Class of Service,Carrier,Trip Type,Miles,Fare,Currency,Status',
      'Smith,01/05/2025,LHR,JFK,Business,BA,Round Trip,3451,4204.50,USD,Issued',
      'Jones,01/25/2025,SFO,ORD,Economy,UA,One Way,,304.50,USD,Issued',
    ])
    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('mode is AIR where it is empty and both ends are codes of airports')
    const same = await calculate([
      'id,activity,start,mode,from,to,class,isReturn,distanceKm',
      'line 2,trip,2025-01-05,AIR,LHR,JFK,BUSINESS,true,5553.846144',
      'line 3,trip,2025-01-25,AIR,SFO,ORD,ECONOMY,false,',
    ])
    expect(kilogramsById(run)).toEqual(kilogramsById(same))
  })

  it('has stays, whose nights and country follow from the dates and the place', async () => {
    const run = await calculate([
      'Traveler Name,Booking Type,Booking Status,Start Date,End Date,Origin,Destination,Distance (km),Country',
      'Ann,Hotel,Confirmed,2025-01-05,2025-01-08,,Lisbon,,',
      'Ann,Hotel,Confirmed,2025-01-05,2025-01-07,,Lisbon,,',
      'Bob,Hotel,Confirmed,2025-01-05,2025-01-07,,,,PT',
      'Bob,Car,Confirmed,2025-02-06,2025-02-07,Hamburg,Hamburg,250,',
    ])
    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('nights are the days from start to end')
    const nights = await calculate([
      'id,activity,start,nights,hotelCountry,mode,distanceKm,fromCountry,toCountry',
      'line 2,trip,2025-01-05,3,PT,,,,',
      'line 3,trip,2025-01-05,2,PT,,,,',
      'line 4,trip,2025-01-05,2,PT,,,,',
      'line 5,trip,2025-02-06,,,CAR,250,DE,DE',
    ])
    expect(kilogramsById(run)).toEqual(kilogramsById(nights))
  })

  it('does not take the country of an option for that of a stay', async () => {
    const stay = [
      'Traveler Name,Booking Type,Start Date,End Date,Origin,Destination',
      'Ann,Hotel,2025-01-05,2025-01-08,,',
    ]
    const run = await calculate(stay, ['--country', 'GB'])
    expect(run.stderr).toContain('column_missing: hotelCountry')
    const unknown = await calculate([stay[0] ?? '', 'Ann,Hotel,2025-01-05,2025-01-08,,Nowhereville'])
    expect(unknown.stderr).toContain('place_not_found: to: ')
  })

  it('has a journey in one cell, and a private car with its fuel', async () => {
    const run = await calculate(
      [
        'Employee,Date,Journey,Vehicle,Fuel,Miles,Rate,Amount',
        'Smith,12/01/2025,Leeds to York,Own car,Petrol,25,0.45,11.25',
        'Jones,13/01/2025,Leeds - York,Train,,25,,20',
      ],
      ['--country', 'GB'],
    )
    expect(run.stderr).toBe('')
    const same = await calculate([
      'id,activity,start,mode,vehicle,from,to,distanceKm',
      'line 2,trip,2025-01-12,CAR,average car petrol,"Leeds, GB","York, GB",40.2336',
      'line 3,trip,2025-01-13,RAIL,,"Leeds, GB","York, GB",40.2336',
    ])
    expect(kilogramsById(run)).toEqual(kilogramsById(same))
  })

  it.each([
    [
      'Reisender;Datum;Von;Nach;Klasse;Verkehrsmittel;Hin- und Rückfahrt;Betrag',
      'Meier;15.01.2025;München Hbf;Berlin Hbf;2. Klasse;Bahn;ja;120,50 €',
      'RAIL,München,"Berlin, DE"',
    ],
    [
      'Voyageur;Date;Départ;Arrivée;Mode;Classe;Aller-retour;Montant',
      'Dupont;15/01/2025;Lyon Part-Dieu;Paris Gare de Lyon;train;2nde;oui;90,00 €',
      'RAIL,Lyon,"Paris, FR"',
    ],
    [
      'Viajero;Fecha;Origen;Destino;Medio de transporte;Ida y vuelta;Importe',
      'García;15/01/2025;MAD;BCN;avión;ida y vuelta;90,00 €',
      'AIR,MAD,BCN',
    ],
    [
      'Booking Ref,Product,Travel Date,Routing,Cabin,Trip Type',
      'AB4,Train,15/01/2025,London St Pancras - Paris Gare du Nord,Standard,Return',
      'RAIL,"London, GB","Paris, FR"',
    ],
  ])('has words of its language: %s', async (header, row, journey) => {
    const run = await calculate([header, row])
    expect(run.stderr).toBe('')
    const same = await calculate(['activity,start,mode,from,to,isReturn', `trip,2025-01-15,${journey},true`])
    expect(Object.values(kilogramsById(run))).toEqual(Object.values(kilogramsById(same)))
  })
})

describe('an export of a forwarder', () => {
  it.each([
    [
      'Shipment No,Pickup Date,Shipper City,Shipper Country,Consignee City,Consignee Country,Service,Gross Weight (kg),Pieces,Cost EUR',
      '1001,15.01.2025,Hamburg,DE,Milano,IT,LTL,1250,4,320',
      'TRUCK,"Hamburg, DE","Milano, IT",1250,kg,',
    ],
    ['AWB,Origin,Dest,Chargeable Wt,UOM,Ship Date', '157-1,HKG,LAX,350.5,KG,2025-01-15', 'AIR,HKG,LAX,350.5,kg,'],
    [
      'Load ID,Origin Zip,Origin City,Origin State,Dest Zip,Dest City,Dest State,Weight (lbs),Equipment,Pickup',
      'L1,97201,Portland,OR,62701,Springfield,IL,42000,Dry Van,1/15/2025',
      'TRUCK,"Portland, OR","Springfield, IL",42000,lb,',
    ],
    [
      'Sendungsnummer;Datum;Absender Ort;Absender PLZ;Empfänger Ort;Empfänger PLZ;Verkehrsträger;Gewicht kg;Entfernung km',
      'S1;15.01.2025;Hamburg;20095;München;80331;LKW;2500,5;790',
      'TRUCK,Hamburg,München,2500.5,kg,790',
    ],
    ['Date,From Port,To Port,Weight t,Mode', '2025-01-15,CNSHA,NLRTM,24.5,Ocean', 'SHIP,CNSHA,NLRTM,24.5,t,'],
  ])('has addresses in several columns: %s', async (header, row, journey) => {
    const run = await calculate([header, row])
    expect(run.stderr).toBe('')
    const same = await calculate([
      'activity,start,mode,from,to,value,unit,distanceKm',
      `movement,2025-01-15,${journey}`,
    ])
    expect(Object.values(kilogramsById(run))).toEqual(Object.values(kilogramsById(same)))
  })

  it('asks for the mode of a lorry, whose kind says more than its mode', async () => {
    const rows = [
      'Shipment No,Date,Origin City,Dest City,Vehicle,Weight (kg)',
      '1,15/01/2025,Hamburg,Munich,Artic,1000',
    ]
    expect((await calculate(rows)).stderr).toContain('column_missing: mode')
  })

  it('reads one address alone as no journey', async () => {
    const header = 'Delivery date,Product,Litres,Delivery city,Delivery country'
    const run = await calculate([header, '15/01/2025,Burning oil,1000,Leeds,GB'])
    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('the column "Delivery city" is not known and not read')
  })

  it('asks for the state of a name that several places have', async () => {
    const run = await calculate([
      'Load ID,Origin City,Dest City,Weight (lbs),Equipment,Pickup',
      'L1,Portland,Chicago,42000,Dry Van,1/15/2025',
    ])
    expect(run.stderr).toContain('"Portland" is the name of 3 places')
  })
})

describe('a file of own factors', () => {
  const PLAIN = 'id,activity,start,value,unit,country,fuel\na,fuel,2025-01-05,100,l,GB,diesel\n'
  const withFactors = (name: string, factors: string) =>
    runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--factors', name], {
      files: { 'in.csv': PLAIN, [name]: factors },
    })
  const csv = (row: string) =>
    withFactors('f.csv', `key,category,region,unit,co2e\na/1,electricity,GB,kWh,0.1\n${row}\n`)

  it.each([
    ['a/2,electricity,GB,kWh,-0.1', 'f.csv:3:24: must_be_non_negative: key "a/2", co2e:'],
    ['a/2,electricity,GB,kWh,', 'f.csv:3:24: factor_invalid: key "a/2", co2e: is missing'],
    ['a/2,electricity,GB,kWh,abc', 'f.csv:3:24: not_a_number: key "a/2", co2e:'],
    ['a/2,elektrisch,GB,kWh,0.1', 'f.csv:3:5: invalid_choice: key "a/2", category:'],
    ['a/2,electricity,GB,furlong,0.1', 'f.csv:3:20: unknown_unit: key "a/2", unit: is not a unit'],
    ['a/2,electricity,GB,litres,0.1', 'did you mean l?'],
  ])('names line, key and field of an error: %s', async (row, error) => {
    const { code, stderr } = await csv(row)
    expect(code).toBe(1)
    expect(stderr).toContain(error)
  })

  it('names number, key and field of an error in JSON', async () => {
    const run = await withFactors(
      'f.json',
      '[{"key":"a/1","unit":"kWh","per1":{"co2e":"0.1"}},{"key":"a/2","unit":"kWh","per1":{"co2e":"abc"}}]',
    )
    expect(run.stderr).toContain('f.json:1:85: not_a_number: factor 2, key "a/2", co2e: is not a number')
  })

  it('may have money of a year as its unit', async () => {
    expect((await csv('a/2,spend,GB,USD 2022,0.1')).stderr).toBe('')
  })
})

describe('a trace', () => {
  it('is explained under the id of its row', async () => {
    const row = (id: string) => `${id},fuel,2025-01-05,100,l,GB,diesel`
    const text = ['id,activity,start,value,unit,country,fuel', row('first'), row('second')].join('\n')
    const argv = ['calculate', 'in.csv', '--output', 'out.csv', '--traces', 't.ndjson']
    const { files } = await runTonne(argv, { files: { 'in.csv': text } })
    const explained = await runTonne(['explain', 't.ndjson', '--results', 'out.csv'], { files })
    expect(explained.stdout).toMatch(/^first \(fuel\)\n[\s\S]*\nsecond \(fuel\)\n/)
    const one = await runTonne(['explain', 't.ndjson', '--results', 'out.csv', '--id', 'second'], { files })
    expect(one.stdout).toMatch(/^second \(fuel\)\n/)
    expect((await runTonne(['explain', 't.ndjson', '--id', 'second'], { files })).stderr).toContain('--results')
    expect(one.stdout).toContain('note: The fuel name is ambiguous or unpublished; its everyday meaning was used')
    expect(one.stdout).not.toContain('undefined')
    const other = { ...files, 'out.csv': `${files['out.csv']?.split('\n').slice(0, 2).join('\n')}\n` }
    const wrong = await runTonne(['explain', 't.ndjson', '--results', 'out.csv'], { files: other })
    expect(wrong.stderr).toContain('1 results with ids, and there are 2 traces')
  })
})
