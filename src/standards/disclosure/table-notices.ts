import { isKeyOf } from '../../base/index.ts'
import { decimalText, FIGURE_DECIMALS, rationalOf } from '../../core/display/index.ts'
import { NOTICE_CODES, NOTICE_SEVERITIES, type NoticeCode } from '../../core/errors/index.ts'
import type { DisclosureNotice } from '../../resources/index.ts'
import type { DisclosureInputs, PeriodInputs } from './standard.ts'

function isWarning(code: string): code is NoticeCode {
  return isKeyOf(NOTICE_SEVERITIES, code) && NOTICE_SEVERITIES[code] === 'warning'
}

/** Lists the notices about the whole inventory, and those about records that affect a number. */
export function tableNotices({ inventory, energy }: PeriodInputs): readonly DisclosureNotice[] {
  const ofRecords = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  return [
    ...inventory.notices.map(({ code, path, message }) => ({
      code,
      records: null,
      message: `${path} ${message}`.trim(),
    })),
    ...ofRecords.flatMap(({ code, records }) =>
      isWarning(code) ? [{ code, records, message: NOTICE_CODES[code] }] : [],
    ),
  ]
}

/** Reports energy without a country, with its amount. */
export function countryEnergyNotices({ byCountry, statement }: DisclosureInputs): readonly DisclosureNotice[] {
  if (statement?.countryWithoutSite !== undefined) return []
  return (byCountry ?? []).flatMap(({ country, exactMwh }) => {
    if (country !== null || !exactMwh) return []
    const mwh = decimalText(rationalOf(exactMwh), FIGURE_DECIMALS)
    const message = `${mwh} MWh are of vehicles, or of no site with a country, and count in no country. State countryWithoutSite to count them in one.`
    return [{ code: 'energy_country_unknown', records: null, message }]
  })
}
