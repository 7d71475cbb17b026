import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withDirectImports } from './direct-imports.ts'

const LINK = /export \{ (\w+) as (\w+) \} from '(.+?)'/g

/** The values that the direct links of a list of exports lead to, and the files that they name. */
async function followed(list: string) {
  const links = [...withDirectImports(resolve(list)).matchAll(LINK)]
  const files = links.map(([, , , path = '']) => resolve(list, '..', path))
  const values = links.map(async ([, there = '', here = ''], index) => [
    here,
    (await import(files[index] as string))[there],
  ])
  const names = links.map(([, , here]) => here)
  return { values: Object.fromEntries(await Promise.all(values)), files, names }
}

describe('direct imports', () => {
  it.each([
    'src/index.ts',
    'src/codes.ts',
    'src/reference/factors/index.ts',
    'src/standards/energy/index.ts',
    'src/core/errors/index.ts',
  ])('lead from %s to the same values, past every list of exports', async (list) => {
    const { values, files, names } = await followed(list)
    expect(values).toEqual({ ...(await import(resolve(list))) })
    expect(names, 'each name once, however many overloads it has').toHaveLength(new Set(names).size)
    expect(files.filter((file) => file.endsWith('/index.ts'))).toEqual([])
  })

  it('leave everything but links as it is', () => {
    const text = withDirectImports(resolve('src/reference/factors/flight-mileage.ts'))
    expect(text).toContain("import { lazy as lazy } from './../../base/lazy.ts'")
    expect(text).toContain('export function flightMileage(distanceKm: NumberInput): FlightMileage {')
    expect(text).not.toContain('type NumberInput')
  })
})
