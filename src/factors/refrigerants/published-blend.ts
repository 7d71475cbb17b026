import { adjustedFactor, type EmissionFactor, type GwpSetId } from '../../emissions/index.ts'
import { type Notice, notice } from '../../errors/index.ts'
import {
  add,
  compare,
  multiply,
  negate,
  parseNumber,
  powerOfTen,
  printExact,
  ratio,
  subtract,
  ZERO,
} from '../../exact/index.ts'
import { publishedCatalogue } from '../published-catalogue.ts'

/** A gas of a blend: its factor, and its exact share of the mass. */
export interface BlendGas {
  readonly factor: EmissionFactor
  /** A fraction: '44/100'. */
  readonly share: string
}

/** Returns the figure that a publisher prints for a whole blend in a set; undefined if there is none. */
export function publishedBlend(blend: string, set: GwpSetId): EmissionFactor | undefined {
  if (set !== 'AR5_GWP100') return undefined
  const row = blend.toLowerCase().replace('-', '')
  return publishedCatalogue.find(
    `desnz-2025/refrigerant-other/blends/${row}/total-emissions-including-non-kyoto-products/kg`,
  )
}

/** Half of the last digit of a printed figure: the most that rounding moves it. */
function roundingOf(digits: string) {
  const [, places = ''] = digits.split('.')
  return ratio(1n, 2n * powerOfTen(places.length))
}

/** A blend that was requested, in a set. */
interface RequestedBlend {
  readonly blend: string
  readonly set: GwpSetId
  readonly path: string
}

/** A notice if a published figure of a blend differs from that of its gases by more than its rounding. */
export function differenceNotices(parts: readonly BlendGas[], { blend, set, path }: RequestedBlend): readonly Notice[] {
  const published = publishedBlend(blend, set)
  const digits = published?.per1.co2e
  if (published === undefined || !digits) return []
  const sum = parts.reduce((total, { factor, share }) => {
    return add(total, multiply(adjustedFactor(factor).co2e ?? ZERO, parseNumber(share)))
  }, ZERO)
  const difference = subtract(sum, parseNumber(digits))
  const size = difference.n < 0n ? negate(difference) : difference
  if (compare(size, roundingOf(digits)) <= 0) return []
  const message = `the gases of ${blend} give ${printExact(sum)} kg CO2e per kg, which was used; ${published.key} prints ${digits}: name that key to use it`
  return [notice('blend_differs_from_published', path, message)]
}
