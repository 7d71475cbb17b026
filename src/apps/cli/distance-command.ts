import { lengthDigits } from '../../core/display/index.ts'
import {
  DISTANCE_KIND_NAMES,
  type FoundDistance,
  type Place,
  TRANSPORT_MODES,
  type TransportMode,
} from '../../core/emissions/index.ts'
import { divide, printExact, printSignificant, type Rational, rationalOf } from '../../core/exact/index.ts'
import { SEA_PASSAGES } from '../../reference/places/index.ts'
import { definedFields } from '../../resources/index.ts'
import { parsePassages, places } from '../../rows/index.ts'
import { choiceOption, choiceRule, flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { type Command, definitionLines } from './command.ts'
import { UsageError } from './failure.ts'
import { POSTCODES_OPTION, postcodesOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import { jsonLine } from './text-layout.ts'

const KM_PER_NAUTICAL_MILE = rationalOf(1.852)

function readEnds({ operands }: ParsedArguments): { readonly from: string; readonly to: string } {
  const [from, to] = operands
  if (from !== undefined && to !== undefined && operands.length === 2) return { from, to }
  throw new UsageError('distance takes two places, FROM and TO; put names with spaces in quotes')
}

/** '53.55073, 9.99302' */
function pointText({ point: { lat, lng } }: Pick<Place, 'point'>): string {
  return `${lat}, ${lng}`
}

function placeText(place: Place | null): string {
  if (place === null) return 'not known'
  return `${place.label} (${pointText(place)}) ${place.source === 'input' ? '' : `[${place.source}]`}`.trimEnd()
}

type Digits = (length: Rational) => string

function lengthText({ km, kind }: FoundDistance, mode: TransportMode, digits: Digits): string {
  const miles = () => digits(divide(rationalOf(km), KM_PER_NAUTICAL_MILE))
  const inMiles = mode === 'SHIP' ? `, ${miles()} nautical miles` : ''
  return `${digits(rationalOf(km))} km${inMiles}, ${kind === undefined ? 'kind not stated' : DISTANCE_KIND_NAMES[kind]}`
}

/** Formats a distance, with all digits or with those that its quality supports. */
export function distanceReport(
  found: FoundDistance,
  { mode, isExact }: { readonly mode: TransportMode; readonly isExact: boolean },
): string {
  const { method, route, notices } = found
  const { from, to, baseKm, detour, quality, path } = route
  const digits: Digits = (length) => (isExact ? printSignificant(length) : lengthDigits(length, quality))
  const isDetour = printExact(rationalOf(detour)) !== '1'
  const base = `; ${digits(rationalOf(baseKm))} km great circle × ${detour}`
  const lines: (readonly [string, string])[] = [
    ['from', placeText(from)],
    ['to', placeText(to)],
    ['distance', lengthText(found, mode, digits)],
    ['method', `${method}, quality ${quality}${isDetour ? base : ''}`],
    ...path.map(
      ({ name, point }, index) => [index === 0 ? 'by way of' : '', `${name} (${pointText({ point })})`] as const,
    ),
    ...notices.map(({ message }) => ['note', message] as const),
  ]
  return `${definitionLines(lines)}\n`
}

async function runDistance(args: ParsedArguments, io: CliIo): Promise<number> {
  const ends = readEnds(args)
  const mode = choiceOption(args, 'mode', TRANSPORT_MODES)
  if (mode === undefined) throw new UsageError('--mode is missing; give TRUCK, SHIP, AIR or RAIL')
  const { places: known } = postcodesOf(args, io) ?? { places }
  const found = await known.distance({
    ...ends,
    mode,
    ...definedFields({ avoid: parsePassages(textOption(args, 'avoid')) }),
  })
  io.stdout.write(
    args.options.json === true
      ? jsonLine(found)
      : distanceReport(found, { mode, isExact: args.options.exact === true }),
  )
  return 0
}

/** `tonne distance FROM TO`. */
export const distanceCommand: Command = {
  options: {
    mode: choiceRule(TRANSPORT_MODES, 'means of transport: TRUCK, SHIP, AIR or RAIL; required', 'MODE'),
    avoid: textRule('NAMES', `passages that the ship avoids, separated by commas: ${SEA_PASSAGES.join(', ')}`),
    postcodes: POSTCODES_OPTION,
    exact: flagRule('print all digits, not only those that the quality supports'),
    json: flagRule('print the distance as JSON for calculateMovement'),
  },
  details: [
    'FROM and TO are cities ("Hamburg", "Paris, FR", "Portland, OR"), airports ("London Heathrow"; with --mode AIR also LHR or EGLL, otherwise AIR:HAM), ports ("Port of Rotterdam", NLRTM) or points (51.95,4.14; GeoJSON; WKT; plus codes). AIR uses the geodesic on WGS84, SHIP a graph of sea lanes. TRUCK and RAIL are estimates: the geodesic times 1.25 and 1.2. Put -- before a point that begins with a minus sign.',
    'Examples\n  tonne distance Hamburg Shanghai --mode SHIP\n  tonne distance Hamburg Shanghai --mode SHIP --avoid SUEZ\n  tonne distance LHR JFK --mode AIR\n  tonne distance --mode AIR -- -33.95,151.18 LHR',
  ],
  run: runDistance,
}
