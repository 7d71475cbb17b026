import { describe, expect, it } from 'vitest'
import { parseCsv } from '../fixtures/csv-table.ts'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = [], country = 'GB') =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', country, ...options], {
    files: { 'in.csv': text },
  })

async function kilogramsOf(text: string, options?: readonly string[]): Promise<readonly number[]> {
  const run = await calculate(text, options)
  expect(run.stderr).toBe('')
  const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
  const column = header.indexOf('co2eKg')
  return rows.map(({ cells }) => Number(cells[column]))
}

const PLAIN = 'activity,start,end,value,unit,vehicle,fuel'

describe('a list of vehicles with two readings of an odometer', () => {
  it.each([
    ['Reg No,Vehicle Type,Fuel Type,Start Date,End Date,Start odometer (km),End odometer (km)', ','],
    ['Kennzeichen;Fahrzeugart;Kraftstoff;Von;Bis;Km-Stand Anfang;Km-Stand Ende', ';'],
    ['Immatriculation;Catégorie;Énergie;Du;Au;Km début;Km fin', ';'],
    ['Targa;Tipo di veicolo;Carburante;Dal;Al;Km iniziali;Km finali', ';'],
    ['Matrícula;Tipo de vehículo;Combustible;Desde;Hasta;Km inicial;Km final', ';'],
  ])('counts the distance between them: %s', async (header, mark) => {
    const row = ['AB21 CDE', 'Van', 'Diesel', '2024-01-01', '2024-12-31', '12010', '38900'].join(mark)
    const [own] = await kilogramsOf(`${PLAIN}\nvehicle,2024-01-01,2024-12-31,26890,km,van,diesel`, [
      '--end-date',
      'inclusive',
    ])
    expect(await kilogramsOf(`${header}\n${row}`, ['--end-date', 'inclusive'])).toEqual([own])
  })

  it('asks for the unit of a mileage', async () => {
    const header = 'Registration,Vehicle Type,Fuel,Start Date,End Date,Start Mileage,End Mileage'
    const row = 'AB21 CDE,Van,Diesel,2024-01-01,2024-12-31,10,110'
    expect((await calculate(`${header}\n${row}`)).stderr).toContain('--map "=unit:UNIT"')
  })

  it('refuses a reading at the end that is below the one at the start', async () => {
    const header = 'Registration,Vehicle Type,Fuel,Start Date,End Date,Start km,End km'
    const { stderr } = await calculate(`${header}\nA,Van,Diesel,2024-01-01,2024-12-31,110,10`)
    expect(stderr).toContain('closing "10" is below opening "110"')
  })

  it('asks for the kind of a vehicle if only its fuel is known', async () => {
    const { stderr } = await calculate(
      'Registration,Fuel,Start Date,End Date,Start km,End km\nA,Diesel,2024-01-01,2024-12-31,10,110',
    )
    expect(stderr).toContain('vehicle: the file has no such column')
    expect(stderr).toContain('--map "=vehicle:WORD"')
  })
})

describe('a list of vehicles with months as columns', () => {
  it('is a distance for each month', async () => {
    const header = 'Registration,Vehicle type,Fuel,Unit,Jan-24,Feb-24,Total'
    const own = await kilogramsOf(
      `${PLAIN}\nvehicle,2024-01,,820,mi,medium car,petrol\nvehicle,2024-02,,910,mi,medium car,petrol`,
    )
    expect(await kilogramsOf(`${header}\nA,Medium car,Petrol,miles,820,910,1730`)).toEqual(own)
  })
})

describe('a list of vehicles without a distance', () => {
  it.each([
    ['no distance', 'Registration,Make,Model,Fuel,Start Date,End Date', 'is a list of vehicles without a distance'],
    ['one reading', 'Date,Registration,Driver,Odometer', 'has one reading of an odometer in each row ("Odometer")'],
    [
      'one reading',
      'Datum;Kennzeichen;Fahrzeug;Kraftstoff;Kilometerstand',
      'has one reading of an odometer in each row',
    ],
    [
      'a contract',
      'Registration,Make,Fuel,Lease start,Lease end,Contract mileage per annum',
      'is a distance that was agreed',
    ],
    ['two distances', 'Registration,Fuel,Date,Office km,Home km', '"Office km" and "Home km" may be its distance'],
  ])('says what it lacks: %s', async (_, header, sentence) => {
    const mark = header.includes(';') ? ';' : ','
    const cellOf = (name: string) =>
      /date|datum|start|end/i.test(name) ? '2024-01-31' : /fuel|kraft/i.test(name) ? 'Diesel' : '1'
    const row = header.split(mark).map(cellOf).join(mark)
    const { code, stderr } = await calculate(`${header}\n${row}`)
    expect([code, stderr.split('\n').length]).toEqual([1, 3])
    expect(stderr).toContain('column_missing')
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('--unpivot')
  })
})

describe('a list of vehicles with the distance of a year', () => {
  it.each([
    ['Kennzeichen;Fahrzeugart;Kraftstoff;Jahresfahrleistung (km);Verbrauch l/100 km', '12000;5,8'],
    ['Kennzeichen;Fahrzeugart;Kraftstoff;Durchschnittsverbrauch (l/100km);Laufleistung 2024 (km)', '5,8;12000'],
    ['Immatriculation;Catégorie;Énergie;Conso moyenne (L/100 km);CO2 (g/km);Kilométrage annuel (km)', '4,9;118;12000'],
    ['Reg;Vehicle type;Fuel;MPG;Annual mileage (km)', '52.3;12000'],
    ['Matrícula;Tipo de vehículo;Combustible;Kilometraje anual (km);km/l', '12000;18'],
  ])('counts it, and no rate of fuel: %s', async (header, numbers) => {
    const [own] = await kilogramsOf(`${PLAIN}\nvehicle,2024-01-01,2024-12-31,12000,km,van,diesel`, [
      '--end-date',
      'inclusive',
    ])
    expect(await kilogramsOf(`${header}\nK-AB 1;Van;Diesel;${numbers}`, ['--year', '2024'])).toEqual([own])
  })

  it('counts the litres of a vehicle where the row has them', async () => {
    const header = 'Kennzeichen;Fahrzeugart;Kraftstoff;Anfangskilometerstand;Endkilometerstand;Jahresfahrleistung (km)'
    const rows = `K-AB 1;Van;Diesel;100;12100;12000;5,8;700\nK-AB 2;Van;Diesel;100;12100;12000;5,8;`
    const own = await kilogramsOf(
      `${PLAIN}\nfuel,2024-01-01,2024-12-31,700,l,,diesel\nvehicle,2024-01-01,2024-12-31,12000,km,van,diesel`,
      ['--end-date', 'inclusive'],
    )
    const text = `${header};Verbrauch l/100 km;Verbrauch gesamt (l)\n${rows}`
    expect(await kilogramsOf(text, ['--year', '2024'])).toEqual(own)
  })

  it.each(['Kraftstoffart', 'Treibstoffart', 'Antriebsart'])(
    'counts them where only the vehicle is unknown: %s',
    async (kind) => {
      const header = `Kennzeichen;Fahrzeug;${kind};Anfangskilometerstand;Endkilometerstand;Jahresfahrleistung (km)`
      const text = `${header};Verbrauch l/100 km;Verbrauch gesamt (l)\nK-AB 1;VW Passat;Diesel;45.000;67.500;22.500;5,8;1.305`
      const own = await kilogramsOf(`${PLAIN}\nfuel,2024-01-01,2024-12-31,1305,l,,diesel`, ['--end-date', 'inclusive'])
      expect(await kilogramsOf(text, ['--year', '2024', '--map', '=vehicle:average car'])).toEqual(own)
    },
  )

  it('takes the decimals of a rate for those of the distance', async () => {
    const header = 'Kennzeichen\tFahrzeugart\tKraftstoff\tJahresfahrleistung (km)\tVerbrauch l/100 km'
    const distances = (digits: string, decimals: string) =>
      kilogramsOf(`${header}\nK-AB 1\tVan\tDiesel\t${digits}\t${decimals}`, ['--year', '2024'])
    const own = await distances('12000', '5.8')
    expect(await distances('12.000', '5,8')).toEqual(own)
    expect(await distances('12,000', '5.8')).toEqual(own)
  })

  it('refuses a rate as a quantity', async () => {
    const header = 'Kennzeichen;Fahrzeugart;Kraftstoff;Von;Bis'
    for (const rate of ['l/100 km', 'MPG', 'CO2 (g/km)', 'kWh/100 km', 'km/l', 'Verbrauch (Liter pro 100 km)']) {
      for (const column of ['value', 'distanceKm', 'fuelValue']) {
        const text = `${header};${rate}\nK-AB 1;Van;Diesel;2024-01-01;2024-12-31;5,8`
        const { code, stderr } = await calculate(text, ['--map', `${rate}=${column}`])
        expect([code, stderr.includes('is a rate')], `${rate} as ${column}`).toEqual([1, true])
      }
    }
  })
})

describe('an export of a fuel card', () => {
  const litres = (text: string, options?: readonly string[]) => kilogramsOf(text, options)

  it('is read by the name of a product next to its number, and by the signs of countries', async () => {
    const header = 'Kartennummer;Kennzeichen;Lieferdatum;Land;Warenart;Bezeichnung;Menge;ME;Km-Stand'
    const rows = ['7;K-AB 1;2024-02-05;D;0002;Diesel;100,5;Ltr;145120', '7;K-AB 1;2024-02-06;A;0150;Maut;1;Ltr;145120']
    const own = await litres('activity,start,value,unit,fuel,country\nfuel,2024-02-05,100.5,l,diesel,DE')
    expect(await litres([header, ...rows].join('\n'))).toEqual(own)
  })

  it('is read without the distance and the economy of the vehicle', async () => {
    const header =
      'Card Number,License Plate,Transaction Date,Product Description,Quantity,Unit,Odometer,Distance Driven,Fuel Economy'
    const own = await litres('activity,start,value,unit,fuel,country\nfuel,2024-02-13,14.52,l,diesel,GB')
    expect(await litres(`${header}\n12,TX1,2024-02-13,DIESEL,14.52,L,54120,320,22.0`)).toEqual(own)
  })

  it('never takes G for grams', async () => {
    const header = 'Card Number,License Plate,Transaction Date,Product,Quantity,Unit of Measure'
    const row = '12,TX1,2024-02-13,DIESEL,14.52,G'
    expect((await calculate(`${header}\n${row}`)).stderr).toContain('"G" is more than one unit')
    const run = await calculate(`${header}\n${row}`, [], 'US')
    expect(run.stdout.replace(/\s+/g, ' ')).toContain('a gallon is one of the United States where the country is US')
  })
})
