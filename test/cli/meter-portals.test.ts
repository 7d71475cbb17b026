import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const file = (lines: readonly string[]) => `${lines.join('\n')}\n`
/** The location-based kilograms by day of a file, and those of the same energy as plain rows. */
async function compare(country: string, lines: readonly string[], plain: readonly (readonly [string, string])[]) {
  const found = await calculateText(file(lines), '--country', country)
  const flat = await calculateText(
    file(['activity,start,value,unit', ...plain.map(([day, kwh]) => `electricity,${day},${kwh},kWh`)]),
    ...['--country', country],
  )
  const read = ({ kg, column }: typeof found) => {
    const [methods, starts] = [column('method'), column('start')]
    return kg.flatMap((one, index) => (methods[index] === 'electricity_market' ? [] : [`${starts[index]} ${one}`]))
  }
  return { found, flat, results: read(found), expected: read(flat) }
}

const ENEDIS = (unit: string, ...more: readonly string[]) => [
  `Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite${more.length > 0 ? ';Pas en minutes' : ''}`,
  `12345678901234;Courbe de charge;01/01/2025;02/01/2025;Energie active;Consommation;Comptage Brut;${unit}${more.map((one) => `;${one}`).join('')}`,
  'Horodate;Valeur',
]
const moment = (day: string, time: string) => `2025-01-${day}T${time}:00+01:00`

describe('an export of Enedis in two blocks', () => {
  it.each([
    ['between its moments', ENEDIS('W')],
    ['that it states', ENEDIS('W', '30')],
  ])('counts power times the hours of the step %s', async (_, head) => {
    const rows = [`${moment('01', '00:30')};1000`, `${moment('01', '01:00')};2001`, `${moment('02', '00:00')};3`]
    const { found, results, expected } = await compare(
      'FR',
      [...head, ...rows],
      [
        ['2025-01-01', '0.5'],
        ['2025-01-01', '1.0005'],
        ['2025-01-01', '0.0015'],
      ],
    )
    expect([found.stderr, results]).toEqual(['', expected])
    expect(found.summary).toContain('power × 30 / 60 in Wh; a moment is the end of its step')
  })

  it('takes energy as it is, and a moment at midnight as the beginning', async () => {
    const rows = [`${moment('01', '00:00')};10000`, `${moment('02', '00:00')};12000`]
    const days = await compare(
      'FR',
      [...ENEDIS('Wh'), ...rows],
      [
        ['2025-01-01', '10'],
        ['2025-01-02', '12'],
      ],
    )
    expect([days.found.stderr, days.results]).toEqual(['', days.expected])
    const quarters = [`${moment('01', '00:00')};4`, `${moment('01', '00:15')};8`, `${moment('01', '23:45')};4`]
    const power = await compare(
      'FR',
      [...ENEDIS('kW'), ...quarters],
      [
        ['2025-01-01', '1'],
        ['2025-01-01', '2'],
        ['2025-01-01', '1'],
      ],
    )
    expect([power.found.stderr, power.results]).toEqual(['', power.expected])
  })

  it('asks about power without a step, and about energy that is fed in', async () => {
    const one = await calculateText(file([...ENEDIS('W'), `${moment('01', '00:30')};1000`]), '--country', 'FR')
    expect([one.kg, one.said.includes('is a power, and no energy')]).toEqual([[], true])
    const fed = ENEDIS('Wh').map((line) => line.replace('Consommation', 'Production'))
    expect((await calculateText(file([...fed, `${moment('01', '00:00')};1`]), '--country', 'FR')).kg).toEqual([])
  })
})

describe('exports of other portals', () => {
  it('reads the hours of Datadis, without generated energy', async () => {
    const { found, results, expected } = await compare(
      'ES',
      [
        'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion;Energia_vertida_kWh;Energia_generada_kWh',
        'ES001;2025/01/01;01:00;0,250;R;0,1;5',
        'ES001;2025/01/31;24:00;1,450;R;0,1;5',
      ],
      [
        ['2025-01-01', '0.25'],
        ['2025-01-31', '1.45'],
      ],
    )
    expect([found.stderr, results]).toEqual(['', expected])
    expect(found.summary).toContain('"Energia_vertida_kWh", "Energia_generada_kWh" are not read')
  })

  it('reads the registers of Fluvius, and leaves out energy that is fed in', async () => {
    const row = (from: string, to: string, register: string, volume: string) =>
      `${from};00:00:00;${to};00:00:00;="541448";Digitale meter;${register};${volume};kWh`
    const { found, flat, results } = await compare(
      'BE',
      [
        'Van (datum);Van (tijdstip);Tot (datum);Tot (tijdstip);EAN-code;Metertype;Register;Volume;Eenheid',
        row('01-01-2025', '01-02-2025', 'Afname Dag', '1.000,250'),
        row('01-01-2025', '01-02-2025', 'Injectie Dag', '100,000'),
      ],
      [['2025-01-01', '1000.25']],
    )
    // results have the day after the last one
    expect([found.stderr, results.length, found.column('end')[0]]).toEqual(['', 1, '2025-02-01'])
    expect(found.kg[0]).toBeCloseTo(flat.kg[0] ?? 0, 9)
    expect(found.summary).toContain('fed into the grid')
  })

  it('reads what Green Button says was used', async () => {
    const lines = [
      'Name,JANE DOE',
      'TYPE,DATE,START TIME,END TIME,USAGE,UNITS,COST,NOTES',
      'Electric usage,2025-01-01,00:00,00:14,0.25,kWh,$0.05,',
      'Electric usage,2025-01-02,00:00,00:14,0.50,kWh,$0.10,',
    ]
    const { found, results, expected } = await compare('US-NY', lines, [
      ['2025-01-01', '0.25'],
      ['2025-01-02', '0.5'],
    ])
    expect([found.stderr, results]).toEqual(['', expected])
    const gas = await calculateText(
      file(['TYPE,DATE,USAGE,UNITS', 'Natural gas usage,2025-01-01,2.5,therms']),
      ...['--country', 'US'],
    )
    const plain = await calculateText(
      file(['activity,start,fuel,value,unit', 'fuel,2025-01-01,natural gas,2.5,therms']),
      ...['--country', 'US'],
    )
    expect([gas.stderr, gas.kg]).toEqual(['', plain.kg])
  })

  it.each([';', ','])('adds up the steps of a day, and asks for the unit: %s', async (separator) => {
    const times = Array.from({ length: 96 }, (_, step) => {
      const clock = (minutes: number) =>
        `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      return `${clock(15 * step)}-${clock(15 * step + 15)}`
    })
    const cell = separator === ';' ? '0,125' : '0.125'
    const lines = [
      ['Giorno', ...times].join(separator),
      ['13/01/2025', ...times.map(() => cell)].join(separator),
      ['14/01/2025', ...times.map((_, step) => (step < 92 ? cell : ''))].join(separator),
    ]
    expect((await calculateText(file(lines), '--country', 'IT')).kg).toEqual([])
    const options = ['--country', 'IT', '--map', '=activity:electricity', '--map', '=unit:kWh']
    const found = await calculateText(file(lines), ...options)
    const { flat } = await compare('IT', lines, [
      ['2025-01-13', '12'],
      ['2025-01-14', '11.5'],
    ])
    expect([found.stderr, found.kg]).toEqual(['', flat.kg])
    expect(found.summary).toContain('the 96 columns from "00:00-00:15" to "23:45-00:00" are added up')
  })
})
