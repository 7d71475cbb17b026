import { show } from '../core/errors/index.ts'
import type { RowCells } from './cell.ts'
import type { FileForm } from './form/file-form.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { CHOICE_WORDS, vehicleOfMode } from './words/choice-words.ts'
import { readLightVehicle } from './words/light-vehicle-words.ts'
import { withoutAccents } from './words/word-list.ts'

/** Keeps the vehicle that the map of the file names by a mode: 'Shuttle=mode:taxi' is a taxi, not any car. */
export function completeMappedMode(cells: RowCells, { wordMap }: FileForm): void {
  const mode = cells.get('mode')
  const words = wordMap.mode ?? {}
  const word = mode !== undefined && Object.hasOwn(words, mode.raw) ? words[mode.raw] : undefined
  if (mode === undefined || word === undefined || cells.has('vehicle')) return
  const isFreight = cells.get('activity')?.text === 'movement'
  const vehicle = vehicleOfMode(word, isFreight ? 'movement' : 'trip')
  if (vehicle !== undefined) cells.set('vehicle', { text: vehicle, raw: word, position: mode.position })
}

/** Why a row of a small vehicle does not count, or a problem of its cell. */
export function lightVehicleCause(cells: RowCells): LeftOutCause | undefined {
  const column = (['mode', 'vehicle'] as const).find(
    (one) => readLightVehicle(cells.get(one)?.text ?? '') !== undefined,
  )
  const cell = column === undefined ? undefined : cells.get(column)
  if (column === undefined || cell === undefined) return undefined
  const kind = readLightVehicle(cell.text)
  if (kind === 'unpowered') return 'unpowered'
  const cycled = `to leave its rows out, pass --map ${show(`${cell.raw}=${column}:bicycle`)}`
  const message =
    kind === 'electric'
      ? `${show(cell.raw)} has no published factor per distance; ${cycled}, or name a factor of your own (--factors)`
      : `${show(cell.raw)} may have a petrol motor or not; for one that has, pass --map ${show(`${cell.raw}=${column}:motorbike`)}; ${cycled}`
  cells.set(column, { ...cell, problem: { code: 'factor_not_found', message } })
  return undefined
}

const DOMESTIC =
  /inlandsflug|\bdomestic|\binterieur|\bdomestique|\bnacional|\bnazionale|\bdomestico|\bbinnenlands|\bkrajow|inrikes|\bdomestic/

/** Reads the class and the country of a flight from the words for its mode: 'Inlandsflug Economy'. */
export function readFlightWords(cells: RowCells, lines: string[]): void {
  const [mode, country] = [cells.get('mode'), cells.get('country')]
  if (mode?.text !== 'AIR') return
  const [, last = ''] = /\s(\p{L}{3,}(?:[ -]\p{L}+)?)$/u.exec(mode.raw) ?? []
  const [named] = [last, last.split(' ').at(-1) ?? ''].flatMap((word) => CHOICE_WORDS.class.find(word) ?? [])
  if (named !== undefined && !cells.has('class')) cells.set('class', { ...mode, text: named })
  const isDomestic = DOMESTIC.test(withoutAccents(mode.raw).toLowerCase())
  const isPlaced = ['from', 'to', 'fromCountry', 'toCountry'].some((column) => cells.has(column))
  if (!isDomestic || isPlaced || country === undefined || 'problem' in country) return
  for (const column of ['fromCountry', 'toCountry']) cells.set(column, { ...country, raw: country.text })
  lines.push(`${show(mode.raw)} begins and ends in ${country.text}`)
}
