import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csvRecords } from '../../../src/core/csv/index.ts'
import { NOTICE_SEVERITIES } from '../../../src/core/errors/index.ts'
import { EmissionsError, type TransportMode } from '../../../src/index.ts'
import { geodesicMetres } from '../../../src/reference/places/earth/geodesic.ts'
import { resolved } from '../../fixtures/place-sources.ts'

/**
 * 400 places as people write them, collected by somebody who had not seen the resolver: the text, the mode, and where it is
 * meant to be; or that it must be an error. The odd rows were looked at while the resolver was written, the even ones were not.
 */
const TABLE = new URL('data/ordinary-places.csv', import.meta.url)

/** A place is right within this distance. */
const KM_MAX = 30
const SHARE_RIGHT_MIN = 0.92

type Verdict = 'right' | 'wrong with notice' | 'silently wrong' | 'error'

interface Row {
  readonly text: string
  readonly mode: TransportMode | undefined
  readonly country: string
  readonly point: { readonly lat: number; readonly lng: number }
  readonly isError: boolean
}

function rows(): readonly Row[] {
  const [, ...records] = csvRecords(readFileSync(TABLE, 'utf8'))
  return records.map(({ cells: [text = '', mode = '', country = '', lat = '', lng = '', note = ''] }) => ({
    text,
    mode: mode === '' ? undefined : (mode as TransportMode),
    country,
    point: { lat: Number(lat), lng: Number(lng) },
    isError: note === 'error',
  }))
}

async function verdictOf({ text, mode, point, isError }: Row): Promise<readonly [Verdict, string]> {
  try {
    const { place, notices } = await resolved(text, mode && { mode })
    const codes = notices.map(({ code }) => code).join(' ')
    const isRight = !isError && geodesicMetres(point, place.point) / 1000 <= KM_MAX
    const wrong = notices.some(({ code }) => NOTICE_SEVERITIES[code] === 'warning')
      ? 'wrong with notice'
      : 'silently wrong'
    return [isRight ? 'right' : wrong, `${text} [${mode ?? ''}] -> ${place.label} ${codes}`]
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return [isError ? 'right' : 'error', `${text} [${mode ?? ''}] -> ${error.message}`]
  }
}

describe('400 places as people write them', () => {
  it('are at least 92 % right, and none is silently wrong', async () => {
    const verdicts = await Promise.all(rows().map(verdictOf))
    const count = (verdict: Verdict, half?: 0 | 1) =>
      verdicts.filter(([one], index) => one === verdict && (half === undefined || index % 2 === half)).length
    const table = (['right', 'error', 'wrong with notice', 'silently wrong'] as const).map(
      (verdict) => `${verdict} ${count(verdict)} (odd rows ${count(verdict, 0)}, even rows ${count(verdict, 1)})`,
    )
    console.info(table.join('; '))
    expect(verdicts).toHaveLength(400)
    expect(verdicts.filter(([verdict]) => verdict === 'silently wrong')).toEqual([])
    expect(count('right') / verdicts.length).toBeGreaterThanOrEqual(SHARE_RIGHT_MIN)
  })
})
