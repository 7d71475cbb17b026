import { describe, expect, it } from 'vitest'
import { type Run, runTonne } from './memory-io.ts'

const calculate = (lines: readonly string[]) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': lines.join('\n') } })

describe('a column that says which ways journeys go', () => {
  const total = ({ files }: Run) => files['out.csv']?.split('\n').map((line) => line.split(',').at(-1))
  const withHeader = (header: string, ways: readonly string[]) =>
    calculate([`${header},Traveller,Date,From,To,Mode`, ...ways.map((way) => `${way},A,2025-01-31,MAN,CDG,Air`)])

  it.each([
    ['Trip', ['Return', 'One way']],
    ['Booking', ['RT', 'OW']],
    ['Trip ref', ['Off-Peak Return', 'Advance Single']],
    ['Fahrt', ['Hin und zurück', 'Einfach']],
    ['Way of it', ['aller-retour', 'aller simple']],
    ['Retour', ['Ja', 'Nee']],
    ['Retour?', ['oui', 'non']],
  ])('is no reference and not left out under the name %s', async (header, ways) => {
    const [run, stated] = [await withHeader(header, ways), await withHeader('Return', ways)]
    expect(run.code).toBe(0)
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(`the column "${header}" is isReturn, because of its cells`)
    expect(total(run)).toEqual(total(stated))
  })

  it('stays a reference if its cells say anything else, or only yes and no', async () => {
    for (const ways of [
      ['T1', 'T2'],
      ['Return', 'T2'],
      ['1', '0'],
    ])
      expect((await withHeader('Trip', ways)).stdout).toContain('the column "Trip" is id')
  })
})
