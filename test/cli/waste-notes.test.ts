import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB'], { files: { 'in.csv': text } })

describe('a note of waste', () => {
  it.each([
    'Disposal/Recovery code',
    'D/R code',
    'R/D-Code',
    'Code traitement',
    'Code de traitement',
    'Codice operazione',
  ])('has its treatment under %s', async (name) => {
    const { stderr } = await calculate(`Date,Site,EWC code,${name},Quantity (t)\n2025-01-09,Leeds,20 03 01,D5,2.35`)
    expect(stderr).toBe('')
  })

  it('asks which of two treatments a code of organic waste means', async () => {
    const { stderr } = await calculate('Date,EWC code,Disposal code,Quantity (t)\n2025-01-09,20 01 08,R3,2')
    expect(stderr).toContain('"R3" of food or garden waste is composting or anaerobic digestion')
  })
})
