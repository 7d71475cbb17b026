import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) =>
  calculateText(text, '--country', 'GB', '--year', '2025', ...options)

/** The figures of kilometres by factor. */
const quantities = async (...rows: readonly string[]) =>
  (await run(`activity,start,value,unit,factor\n${rows.map((row) => `quantity,2025,${row}`).join('\n')}`)).kg

describe.each([
  ['Employee', 'Mode', 'One-way distance (km)', 'Days per week', 'Weeks per year'],
  ['Employee ID', 'Commute mode', 'Commute distance one way (km)', 'Days in office', 'Weeks worked per year'],
  ['Mitarbeiter', 'Verkehrsmittel', 'Entfernung einfach (km)', 'Tage pro Woche', 'Wochen pro Jahr'],
  ['Salarié', 'Mode de transport', 'Distance aller simple (km)', 'Jours par semaine', 'Semaines par an'],
  ['Empleado', 'Medio de transporte', 'Distancia ida (km)', 'Días por semana', 'Semanas al año'],
  ['Dipendente', 'Mezzo di trasporto', 'Distanza sola andata (km)', 'Giorni a settimana', 'Settimane'],
])('a survey of commuting with %s, %s and %s', (...header) => {
  const survey = (...rows: readonly string[]) => `${header.join(';')}\n${rows.join('\n')}`

  it('counts the distance both ways on the days and weeks of the answers', async () => {
    const { kg, column, said } = await run(survey('A;Car;12;4;46', 'B;Train;30;3 days;40', 'C;Bus;2,5;5;44'))
    const own = ['4416,km,average car', '7200,passenger·km,national rail', '1100,passenger·km,average local bus']
    expect(kg).toEqual(await quantities(...own))
    expect(column('scope')).toEqual(['3', '3', '3'])
    expect(said).toContain(`"${header[2]}" × 2 × "${header[3]}" × "${header[4]}"`)
  })

  it('leaves bicycles out and counts nobody with 0 days', async () => {
    const { kg, said } = await run(survey('A;Bicycle;5;5;44', 'B;Car;5;0;44', 'C;Car;10;1;1'))
    expect(kg).toEqual(await quantities('20,km,average car'))
    expect(said).toContain('1 × is a journey by bicycle or on foot')
  })

  it('asks for the weeks instead of guessing them', async () => {
    const without = survey('A;Car;12;4;46').replaceAll(/;[^;\n]*(?=\n|$)/g, '')
    const { kg, said } = await run(without)
    expect(kg).toEqual([])
    expect(said).toContain('without the weeks of the year in which people travel, which are not guessed')
  })

  it('asks about an answer that is no number and about a mode that is unclear, and the advice works', async () => {
    expect((await run(survey('A;Car;12;every day;46'))).said).toContain('"every day" is no number')
    expect((await run(survey('A;Car share;12;4;46'))).said).toContain('is a shared car')
    const { kg } = await run(survey('A;Car share;12;4;46'), '--map', 'Car share=mode:car')
    expect(kg).toEqual(await quantities('4416,km,average car'))
  })
})

describe('a survey of commuting', () => {
  const header = (distance: string) => `Employee,Mode,${distance},Days per week,Weeks per year`

  it('does not double the distance of both ways, and reads miles', async () => {
    const { kg } = await run(`${header('Round-trip distance (miles)')}\nA,Car,20,4,46`)
    expect(kg).toEqual(await quantities('3680,mi,average car'))
  })

  it('takes the days of a year, and the fuel of a car', async () => {
    const { kg } = await run('Employee,Mode,Fuel,One-way distance (km),Days per year\nA,Car,Petrol,10,200')
    expect(kg).toEqual(await quantities('4000,km,average car petrol'))
  })

  it('asks about a distance of unknown ways, and about times of travel', async () => {
    const unclear = await run(`${header('Distance (km)')}\nA,Car,20,4,46`)
    expect(unclear.said).toContain('does not say whether it is one way or both')
    expect((await run(`${header('Travel time (minutes)')}\nA,Car,20,4,46`)).said).toContain('which gives no distance')
  })

  it('says that home days and a response rate are not read', async () => {
    const rows = `${header('One-way distance (km)')},Home office days,Response rate\nA,Car,20,4,46,1,62%`
    const { said } = await run(rows)
    expect(said).toContain('the column "Home office days" is not read: homeworking counts by its hours')
    expect(said).toContain('the column "Response rate" is not read')
  })

  it('needs the year, and says how to give it', async () => {
    const { said } = await calculateText(`${header('One-way distance (km)')}\nA,Car,20,4,46`, '--country', 'GB')
    expect(said).toContain('pass --year YEAR with their year if all rows are of one year')
  })
})
