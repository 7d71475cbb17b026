import { READINESS_CODES, type ReadinessFinding } from '../../resources/index.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import { compareTexts } from '../inventory/in-order.ts'
import { FINDING_RULES, type FindingRuleName } from './finding-rules.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** The site, kind, fuel and meter of a finding. Null if it has none, or if it is about the whole company. */
export interface FindingPlace {
  readonly site: RecordGroups['site']
  readonly kind: Pick<RecordGroups['kind'], 'id' | 'name'> | null
  /** Null or absent if the finding covers the whole kind. */
  readonly fuel?: string | null | undefined
  /** Null or absent if the finding covers all meters. */
  readonly meter?: string | null | undefined
}

/** Records that a rule found at a place. */
interface FoundRecords {
  readonly ids: readonly string[]
  /** The number of records. Default: the number of ids. */
  readonly records?: number
  readonly months?: readonly string[]
  readonly detail?: string
}

interface Finding extends FindingPlace {
  readonly rule: FindingRuleName
  readonly months: readonly string[]
  readonly detail: string
  records: number
  readonly first: string[]
}

function placeLabel({ site, kind, fuel, meter }: FindingPlace): string {
  const names = [site?.name, kind?.name, fuel ?? undefined, meter ? `meter ${meter}` : undefined]
  const known = names.filter((name) => name !== undefined)
  return known.length === 0 ? '' : `${known.join(', ')}: `
}

function toResource(finding: Finding): ReadinessFinding {
  const { rule, site, kind, fuel = null, meter = null, records, first, months } = finding
  const { code, severity, sentence } = FINDING_RULES[rule]
  return {
    code,
    severity,
    message: `${placeLabel(finding)}${sentence(finding)}`,
    records,
    first,
    siteId: site?.id ?? null,
    emissionKindId: kind?.id ?? null,
    fuel,
    meter,
    months: [...months],
  }
}

function compareFindings(a: Finding, b: Finding): number {
  const rank = ({ rule }: Finding) => READINESS_CODES.indexOf(FINDING_RULES[rule].code)
  const texts = ({ rule, site, kind, fuel, meter }: Finding) => [
    FINDING_RULES[rule].severity,
    ...[site, kind].flatMap((named) => [named?.name ?? '', named?.id ?? '']),
    fuel ?? '',
    meter ?? '',
    rule,
  ]
  return rank(a) - rank(b) || compareTexts(texts(a), texts(b))
}

/** Findings by rule, site, kind, fuel and meter; the first records of each are listed. */
export class FindingList {
  readonly #findings = new Map<string, Finding>()

  /** Adds records to the finding of a rule at a place. Months and detail are those of the first call. */
  add(rule: FindingRuleName, place: FindingPlace, found: FoundRecords): void {
    const { ids, records = ids.length, months = [], detail = '' } = found
    if (records === 0 && months.length === 0 && detail === '') return
    const { site, kind, fuel, meter } = place
    const key = [rule, site?.id, kind?.id, fuel, meter].join('\n')
    const finding = this.#findings.get(key) ?? { rule, site, kind, fuel, meter, months, detail, records: 0, first: [] }
    this.#findings.set(key, finding)
    finding.records += records
    finding.first.push(...ids.slice(0, IDS_MAX - finding.first.length))
  }

  resource(): ReadinessFinding[] {
    return [...this.#findings.values()].sort(compareFindings).map(toResource)
  }
}
