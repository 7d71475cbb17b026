import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const BOTH = 'factor:homeworking office equipment plus heating'
const written = calculateText(
  'activity,start,value,unit,country,factor\nquantity,2024-01,720,FTE·h,GB,homeworking office equipment plus heating\n',
)

describe('hours of work at home', () => {
  it.each([
    'WFH hours',
    'Home working hours',
    'Hours worked from home',
    'Homeoffice-Stunden',
    'Heures de télétravail',
    'Horas de teletrabajo',
  ])('are a quantity by their name: %s', async (header) => {
    const { kg, stderr } = await calculateText(`Month,${header},Country\n2024-01,720,GB\n`, '--map', `=${BOTH}`)
    expect(stderr).toBe('')
    expect(kg).toEqual((await written).kg)
  })

  it('are asked for what they used', async () => {
    const { said } = await calculateText('Month,WFH hours,Country\n2024-01,720,GB\n')
    expect(said).toContain(`--map "=${BOTH}", or --map "=factor:homeworking office equipment" if no heating counts`)
  })

  it('are the product of people, days, weeks and hours, and none is guessed', async () => {
    const { kg, said } = await calculateText(
      'Month,Department,Headcount,Home working days per week,Weeks worked,Hours per day\nJan 2024,Sales,12,2,4,7.5\n',
    )
    expect(kg).toEqual([])
    expect(said).toContain('add a column "Home working hours" with people × days per week × weeks × hours per day')
  })
})
