import { lazy, readItem } from '../../../base/index.ts'
import { type Facility, FacilityNames, type FacilityWords } from '../names/facility-names.ts'
import { readPointAtIndex, splitLines, unpackDegrees } from '../tables/packed-columns.ts'
import { OTHER_LOCODES, OTHER_PORT_NAMES } from './data/other-port-names.ts'
import { PORT_LATITUDES, PORT_LOCODES, PORT_LONGITUDES, PORT_NAMES } from './data/port-table.ts'

/** A port of the World Port Index, called like its town. */
export interface Port extends Facility {
  /** UN/LOCODE; null if there is none, or only a doubtful one. */
  readonly locode: string | null
  /** Degrees; most are whole minutes. */
  readonly lat: number
  readonly lng: number
}

/** All ports, by their codes and by the words of their names. */
interface PortTable {
  readonly ports: readonly Port[]
  readonly byLocode: ReadonlyMap<string, Port>
  readonly names: FacilityNames<Port>
}

const UNITS_PER_DEGREE = 600
const NO_LOCODE = '---'

const WORDS: FacilityWords = {
  kind: new Set(
    'port ports harbor harbour hafen seehafen haven puerto porto seaport hamn havn liman limani'.split(' '),
  ),
  further: new Set('ko gang kang hang mina luka rade terminal container authority'.split(' ')),
  isNamedAfterTown: true,
}

/** Parses lines of UN/LOCODE | meaning, by the code. */
function parseCodes(lines: string): ReadonlyMap<string, string> {
  const rows = lines.trim().split('\n')
  return new Map(
    rows.map((line) => {
      const [code = '', meaning = ''] = line.split('|')
      return [code, meaning] as const
    }),
  )
}

/** Decodes the table. */
export function readPorts(): readonly Port[] {
  const others = parseCodes(OTHER_PORT_NAMES)
  const lats = unpackDegrees(PORT_LATITUDES, UNITS_PER_DEGREE)
  const lngs = unpackDegrees(PORT_LONGITUDES, UNITS_PER_DEGREE)
  const nameLines = splitLines(PORT_NAMES)
  const ports: Port[] = []
  for (const [line, codeLine] of splitLines(PORT_LOCODES).entries()) {
    const [country = '', codes = ''] = codeLine.split(' ')
    for (const [of, written] of readItem(nameLines, line).split(';').entries()) {
      const code = codes.slice(3 * of, 3 * of + 3)
      const locode = code === NO_LOCODE ? null : country + code
      const isLarge = written.startsWith('*')
      const further = others.get(locode ?? '')?.split(';') ?? []
      const names = [...written.slice(isLarge ? 1 : 0).split('|'), ...further]
      ports.push({ names, towns: names, country, isLarge, locode, ...readPointAtIndex({ lats, lngs }, ports.length) })
    }
  }
  return ports
}

/** The table, decoded and indexed on first use. */
export const portTable = lazy((): PortTable => {
  const ports = readPorts()
  const byLocode = new Map(ports.flatMap((port) => (port.locode === null ? [] : [[port.locode, port] as const])))
  for (const [code, listed] of parseCodes(OTHER_LOCODES)) byLocode.set(code, byLocode.get(listed) as Port)
  return { ports, byLocode, names: new FacilityNames(ports, WORDS) }
})
