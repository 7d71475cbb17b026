import { describe, expect, it } from 'vitest'
import { parseCsv } from '../fixtures/csv-table.ts'
import { runTonne } from './memory-io.ts'

const GWP = ['--map', '=gwp:AR5_GWP100']

const calculate = (text: string, options: readonly string[] = GWP) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

/** The activity of each result in kilograms, as its line of the output has it. */
async function massesOf(text: string, options?: readonly string[]) {
  const run = await calculate(text, options)
  expect(run.stderr).toBe('')
  const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
  const column = header.indexOf('co2eKg')
  return { kg: rows.map(({ cells }) => Number(cells[column])), said: run.stdout.replace(/\s+/g, ' ') }
}

/** Kilograms of CO2e of a kilogram of HFC-134a by the Fifth Assessment Report. */
const OF_134A = 1300

/** Headers of service logs: the gas, the charge, the mass added, the mass recovered, the reason and the day. */
const LOGS = {
  French: [
    'Fluide',
    'Charge initiale (kg)',
    'Quantité ajoutée (kg)',
    'Quantité récupérée (kg)',
    'Motif',
    "Date d'intervention",
  ],
  'French of another maker': [
    'Type de fluide',
    'Charge (kg)',
    'kg rechargés',
    'kg récupérés',
    "Motif d'intervention",
    'Date',
  ],
  German: ['Kältemittel', 'Füllmenge [kg]', 'Nachgefüllt [kg]', 'Rückgewonnen [kg]', 'Grund', 'Datum der Wartung'],
  English: [
    'Refrigerant',
    'System charge (kg)',
    'Refrigerant added (kg)',
    'Refrigerant recovered (kg)',
    'Reason',
    'Date of service',
  ],
  American: [
    'Refrigerant Type',
    'Full Charge (kg)',
    'Amount Added (kg)',
    'Amount Recovered (kg)',
    'Service Type',
    'Service Date',
  ],
  Italian: [
    'Tipo di gas',
    'Carica nominale (kg)',
    'Quantità aggiunta (kg)',
    'Quantità recuperata (kg)',
    'Motivo intervento',
    'Data intervento',
  ],
  Spanish: [
    'Gas refrigerante',
    'Carga inicial (kg)',
    'Carga añadida (kg)',
    'Carga recuperada (kg)',
    'Motivo',
    'Fecha de intervención',
  ],
} as const

describe.each(Object.entries(LOGS))('a service log of refrigerants in %s', (_, headers) => {
  const log = (...rows: readonly string[]) => ['Unit', ...headers].join(';') + rows.map((row) => `\nU1;${row}`).join('')

  it('counts the mass added minus the mass recovered, and never the charge of the system', async () => {
    const { kg, said } = await massesOf(
      log('R 134 a;20;3;;leak;2024-02-12', 'HFC-134a;20;2,5;0,5;leak;2024-03-12', 'R134a;20;1;0;leak;2024-04-12'),
    )
    expect(kg).toEqual([3 * OF_134A, 2 * OF_134A, OF_134A])
    expect(said).toContain('value is the mass added minus recoveredMass')
  })

  it('asks about gas that was only taken out', async () => {
    const { stderr } = await calculate(log('R134a;20;;4;leak;2024-02-12'))
    expect(stderr).toContain('gas that is taken out and not filled in again is no leak')
  })
})

const LOG = 'Unit,Refrigerant,System charge (kg),Added (kg),Recovered (kg),Reason,Date of service'

describe('the reason of a service', () => {
  it.each([
    'Installation',
    'New install',
    'Commissioning',
    'Mise en service',
    'Erstbefüllung',
    'Inbetriebnahme',
    'Prima carica',
    'Puesta en marcha',
  ])('leaves the first fill of a system out: %s', async (reason) => {
    const rows = [`A,R134a,5,5,,${reason},2024-02-12`, 'A,R134a,5,1,,leak,2024-03-12']
    const { kg, said } = await massesOf([LOG, ...rows].join('\n'))
    expect(kg).toEqual([OF_134A])
    expect(said).toContain('is the first fill of a system, which is no leak: line 2')
  })

  it.each([
    'Leak of installed pipe',
    'Fuite installation toiture',
    'Reparatur nach Inbetriebnahme',
    'Maintenance after commissioning',
  ])('counts a leak that names an installation: %s', async (reason) => {
    expect((await massesOf(`${LOG}\nA,R134a,5,1,,${reason},2024-02-12`)).kg).toEqual([OF_134A])
  })

  it.each(['Decommissioned', 'Démantèlement', 'Außerbetriebnahme', 'Dismissione', 'Desmantelamiento'])(
    'makes the loss of a system that ends what it held minus what was recovered: %s',
    async (reason) => {
      const { kg } = await massesOf(`${LOG}\nA,R134a,5,,4.5,${reason},2024-02-12`)
      expect(kg).toEqual([0.5 * OF_134A])
      expect((await calculate(`${LOG}\nA,R134a,,,4.5,${reason},2024-02-12`)).stderr).toContain(
        'systemCharge and recoveredMass',
      )
    },
  )

  it('leaves a check of leaks without gas out, and asks about any other row without a quantity', async () => {
    const rows = ['A,R134a,5,,,Leak check,2024-02-12', 'A,R134a,5,1,,Leak,2024-03-12']
    expect((await massesOf([LOG, ...rows].join('\n'))).kg).toEqual([OF_134A])
    expect((await calculate(`${LOG}\nA,R134a,5,,,Top-up,2024-02-12`)).stderr).toContain('value: is empty')
  })
})

describe('several masses of a service', () => {
  it('that were all filled in are asked about, and never added', async () => {
    const text = 'Date,Type de gaz,Vierge ajouté (kg),Recyclé ajouté (kg),Récupéré (kg)\n2024-02-12,R134a,1,0.5,0'
    expect((await calculate(text)).stderr).toContain('are both read as value; leave one of them out: pass --map')
  })

  it('in two units are refused', async () => {
    const text = 'Date,Refrigerant,Added (kg),Recovered (lb)\n2024-02-12,R134a,2,1'
    expect((await calculate(text)).stderr).toContain('correct one of the two')
  })

  it('do not read a figure of a label as the GWP set', async () => {
    const { said } = await massesOf(`${LOG},GWP\nA,R134a,5,1,,leak,2024-02-12,1430`)
    expect(said).toContain('gwp is not used where it is a figure of a label')
    const { stderr } = await calculate(`${LOG},GWP\nA,R134a,5,1,,leak,2024-02-12,1430`, [])
    expect(stderr).toContain('gwp')
  })
})
