import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verifyBundle } from '../../../src/verify/index.ts'

const FROZEN = new URL('../../golden/bundles/everything-2.json', import.meta.url)
const lines: readonly string[] = JSON.parse(readFileSync(FROZEN, 'utf8')).lines
const numbered = lines.map((line, index) => [index + 1, line] as const).filter(([number]) => number % 7 === 1)

/** The codes of the differences of one line, when another text is there. */
async function codesAt(number: number, text: string): Promise<readonly string[]> {
  const { differences } = await verifyBundle(lines.map((line, index) => (index + 1 === number ? text : line)))
  return differences.filter(({ line }) => line === number).map(({ code }) => code)
}

describe('a line of a bundle', () => {
  it.each(numbered)(
    '%i with a member twice, half of a character or too many levels has their codes',
    async (number, line) => {
      expect(await codesAt(number, line.replace('{', '{"kind":"line",'))).toContain('member_repeated')
      expect(await codesAt(number, line.replace('{', '{"\\ud800":1,'))).toContain('lone_surrogate')
      expect(await codesAt(number, line.replace('{', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)},`))).toContain(
        'too_large',
      )
      expect(await codesAt(number, `${line} `)).toContain('not_canonical')
    },
  )

  it('behind the end is a difference', async () => {
    const { verified, differences } = await verifyBundle([...lines, lines[1] ?? ''])
    expect(verified).toBe(false)
    expect(differences).toMatchObject([{ line: lines.length + 1, path: 'kind', code: 'rule_broken' }])
  })
})
