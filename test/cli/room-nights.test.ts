import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

describe('nights of several rooms', () => {
  const fileOf = (header: string, nights: string) =>
    `Hotel,City,Country,Arrival date,Rooms,${header}\nIbis,Lyon,France,2025-02-03,2,${nights}\nHilton,Berlin,Germany,2025-02-12,3,${nights}`

  it.each(['Room nights', 'Total room nights', 'Zimmernächte'])('are not multiplied by rooms: %s', async (header) => {
    const { kg, said } = await calculateText(fileOf(header, '6'))
    expect(kg).toEqual((await calculateText(fileOf('Nights', '3').replace(',2,3', ',1,6').replace(',3,3', ',1,6'))).kg)
    expect(kg).toHaveLength(2)
    expect(said).toContain('rooms are not read, because the nights of')
  })

  it('are multiplied where the header counts nights of the stay', async () => {
    const { kg } = await calculateText(fileOf('Nights', '3'))
    const [lyon = 0, berlin = 0] = (await calculateText(fileOf('Room nights', '3'))).kg
    expect(kg).toEqual([2 * lyon, 3 * berlin].map((one) => expect.closeTo(one, 9)))
  })
})
