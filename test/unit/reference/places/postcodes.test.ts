import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { airports } from '../../../../src/reference/places/airports/index.ts'
import { cities } from '../../../../src/reference/places/cities/index.ts'
import { createPlaces } from '../../../../src/reference/places/index.ts'
import { ports } from '../../../../src/reference/places/ports/index.ts'
import { postcodes } from '../../../../src/reference/places/postcodes/index.ts'
import { calculateRows } from '../../../../src/rows/index.ts'
import { runTonne } from '../../../cli/memory-io.ts'
import { serving, urlIn } from '../../../cli/serving.ts'

/** Lines as the files of GeoNames have them. */
const line = (country: string, code: string, name: string, lat: number, lng: number) =>
  [country, code, name, '', '', '', '', '', '', lat, lng, 4].join('\t')

const FILE = [
  line('US', '90210', 'Beverly Hills', 34.0901, -118.4065),
  line('US', '90211', 'Beverly Hills', 34.0652, -118.383),
  line('US', '02101', 'Boston', 42.3706, -71.027),
  line('US', '99546', 'Adak', 51.874, -176.634),
  line('US', '99547', 'Attu', 52.9, 173),
  line('GB', 'SW1A', 'Westminster', 51.5019, -0.1415),
  line('DE', '80331', 'München', 48.1345, 11.571),
  line('DE', '90210', 'Beispiel', 49, 11),
  line('FR', '75001', 'Paris 01', 48.8592, 2.3417),
  line('FR', '75001', 'Paris 01 CEDEX', 48.86, 2.35),
].join('\r\n')

const table = postcodes(FILE)
const places = createPlaces({ gazetteers: [airports, cities, ports, table] })

async function codesOf(work: () => unknown): Promise<readonly string[]> {
  try {
    await work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations.map(({ code }) => code)
  }
  throw new Error('it should have been rejected')
}

async function found(text: string) {
  const { place, notices } = await places.resolve(text, { mode: 'TRUCK' })
  return [place.label, place.point.lat, place.point.lng, notices.map(({ code }) => code)]
}

describe('postcodes of a file of GeoNames', () => {
  it.each([
    ['80331', '80331 München, DE', 48.1345, 11.571, []],
    ['80331, DE', '80331 München, DE', 48.1345, 11.571, []],
    ['DE-80331', '80331 München, DE', 48.1345, 11.571, []],
    ['US 90210', '90210 Beverly Hills, US', 34.0901, -118.4065, []],
    ['90210-1234, US', '90210 Beverly Hills, US', 34.0901, -118.4065, ['place_by_other_name']],
    ['2101, US', '02101 Boston, US', 42.3706, -71.027, ['place_by_other_name']],
    ['SW1A 1AA', 'SW1A Westminster, GB', 51.5019, -0.1415, ['place_by_other_name']],
    ['75001', '75001 Paris 01, FR', (48.8592 + 48.86) / 2, (2.3417 + 2.35) / 2, []],
    ['902, US', '902xx, US', (34.0901 + 34.0652) / 2, (-118.4065 - 118.383) / 2, ['place_by_other_name']],
  ])('find %j', async (text, label, lat, lng, notices) => {
    const [foundLabel, foundLat, foundLng, codes] = await found(text)
    expect([foundLabel, codes]).toEqual([label, notices])
    expect(foundLat).toBeCloseTo(lat, 10)
    expect(foundLng).toBeCloseTo(lng, 10)
  })

  it('have the mean of three digits on the nearer side of the date line', async () => {
    const [, , lng] = await found('995, US')
    expect(lng).toBeCloseTo(178.183, 3)
  })

  it('ask for the country of a postcode of several, and do not know others', async () => {
    expect(await codesOf(() => places.resolve('90210', { mode: 'TRUCK' }))).toEqual(['ambiguous_place'])
    expect(await codesOf(() => places.resolve('10000, US', { mode: 'TRUCK' }))).toEqual(['place_not_found'])
    expect(await codesOf(() => places.resolve('902, DE', { mode: 'TRUCK' }))).toEqual(['place_not_found'])
  })

  it.each([
    ['', 'empty'],
    ['US,90210,Beverly Hills', 'csv_malformed'],
    [line('US', '90210', 'Beverly Hills', 200, 0), 'csv_malformed'],
    [FILE.replaceAll('\t34.0901', '\t'), 'csv_malformed'],
  ])('are rejected if the file is another one: %j', async (text, code) => {
    expect(await codesOf(() => postcodes(text))).toEqual([code])
  })

  it('are read by rows, with the country of the row', async () => {
    const row = { activity: 'movement', start: '2025-03-01', value: 2, unit: 't', mode: 'TRUCK' }
    const [us, gb] = await calculateRows(
      [
        { ...row, from: '90210', fromCountry: 'US', to: '2101', toCountry: 'US' },
        { ...row, from: 'SW1A 1AA', to: '80331', toCountry: 'DE' },
      ],
      { places },
    )
    expect([us?.ends, gb?.ends]).toEqual([
      { from: '90210, US', to: '2101, US' },
      { from: 'SW1A 1AA, GB', to: '80331, DE' },
    ])
  })

  it('are read by the program with --postcodes', async () => {
    const files = {
      'codes.txt': FILE,
      'a.csv': 'activity,start,value,unit,mode,from,to\nmovement,2025-03-01,2,t,TRUCK,DE 80331,SW1A 1AA',
    }
    const known = await runTonne(['calculate', 'a.csv', '--output', 'out.csv', '--postcodes', 'codes.txt'], { files })
    expect([known.code, known.stderr]).toEqual([0, expect.not.stringContaining('place_not_found')])
    const unknown = await runTonne(['calculate', 'a.csv', '--output', 'out.csv'], { files })
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('place_not_found')])
    const bad = await runTonne(['distance', 'DE 80331', 'Paris, FR', '--mode', 'TRUCK', '--postcodes', 'a.csv'], {
      files,
    })
    expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining('a.csv:1:1: csv_malformed')])
    const far = await runTonne(['distance', 'DE 80331', 'Paris, FR', '--mode', 'TRUCK', '--postcodes', 'codes.txt'], {
      files,
    })
    expect(far.stdout).toContain('80331 München, DE')
  })

  it('are places of records that the server creates with --postcodes', async () => {
    const row = { activity: 'movement', start: '2025-03-01', value: '2', unit: 't', mode: 'TRUCK' }
    const rows = [{ ...row, from: 'DE 80331', to: 'SW1A 1AA' }]
    const previewed = async ({ stdout }: { readonly stdout: string }) => {
      const headers = {
        'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '',
        'content-type': 'application/json',
      }
      const body = JSON.stringify({ name: 'a.csv', rows })
      const response = await fetch(`${urlIn(stdout)}/v1/import-previews`, { method: 'POST', headers, body })
      const preview = (await response.json()) as { rows: number; problems: readonly { code: string }[] }
      return [preview.rows, preview.problems.map(({ code }) => code)]
    }
    const files = { 'codes.txt': FILE }
    await serving(
      ['--extensions', '--postcodes', 'codes.txt'],
      async (printed) => expect(await previewed(printed)).toEqual([1, []]),
      { files },
    )
    await serving(['--extensions'], async (printed) =>
      expect(await previewed(printed)).toEqual([0, ['place_not_found']]),
    )
    const bad = await runTonne(['serve', '--port', '0', '--postcodes', 'a.csv'], { files: { 'a.csv': 'a,b' } })
    expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining('a.csv:1:1: csv_malformed')])
  })
})
