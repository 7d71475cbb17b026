import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

describe('a bill from Brazil', () => {
  const text =
    'Unidade;Mês ref.;Consumo Ponta (kWh);Consumo Fora Ponta (kWh);Demanda (kW)\nSão Paulo;01/2024;2310;18450;85\n'

  it('has its site below Unidade, and its two registers add up', async () => {
    const { kg, column, said, stderr } = await calculateText(text, '--country', 'BR', '--map', '=activity:electricity')
    expect(stderr).toBe('')
    expect(new Set(column('site'))).toEqual(new Set(['São Paulo']))
    expect(said).toContain('"Unidade" is site, because of its cells, like "São Paulo"')
    const written = 'activity,start,value,unit,country\nelectricity,2024-01,20760,kWh,BR\n'
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    expect(sum(kg)).toBeCloseTo(sum((await calculateText(written)).kg), 6)
  })

  it('counts the same next to fuels', async () => {
    const { said, column, kg } = await calculateText(
      'Unidade;Mês ref.;Consumo Ponta (kWh);Consumo Fora Ponta (kWh);Diesel S10 (L)\nSão Paulo;01/2024;2310;18450;100\n',
      ...['--country', 'BR'],
    )
    expect(said).not.toContain('neither electricity nor')
    expect(new Set(column('activity'))).toEqual(new Set(['electricity', 'fuel']))
    expect(kg).toHaveLength(5)
  })

  it('has units below Unidade if they are units', async () => {
    const { stderr } = await calculateText(
      'Site;Data;Consumo;Unidade;Country;activity\nA;2024-01-01;100;kWh;BR;electricity\n',
    )
    expect(stderr).toBe('')
  })
})

describe('a list of cars from Sweden', () => {
  it.each([
    ['El', 'battery electric vehicle'],
    ['Bensin', 'petrol'],
    ['Diesel', 'diesel'],
    ['Laddhybrid', 'plug-in hybrid electric vehicle'],
  ])('has the fuel %s', async (word, fuel) => {
    const of = async (name: string) => {
      const text = `Regnr,Drivmedel,Månad,Körsträcka (km)\nABC123,${name},2024-01,1900\n`
      return await calculateText(text, '--map', '=vehicle:average car', '--country', 'GB')
    }
    const [own, other] = [await of(word), await of(fuel)]
    expect(own.stderr).toBe('')
    expect(own.kg).toEqual(other.kg)
    expect(own.column('factors')).toEqual(other.column('factors'))
  })
})
