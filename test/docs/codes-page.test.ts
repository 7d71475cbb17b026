import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, NOTICE_CODES, UNCHECKED_CODES } from '../../src/codes.ts'
import { CODES_PAGE, codesPage } from '../tools/codes-page/codes-page.ts'
import { ERROR_ACTIONS } from '../tools/codes-page/error-actions.ts'
import { NOTICE_ACTIONS, UNCHECKED_ACTIONS } from '../tools/codes-page/notice-actions.ts'

const page = readFileSync(CODES_PAGE, 'utf8')

describe('the page of codes', () => {
  it.each([
    ['error', ERROR_CODES, ERROR_ACTIONS],
    ['notice', NOTICE_CODES, NOTICE_ACTIONS],
    ['unchecked part', UNCHECKED_CODES, UNCHECKED_ACTIONS],
  ])('says for each %s what to do', (_, codes, actions) => {
    expect(Object.keys(actions).sort()).toEqual(Object.keys(codes).sort())
    for (const text of Object.values<string>(actions)) expect(text).toMatch(/^[A-Z`].{6,}\.$/)
  })

  it('has one row for each code', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)
    const codes = [ERROR_CODES, NOTICE_CODES, UNCHECKED_CODES].flatMap((one) => Object.keys(one))
    expect(rows.sort()).toEqual(codes.sort())
  })

  it('is as `npx tsx test/tools/codes-page/write.ts` writes it', () => {
    expect(page).toBe(codesPage())
  })
})
