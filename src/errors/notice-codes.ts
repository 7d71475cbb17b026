import { INFO_NOTICES, type NoticeCode, WARNING_NOTICES } from './notice.ts'

/** Every code of a notice, with a sentence that says when it is added. The list is closed. */
export const NOTICE_CODES: Readonly<Record<NoticeCode, string>> = { ...INFO_NOTICES, ...WARNING_NOTICES }

/** The severity of a notice: 'info' explains a reading, 'warning' means that another reading changes the number. */
export type NoticeSeverity = 'info' | 'warning'

const severityOf = (code: string): NoticeSeverity => (code in INFO_NOTICES ? 'info' : 'warning')

/**
 * The severity of every notice code. 'info': the request or a published rule leaves no other choice, or the number does
 * not depend on it. 'warning': a missing, unusual or contradictory input was replaced or ignored, which changes the
 * number.
 */
export const NOTICE_SEVERITIES: Readonly<Record<NoticeCode, NoticeSeverity>> = Object.fromEntries(
  Object.keys(NOTICE_CODES).map((code) => [code, severityOf(code)]),
) as Record<NoticeCode, NoticeSeverity>
