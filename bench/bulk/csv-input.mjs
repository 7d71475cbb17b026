/**
 * The file that `csv.mjs` measures: activities of a year as CSV or NDJSON, by the end of its name, the same on every
 * machine. Run it to write one: `node bulk/csv-input.mjs FILE [rows]`, 10 million rows if not said.
 *
 * A row is an id, one of 1,000 sites, one of 64 kinds (fuels by the key of a published factor in several units, fuels and
 * grids that the factor is selected for by text), a month or a week of 2025, and a value up to 100,000 with none to six
 * decimals, as many rows of each.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const SITES = 1000
const DAY_MS = 86_400_000
const YEAR_START = Date.UTC(2025, 0, 1)
const CHUNK_CHARACTERS = 2 ** 20

const litreFuels = ['diesel-average-biofuel-blend', 'petrol-average-biofuel-blend', 'burning-oil', 'gas-oil', 'fuel-oil', 'marine-gas-oil', 'aviation-turbine-fuel', 'naphtha']
const tonneFuels = ['gaseous-fuels/lpg', 'solid-fuels/coal-domestic', 'solid-fuels/coal-industrial', 'solid-fuels/coking-coal']
const byKey = (path, units) => units.map((unit) => ({ activity: 'fuel', unit, factor: `desnz-2025/fuels/${path}`, fuel: '', country: '' }))
const byName = (fuel, unit) => ({ activity: 'fuel', unit, factor: '', fuel, country: 'GB' })
const byGrid = (country, unit) => ({ activity: 'electricity', unit, factor: '', fuel: '', country })

/** The 64 kinds of row. */
export const KINDS = [
  ...litreFuels.flatMap((fuel) => byKey(`liquid-fuels/${fuel}/litres`, ['l', 'US gal', 'imp gal', 'm3'])),
  ...tonneFuels.flatMap((fuel) => byKey(`${fuel}/tonnes`, ['t', 'kg', 'lb', 'short ton'])),
  ...['gas oil', 'burning oil', 'fuel oil', 'naphtha'].flatMap((fuel) => [byName(fuel, 'l'), byName(fuel, 'm3')]),
  ...['GB', 'DE', 'FR', 'IT'].flatMap((country) => [byGrid(country, 'kWh'), byGrid(country, 'MWh')]),
]

export const COLUMNS = 'id,site,activity,start,end,value,unit,factor,fuel,country'

/** A random source of 32 bits, from a fixed seed (mulberry32). */
function randomSource(seed) {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const date = (ms) => new Date(ms).toISOString().slice(0, 10)
const months = Array.from({ length: 12 }, (_, at) => [date(Date.UTC(2025, at, 1)), date(Date.UTC(2025, at + 1, 1))])
const weeks = Array.from({ length: 358 }, (_, day) => [date(YEAR_START + day * DAY_MS), date(YEAR_START + (day + 7) * DAY_MS)])

function valueOf(random) {
  const places = random(7)
  const whole = random(100_000)
  return places === 0 ? String(whole) : `${whole}.${String(random(10 ** places)).padStart(places, '0')}`
}

/** The cells of a row. */
function rowOf(row, random) {
  const { activity, unit, factor, fuel, country } = KINDS[random(KINDS.length)]
  const period = random(2) === 0 ? months[random(12)] : weeks[random(358)]
  const site = `Works ${String(random(SITES)).padStart(3, '0')}`
  return [`INV-${row}`, site, activity, ...period, valueOf(random), unit, factor, fuel, country]
}

const names = COLUMNS.split(',')
/** The value is a number, and what is empty is not there. */
const field = (cell, at) => (cell === '' ? [] : [`"${names[at]}":${names[at] === 'value' ? cell : `"${cell}"`}`])
const WRITTEN = {
  csv: { head: `${COLUMNS}\n`, line: (cells) => `${cells.join(',')}\n` },
  ndjson: { head: '', line: (cells) => `{${cells.flatMap(field).join(',')}}\n` },
}

/** The rows of the file, in pieces of text that end with a line; the header first. */
function* piecesOf(rows, { head, line }, seed = 2025) {
  const random = randomSource(seed)
  let text = head
  for (let row = 1; row <= rows; row++) {
    text += line(rowOf(row, random))
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

/** Writes the file. */
export function writeInput(path, rows) {
  const file = openSync(path, 'w')
  for (const text of piecesOf(rows, WRITTEN[path.endsWith('.ndjson') ? 'ndjson' : 'csv'])) writeSync(file, text)
  closeSync(file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [path, rows = '10000000'] = process.argv.slice(2)
  if (path === undefined) throw new Error('name the file: node bulk/csv-input.mjs FILE [rows]')
  writeInput(path, Number(rows))
}
