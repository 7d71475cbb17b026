import { describe, expect, it } from 'vitest'
import { calculateText, runCalculate } from './calculated-file.ts'

/** Kilograms of CO2e of a kilogram of HFC-134a by the Fifth Assessment Report. */
const OF_134A = 1300

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--map', '=gwp:AR5_GWP100', ...options)

/** Names of a column that no list has, with a first fill, a repair and a recovery. */
const REASONS = [
  ["Nature de l'acte", 'Mise en service', 'Réparation fuite', 'Récupération du fluide'],
  ['Art der Arbeiten', 'Erstbefüllung', 'Leckreparatur', 'Rückgewinnung'],
  ['Trabajo realizado', 'Puesta en marcha', 'Reparación de fuga', 'Recuperación de gas'],
  ['Lavoro svolto', 'Prima carica', 'Riparazione perdita', 'Recupero del gas'],
  ['Work carried out', 'Initial charge', 'Leak repair and top up', 'Recovery'],
  ['Uitgevoerd werk', 'Eerste vulling', 'Lekkage hersteld', 'Terugwinning'],
] as const

describe.each(REASONS)('a log of refrigerants whose column of reasons is %s', (name, first, repair, recovery) => {
  const log = (...rows: readonly string[]) => `Date,Refrigerant,Added (kg),${name}\n${rows.join('\n')}`

  it('leaves a first fill out and counts a repair', async () => {
    const { kg, said } = await run(log(`2025-01-12,R-134a,5,${first}`, `2025-02-12,R-134a,2,${repair}`))
    expect(kg).toEqual([2 * OF_134A])
    expect(said).toContain('is serviceReason, because of its cells')
    expect(said).toContain('1 × is the first fill of a system')
  })

  it('asks about a mass that was taken out, and the advice works', async () => {
    const text = log(`2025-01-12,R-134a,3,${recovery}`, `2025-02-12,R-134a,2,${repair}`)
    const asked = await run(text)
    expect(asked.said).toContain(`"${recovery}" is a removal of gas and no leak`)
    const { kg } = await run(text, '--map', `${recovery}=serviceReason:leak`)
    expect(kg).toEqual([3 * OF_134A, 2 * OF_134A])
  })
})

describe('a log of refrigerants without reasons', () => {
  it('asks about a free text that says that gas was filled in at first, and both answers work', async () => {
    const text =
      'Date,Refrigerant,Added (kg),Comments\n2025-01-12,R-134a,5,New system commissioned\n2025-02-12,R-134a,2,ok'
    expect((await run(text)).said).toContain(
      'pass --map "Comments=serviceReason"; if every mass leaked, pass --map "Comments="',
    )
    expect((await run(text, '--map', 'Comments=serviceReason')).kg).toEqual([2 * OF_134A])
    expect((await run(text, '--map', 'Comments=')).kg).toEqual([5 * OF_134A, 2 * OF_134A])
  })

  it('asks about each note of many equal rows', async () => {
    const rows = [1, 2, 3, 4, 5].map((day) => `refrigerant,2025-01-0${day},1,kg,HFC-134a,top up`)
    const text = `activity,start,value,unit,gas,note\n${rows.join('\n')}\nrefrigerant,2025-01-06,1,kg,HFC-134a,first fill`
    expect((await run(text)).said).toContain('note: says "first fill"')
  })

  it('says that each mass counts as a leak, unless its column says so', async () => {
    const sentence = 'each mass counts as a leak, because no column says why'
    expect((await run('Date,Refrigerant,Added (kg)\n2025-01-12,R-134a,5')).said).toContain(sentence)
    expect((await run('Date,Refrigerant,Leaked (kg)\n2025-01-12,R-134a,5')).said).not.toContain(sentence)
  })
})

describe('a log of refrigerants with its reasons in a column of activities', () => {
  it('says so once, and is then read by them', async () => {
    const text = `Equipment,Refrigerant,System charge (kg),Date,Activity,Added (kg),Recovered (kg)
CH-1,R410A,42,12/02/2025,Leak repair,6.5,0
AC-7,R32,3.2,20/05/2025,New installation,3.2,0
CR-1,R404A,30,13/09/2025,Decommission,0,27.5
`
    const gwp = ['--map', '=gwp:AR5_GWP100']
    const asked = await runCalculate(text, gwp)
    expect(asked.stderr).toContain('tonne: 3 errors in in.csv, of 1 cause')
    expect(asked.stderr).toMatch(/The command[\s\S]*--map "Activity=serviceReason"/)
    expect(asked.stderr).not.toContain('activity:refrigerant')
    const run = await runCalculate(text, [...gwp, '--map', 'Activity=serviceReason'])
    expect(run.stderr).toBe('')
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain('is the first fill of a system')
  })
})
