import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'
import { runTonne } from './memory-io.ts'

const trip = (mode: string, ...options: readonly string[]) =>
  calculateText(`activity,start,mode,distanceKm\ntrip,2025-01-10,${mode},100`, '--country', 'GB', ...options)

describe('the mode of a trip', () => {
  it.each(['motorcycle', 'Motorbike', 'Motorrad', 'moto', 'motocicleta', 'Motorroller', 'motorfiets'])(
    'reads %s as a motorbike',
    async (mode) => {
      const named = 'activity,start,mode,vehicle,distanceKm\ntrip,2025-01-10,CAR,motorbike,100'
      const { kg } = await calculateText(named, '--country', 'GB')
      expect((await trip(mode)).kg).toEqual(kg)
    },
  )

  it.each([
    'bicycle',
    'Bike',
    'cycling',
    'on foot',
    'Walking',
    'Fahrrad',
    'zu Fuß',
    'vélo',
    'à pied',
    'bicicleta',
    'a pie',
  ])('leaves %s out, which burns nothing', async (mode) => {
    const { kg, said } = await trip(mode)
    expect(kg).toEqual([])
    expect(said).toContain('1 × is a journey by bicycle or on foot')
  })

  it.each(['e-bike', 'Pedelec', 'e-scooter', 'E-Roller', 'trottinette électrique', 'scooter'])(
    'asks about %s, and the advice works',
    async (mode) => {
      expect((await trip(mode)).said).toContain(`pass --map "${mode}=mode:bicycle"`)
      expect((await trip(mode, '--map', `${mode}=mode:bicycle`)).said).toContain('by bicycle or on foot')
    },
  )

  it('is a motorbike if the answer about a scooter says so', async () => {
    expect((await trip('scooter', '--map', 'scooter=mode:motorbike')).kg).toEqual((await trip('motorbike')).kg)
  })

  it('keeps the vehicle that an option names', async () => {
    expect((await trip('Shuttle', '--map', 'Shuttle=mode:taxi')).kg).toEqual((await trip('taxi')).kg)
    expect((await trip('', '--map', '=mode:taxi')).kg).toEqual((await trip('taxi')).kg)
  })

  it.each(['Inlandsflug', 'vol intérieur', 'vuelo nacional', 'volo nazionale', 'domestic flight'])(
    'reads %s as a flight within the country',
    async (mode) => {
      const text = 'activity,start,mode,distanceKm,fromCountry,toCountry\ntrip,2025-01-10,AIR,100,GB,GB'
      const { kg, said } = await trip(mode)
      expect(kg).toEqual((await calculateText(text)).kg)
      expect(said).toContain(`"${mode}" begins and ends in GB`)
    },
  )

  it('reads the class of a flight after its mode', async () => {
    const text = 'activity,start,mode,class,distanceKm\ntrip,2025-01-10,AIR,BUSINESS,100'
    expect((await trip('Flug Business')).kg).toEqual((await calculateText(text)).kg)
  })

  it('uses the country of the row, and warns of none only if there is none', async () => {
    expect((await trip('RAIL')).said).not.toContain('no country was given')
    const { said } = await calculateText('activity,start,mode,distanceKm\ntrip,2025-01-10,taxi,100')
    expect(said).toContain('no country was given')
  })
})

describe('the number of travellers', () => {
  const rows = (passengers: string) =>
    calculateText(`activity,start,mode,distanceKm,passengers\ntrip,2025-01-10,RAIL,100,${passengers}`)

  it('is one where it is empty, which a notice says', async () => {
    const { kg, said } = await rows('')
    expect(kg).toEqual((await rows('1')).kg)
    expect(said).toContain('no number of passengers was given')
  })

  it('is asked about if it is zero', async () => {
    expect((await rows('0')).said).toContain('"0" is no number of travellers; write how many travelled')
  })
})

describe('a table without dates', () => {
  const text = 'Product,Quantity,Unit\nElectricity,100,kWh'

  it('says how to name them, and the year of an option works', async () => {
    expect((await calculateText(text, '--country', 'GB')).said).toContain('or pass --year YEAR with their year')
    const { column, said } = await calculateText(text, '--country', 'GB', '--year', '2025')
    expect(column('start')).toEqual(['2025-01-01', '2025-01-01'])
    expect(said).toContain('each row is of all days of 2025 (--year)')
  })

  it('does not give a year to empty cells of a table with dates', async () => {
    const dated = 'Product,Date,Quantity,Unit\nElectricity,,100,kWh'
    expect((await calculateText(dated, '--country', 'GB', '--year', '2025')).kg).toEqual([])
  })
})

describe('the status of a row', () => {
  const text = (status: string) => `Product,Date,Litres,Status\nDiesel,2025-01-31,100,${status}`

  it.each(['Received', 'Geliefert', 'Livré', 'Recibido'])('reads %s as valid', async (status) => {
    expect((await calculateText(text(status), '--country', 'GB')).kg).toHaveLength(1)
  })

  it('is asked about if it is unclear, and both answers work', async () => {
    expect((await calculateText(text('Pending'), '--country', 'GB')).said).toContain(
      'does not say whether the row counts',
    )
    const options = (word: string) => ['--country', 'GB', '--map', `Pending=status:${word}`]
    expect((await calculateText(text('Pending'), ...options('valid'))).kg).toHaveLength(1)
    expect((await calculateText(text('Pending'), ...options('cancelled'))).kg).toHaveLength(0)
  })
})

describe('the search for factors', () => {
  it.each(['Inlandsflug', 'vol intérieur', 'vuelo nacional', 'volo nazionale'])('finds %s', async (words) => {
    const { stdout, code } = await runTonne(['factors', ...words.split(' '), '--region', 'GB'])
    expect(code).toBe(0)
    expect(stdout).toContain('flights/domestic-to-from-uk')
  })
})

describe('a column Tag', () => {
  it('is a label above no day, and a day above one', async () => {
    const label = await calculateText('Tag,Product,kWh\nAHU-1,Electricity,100', '--country', 'GB', '--year', '2025')
    expect(label.kg).toHaveLength(2)
    const day = await calculateText('Tag;Sparte;kWh\n31.01.2025;Strom;100', '--country', 'GB')
    expect(day.column('start')).toEqual(['2025-01-31', '2025-01-31'])
  })
})
