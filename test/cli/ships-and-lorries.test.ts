import { describe, expect, it } from 'vitest'
import { roadVehicle } from '../../src/rows/words/road-vehicle-words.ts'
import { runTonne } from './memory-io.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Calculates one row, and returns the path of its factor after the edition. */
async function factorOf(header: string, row: string) {
  const files = { 'in.csv': `${header}\n${row}\n` }
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB'], { files })
  const [, factor = ''] = /desnz-2025\/([^,]*)/.exec(run.files['out.csv'] ?? '') ?? []
  return { stderr: oneLine(run.stderr), stdout: oneLine(run.stdout), factor }
}

const freight = async (service: string) =>
  await factorOf(
    'id,Ship date,Service,Origin,Destination,Distance (km),Weight,Unit',
    `a,2025-01-05,${service},"Leeds, GB","Hull, GB",100,10,t`,
  )
const car = async (vehicle: string, fuel: string) =>
  await factorOf('id,Date,Vehicle,Fuel type,Distance,Unit', `a,2025-01-31,${vehicle},${fuel},100,km`)

describe('words for a ship in the mode of freight', () => {
  it.each([
    ['bulk carrier', 'cargo-ship/bulk-carrier/average'],
    ['bulker', 'cargo-ship/bulk-carrier/average'],
    ['Massengutfrachter', 'cargo-ship/bulk-carrier/average'],
    ['vraquier', 'cargo-ship/bulk-carrier/average'],
    ['granelero', 'cargo-ship/bulk-carrier/average'],
    ['nave portarinfuse', 'cargo-ship/bulk-carrier/average'],
    ['Ro-Ro', 'cargo-ship/roro-ferry/average'],
    ['RoRo ferry', 'cargo-ship/roro-ferry/average'],
    ['RoPax', 'cargo-ship/large-ropax-ferry/average'],
    ['LNG tanker', 'sea-tanker/lng-tanker/average'],
    ['Chemikalientanker', 'sea-tanker/chemical-tanker/average'],
    ['crude oil tanker', 'sea-tanker/crude-tanker/average'],
    ['car carrier', 'cargo-ship/vehicle-transport/average'],
    ['Stückgutfrachter', 'cargo-ship/general-cargo/average'],
    ['porte-conteneurs', 'cargo-ship/container-ship/average'],
    ['Kühlschiff', 'cargo-ship/refrigerated-cargo/all-dwt'],
  ])('name its factor: %s', async (service, path) => {
    const { stderr, stdout, factor } = await freight(service)
    expect([stderr, factor]).toEqual(['', `freighting-goods/${path}/tonne-km`])
    expect(stdout).not.toContain('No vehicle was named')
  })

  it.each([
    ['ferry', 'write RoRo ferry or RoPax ferry'],
    ['Fähre', 'write RoRo ferry or RoPax ferry'],
    ['traghetto', 'write RoRo ferry or RoPax ferry'],
    ['tanker', 'write crude tanker, products tanker'],
    ['pétrolier', 'write crude tanker, products tanker'],
    ['barge', 'no factor for movement by SHIP "barge"'],
    ['Binnenschiff', 'no factor for movement by SHIP "barge"'],
    ['e-truck', 'is a lorry with battery electric vehicle'],
  ])('are asked about if they leave several, or none: %s', async (service, advice) => {
    expect((await freight(service)).stderr).toContain(advice)
  })

  it('leave the average ship to words for any ship, and a lorry with a tank to the road', async () => {
    expect((await freight('sea')).factor).toBe('freighting-goods/cargo-ship/container-ship/average/tonne-km')
    expect((await freight('tanker lorry')).factor).toContain('hgv-all-diesel/all-hgvs')
  })
})

describe('the weight of a lorry', () => {
  const WORDS = [
    '7.5t truck',
    'rigid 12t',
    'rigid 18t',
    'artic 26t',
    'artic 44t',
    '7,5-Tonner',
    'over 17t rigid',
    'LKW',
  ]

  it.each(WORDS)('has the same meaning when its words are read again: %s', (words) => {
    const read = roadVehicle(words, undefined)
    const text = read?.problem === undefined ? (read?.words ?? '') : ''
    expect(roadVehicle(text, undefined)).toEqual(read)
  })

  it('is one group for freight and for a company vehicle', async () => {
    const group = 'rigid-over-3-5-7-5-tonnes/average-laden'
    expect((await freight('7.5t truck')).factor).toBe(`freighting-goods/hgv-all-diesel/${group}/tonne-km`)
    expect((await car('7.5t truck', 'Diesel')).factor).toBe(`delivery-vehicles/hgv-all-diesel/${group}/km`)
  })
})

describe('the market segment of a car', () => {
  it.each([
    ['SUV', 'Petrol', 'dual-purpose-4x4/petrol'],
    ['Geländewagen', 'Diesel', 'dual-purpose-4x4/diesel'],
    ['Executive car', 'Diesel', 'executive/diesel'],
    ['Luxury', 'Petrol', 'luxury/petrol'],
    ['MPV', 'Diesel', 'mpv/diesel'],
    ['Supermini', 'Petrol', 'supermini/petrol'],
  ])('names its factor: %s', async (vehicle, fuel, path) => {
    const { stderr, factor } = await car(vehicle, fuel)
    expect([stderr, factor]).toEqual(['', `passenger-vehicles/cars-by-market-segment/${path}/km`])
  })

  it('has a line if its words are not those of the factor', async () => {
    expect((await car('SUV', 'Petrol')).stdout).toContain('"SUV" was read as Passenger vehicles')
    expect((await car('PKW', 'Benzin')).stdout).toContain('"PKW" was read as Passenger vehicles')
  })
})
