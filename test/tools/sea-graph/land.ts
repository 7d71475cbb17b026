import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

type Position = readonly [lng: number, lat: number]
/** A closed line of a coast, as offsets without jumps at the date line. */
export type Ring = readonly Position[]

/** The ring with longitudes that run on over the date line; one that closes around a pole is closed along that pole. */
function unwrapped(ring: readonly number[][]): Ring {
  const out: Position[] = []
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  for (const [lng = 0, lat = 0] of ring) {
    if (lng - before > 180) turn -= 360
    else if (lng - before < -180) turn += 360
    before = lng
    out.push([lng + turn, lat])
  }
  const [first, last] = [out[0], out.at(-1)]
  if (first === undefined || last === undefined || Math.abs(first[0] - last[0]) < 180) return out
  return [...out, [last[0], -90], [first[0], -90], first]
}

interface Shape {
  readonly type: string
  readonly coordinates: readonly number[][][] | readonly number[][][][]
}

function ringsOf(shape: Shape): Ring[] {
  const polygons = (shape.type === 'MultiPolygon' ? shape.coordinates : [shape.coordinates]) as readonly number[][][][]
  return polygons.flatMap((rings) => rings.map(unwrapped))
}

/** The coasts of Natural Earth 1:10m (public domain), as packed by the npm package world-atlas. */
export function readCoasts(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8'))
  const land = feature(topology, topology.objects.land) as unknown as {
    features?: { geometry: Shape }[]
    geometry: Shape
  }
  return (land.features ?? [land]).flatMap(({ geometry }) => ringsOf(geometry))
}
