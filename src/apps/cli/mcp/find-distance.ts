import * as z from 'zod'
import { type Place, TRANSPORT_MODES, type TransportMode } from '../../../core/emissions/index.ts'
import { type Exact, printExact, rationalOf } from '../../../core/exact/index.ts'
import { SEA_PASSAGES, type SeaPassage } from '../../../reference/places/index.ts'
import { definedFields, parseInput } from '../../../resources/index.ts'
import { places } from '../../../rows/index.ts'
import { distanceReport } from '../distance-command.ts'
import { noticeData, noticeField, textOrNull } from './fields.ts'
import type { Tool } from './tool.ts'

const PLACE =
  'a city (Hamburg; Paris, FR), an airport (London Heathrow; by AIR LHR, else AIR:LHR), a port (Port of Rotterdam, NLRTM) or a point (51.95, 4.14)'

const input = z.strictObject({
  from: z.string().describe(PLACE),
  to: z.string().describe(PLACE),
  mode: z
    .string()
    .meta({ enum: [...TRANSPORT_MODES] })
    .describe('TRUCK is any vehicle on the road'),
  avoid: z
    .array(z.string().meta({ enum: [...SEA_PASSAGES] }))
    .optional()
    .describe('passages that a ship does not take'),
})

const pointField = z.object({ lat: z.string().describe('degrees'), lng: z.string().describe('degrees') })

const placeField = z
  .object({
    label: z.string().describe('the place that was found'),
    point: pointField,
    country: textOrNull('ISO 3166-1 alpha-2; null: not known'),
    source: z.string().describe('the source of the place, with its version'),
    attribution: z.string().describe('the sentence that the licence of the source asks for; empty: none'),
  })
  .nullable()

const output = z.object({
  km: z.string().describe('kilometres one way, as digits'),
  kind: textOrNull('great_circle, shortest_feasible, actual or estimate, as calculate takes it as distanceKind'),
  method: z.string().describe('the method, with its version'),
  quality: z.string().describe('high: geodesic, medium: modelled, low: a rule of thumb'),
  from: placeField,
  to: placeField,
  baseKm: z.string().describe('kilometres before the detour: km = baseKm × detour'),
  detour: z.string().describe('the detour factor of an estimate, else 1'),
  path: z.array(z.object({ name: z.string(), point: pointField })).describe('the waypoints of a sea route'),
  notices: z.array(noticeField).describe('what was assumed'),
})

const print = (value: Exact) => printExact(rationalOf(value))

const pointData = ({ lat, lng }: Place['point']) => ({ lat: print(lat), lng: print(lng) })

function placeData(place: Place | null): z.output<typeof placeField> {
  if (place === null) return null
  const { label, point, country, source, attribution } = place
  return { label, point: pointData(point), country, source, attribution }
}

/** Finds a distance as `tonne distance` does. */
export const findDistance: Tool<z.output<typeof output>> = {
  name: 'distance',
  title: 'Find the distance between two places',
  description:
    'Finds the distance between two places by road, sea, air or rail from shipped data, with the method, its quality, the places that were read and the route. Air is the geodesic on WGS84, sea goes along a graph of sea lanes, road and rail are estimates. calculate finds it too where a row names from and to.',
  input,
  output,
  run: async (args) => {
    const { from, to, avoid, ...given } = parseInput(input, args)
    // checked when the distance is found
    const mode = given.mode as TransportMode
    const found = await places.distance({
      from,
      to,
      mode,
      ...definedFields({ avoid: avoid as SeaPassage[] | undefined }),
    })
    const { km, kind = null, method, notices, route } = found
    const { quality, baseKm, detour, path } = route
    const data = {
      km: print(km),
      kind,
      method,
      quality,
      from: placeData(route.from),
      to: placeData(route.to),
      baseKm: print(baseKm),
      detour: print(detour),
      path: path.map(({ name, point }) => ({ name, point: pointData(point) })),
      notices: noticeData(notices),
    }
    return { data, texts: [distanceReport(found, { mode, isExact: false })] }
  },
}
