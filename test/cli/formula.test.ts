import { describe, expect, it } from 'vitest'
import { formulaText } from '../../src/apps/cli/serve/formula.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { verify } from '../../src/verify/index.ts'
import { serving, urlIn } from './serving.ts'

const DIESEL = { fuel: 'diesel', value: '100', unit: 'l', country: 'GB', start: '2025-01-31' }
const POWER = { value: '18500', unit: 'kWh', country: 'GB', start: '2025-01-31' }

function textOf(activity: string, parameters: Readonly<Record<string, string>>): Promise<string> {
  return formulaText(new URL(`/v1/calc/${activity}?${new URLSearchParams(parameters)}`, 'http://localhost'))
}

async function refusal(activity: string, parameters: Readonly<Record<string, string>>): Promise<string[]> {
  const error = await textOf(activity, parameters).catch((thrown: unknown) => thrown)
  return (error as { violations: { path: string; code: string }[] }).violations.map(
    ({ path, code }) => `${path} ${code}`,
  )
}

describe('a formula of a spreadsheet', () => {
  it('is the number of the row of tonne calculate', async () => {
    const [row] = await calculateRows([{ activity: 'fuel', ...DIESEL }])
    expect(await textOf('fuel', DIESEL)).toBe(String(row?.results[0]?.calculation.emission.co2e))
  })

  it('shows the columns that it names as a line of CSV, and its proof', async () => {
    const show = 'co2eKg,ch4Kg,scope,factors,id'
    const [co2e, , scope, factor, id] = (await textOf('fuel', { ...DIESEL, show, id: '=1+1' })).split(',')
    expect([co2e, scope, id]).toEqual([await textOf('fuel', DIESEL), '1', "'=1+1"])
    expect(factor).toMatch(/^desnz-2025\/fuels\/liquid-fuels\/diesel/)
    expect(verify(await textOf('fuel', { ...DIESEL, show: 'trace' })).verified).toBe(true)
  })

  it('says that an account that buys nothing is left out', async () => {
    const wages = { factor: 'Wages', value: '10', currency: 'GBP', country: 'GB', start: '2022-01-31' }
    await expect(textOf('spend', wages)).rejects.toThrow('"Wages" is left out (pay)')
  })

  it('asks for the basis of electricity, whose figures are never added', async () => {
    expect(await refusal('electricity', POWER)).toEqual(['basis required'])
    expect(await refusal('fuel', { ...DIESEL, basis: 'market' })).toEqual(['basis invalid_choice'])
    const [row] = await calculateRows([{ activity: 'electricity', ...POWER }])
    for (const basis of ['location', 'market']) {
      const due = row?.results.find((result) => result.basis === basis)?.calculation.emission.co2e
      expect(await textOf('electricity', { ...POWER, basis })).toBe(String(due))
    }
  })

  it('names every violation by its parameter', async () => {
    expect(await refusal('fule', DIESEL)).toEqual(['activity invalid_choice'])
    expect(await refusal('fuel', { ...DIESEL, show: 'co2eKg,co2', errors: 'yes' })).toEqual([
      'errors invalid_choice',
      'show invalid_choice',
    ])
    expect(await refusal('fuel', { ...DIESEL, value: 'ten', unit: 'parsec' })).toEqual([
      'value not_a_number',
      'unit unknown_unit',
    ])
    const twice = formulaText(new URL('http://localhost/v1/calc/fuel?value=1&value=2'))
    await expect(twice).rejects.toMatchObject({ violations: [{ path: 'value', code: 'duplicate_item' }] })
  })

  it.each(['0x', 'value', 'valeu', 'a'.repeat(3)])(
    'counts the parameters before it looks at them (%s)',
    async (name) => {
      const many = Array.from({ length: 1500 }, (_, index) => `${name}${name === 'value' ? '' : index}=1`).join('&')
      const asked = formulaText(new URL(`http://localhost/v1/calc/fuel?${many}`))
      await expect(asked).rejects.toMatchObject({ violations: [{ path: 'parameters', code: 'list_too_long' }] })
      const shown = formulaText(new URL(`http://localhost/v1/calc/fuel?show=${'co2eKg,'.repeat(1500)}`))
      await expect(shown).rejects.toMatchObject({ violations: [{ path: 'show', code: 'list_too_long' }] })
    },
  )

  it('proposes a column for the first unknown parameters only', async () => {
    const misspelt = [1, 2, 3].flatMap((at) =>
      [...'bcdfghijkmnopqrstwxyz'].map((one) => `${'value'.slice(0, at)}${one}${'value'.slice(at)}`),
    )
    const wrong = Object.fromEntries(misspelt.slice(0, 60).map((name) => [name, '1']))
    const message = await textOf('fuel', { ...DIESEL, ...wrong }).catch(({ message: text }: Error) => text)
    expect(message.split('is not a known column').length - 1).toBe(60)
    expect(message.split('did you mean').length - 1).toBe(20)
  })

  it('is answered by tonne serve as text, without a key, and beside the interface', async () => {
    await serving([], async ({ stdout }) => {
      const asked = (activity: string, parameters: Readonly<Record<string, string>>, method = 'GET') =>
        fetch(`${urlIn(stdout)}/v1/calc/${activity}?${new URLSearchParams(parameters)}`, { method })
      const found = await asked('fuel', DIESEL)
      expect([found.status, found.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(await found.text()).toBe(await textOf('fuel', DIESEL))
      const refused = await asked('fuel', { ...DIESEL, value: 'ten' })
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(/^value: .*number/)])
      const shown = await asked('fuel', { ...DIESEL, value: 'ten', errors: 'text' })
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringMatching(/^value: .*number/)])
      const post = await asked('fuel', DIESEL, 'POST')
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect((await asked('%', DIESEL)).status).toBe(400)
      expect((await asked('fuel', DIESEL, 'HEAD')).status).toBe(200)
      expect((await fetch(`${urlIn(stdout)}/v1/calculator`)).status).toBe(404)
    })
  })
})
