import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONTRACT, type ProblemDetails } from '../../src/http/index.ts'
import { serving } from '../cli/serving.ts'

const LINE = /^curl -sS -X (\w+) '(\S+?)' -H 'x-api-key: (\S+)'( -H 'content-type)?/gm

/** The rows of the table of operations on the page of /v1: request, summary, fields. */
const rows = readFileSync('src/docs/v1.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.replace(/^\| | \|$/g, '').split(/ \| ?/))

/** The fields that an operation misses in an empty body. */
async function missingFields([, method = '', url = '', key = '', hasBody]: readonly string[]): Promise<string[]> {
  if (hasBody === undefined) return []
  const headers = { 'x-api-key': key, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, body: '{}' })
  const { errors = [] } = (await response.json()) as Partial<ProblemDetails>
  return errors.filter(({ code }) => code === 'required').map(({ path }) => path)
}

it('the page of /v1 lists the operations of the contract', () => {
  const listed = rows.map(([number, request, summary]) => `${number} ${request} ${summary}`)
  expect(listed).toEqual(
    CONTRACT.map(({ method, path, summary }, index) => `${index + 1} \`${method} ${path}\` ${summary}`),
  )
})

it('the page of /v1 names the fields that the service requires', async () => {
  await serving(['--demo'], async ({ stdout }) => {
    for (const [index, line] of [...stdout.matchAll(LINE)].entries()) {
      const named = [...(rows[index]?.[3] ?? '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field)
      expect(named.sort(), rows[index]?.[1]).toEqual((await missingFields(line)).sort())
    }
    expect([...stdout.matchAll(LINE)]).toHaveLength(rows.length)
  })
})
