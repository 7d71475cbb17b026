import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SAMPLE_YEAR_CSV } from '../../src/apps/cli/data/sample-year.ts'
import { calculateText } from '../../src/apps/cli/explain-command.ts'
import { CONTRACT } from '../../src/http/index.ts'
import { spendCatalogue } from '../../src/reference/factors/spend/index.ts'
import { IS_THOROUGH } from '../fixtures/seeds.ts'
import { runTonne } from './memory-io.ts'
import { serving, urlIn } from './serving.ts'

const LINE = /^curl -sS -X (\w+) '(\S+?)' -H 'x-api-key: (\S+)'(?: -H 'content-type: application\/json' -d '(.+)')?$/

/** The lines to paste of a program's output. */
function curlLines(stdout: string): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('curl '))
}

/** Does what a line to paste does. */
async function paste(line: string): Promise<{ status: number; answer: unknown }> {
  const [, method = '', url = '', key = '', body] = LINE.exec(line) ?? []
  const headers = { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
  return { status: response.status, answer: await response.json() }
}

describe('tonne serve', () => {
  it('answers with the key that it prints, and says that it is well', async () => {
    const run = await serving([], async ({ stdout }) => {
      const url = urlIn(stdout)
      const key = /API key +(\S+)/.exec(stdout)?.[1] ?? ''
      const units = await fetch(`${url}/v1/units`, { headers: { 'x-api-key': key } })
      expect([units.status, ((await units.json()) as unknown[]).length]).toEqual([200, 10])
      expect((await fetch(`${url}/v1/units`)).status).toBe(401)
      expect((await fetch(`${url}/v1/vendors`, { headers: { 'x-api-key': key } })).status).toBe(404)
      const health = await fetch(`${url}/health`)
      expect([health.status, await health.text()]).toEqual([200, '{"status":"ok"}'])
      expect((await fetch(`${url}/health`, { method: 'HEAD' })).status).toBe(200)
      const refused = await fetch(`${url}/health`, { method: 'POST' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      const elsewhere = await fetch(`${url}/elsewhere`)
      expect([elsewhere.status, elsewhere.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
      expect((await fetch(`${url}/v1/openapi.json`)).status).toBe(200)
      expect((await fetch(`${url}/v1/docs`)).headers.get('content-type')).toBe('text/html; charset=utf-8')
    })
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^An empty company is served at http:\/\/127\.0\.0\.1:\d+, until Ctrl-C\n/)
  })

  it('serves what the contract does not show where it is asked to', async () => {
    const run = await serving(['--extensions'], async ({ stdout }) => {
      const key = /API key +(\S+)/.exec(stdout)?.[1] ?? ''
      expect((await fetch(`${urlIn(stdout)}/v1/vendors`, { headers: { 'x-api-key': key } })).status).toBe(200)
    })
    expect(run.code).toBe(0)
  })

  it('records money by the published factors, rates and prices', async () => {
    const run = await serving(['--extensions'], async ({ stdout }) => {
      const headers = {
        'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '',
        'content-type': 'application/json',
      }
      const lawyers = spendCatalogue.find('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')
      const legal = { value: 40_000, currency: 'GBP', startDate: '2024-01-01', endDate: '2025-01-01' }
      const body = JSON.stringify({ ...legal, emissionFactorId: lawyers?.id })
      const response = await fetch(`${urlIn(stdout)}/v1/activity-records`, { method: 'POST', headers, body })
      expect(await response.json()).toMatchObject({ totalEmission: 1955.5263779260313, scope3Category: 1 })
      expect(response.status).toBe(201)
    })
    expect(run.code).toBe(0)
  })

  it('logs a line of JSON for each answer, without ids, queries and keys', async () => {
    const run = await serving([], async ({ stdout }) => {
      const headers = { 'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '' }
      await (await fetch(`${urlIn(stdout)}/v1/vehicles/secret-id?token=secret`, { headers })).text()
      await (await fetch(`${urlIn(stdout)}/secret-path`, { headers })).text()
      await (await fetch(`${urlIn(stdout)}/v1/units?all=true`, { headers })).text()
    })
    const lines = run.stderr.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: '2026-02-03T04:05:06.789Z', method: 'GET', path: '/v1/vehicles/{vehicleId}', status: 404, ms: 0 },
      { time: '2026-02-03T04:05:06.789Z', method: 'GET', path: '(unknown)', status: 404, ms: 0 },
      { time: '2026-02-03T04:05:06.789Z', method: 'GET', path: '/v1/units', status: 200, ms: 0 },
    ])
    expect(run.stderr).not.toMatch(/secret|tonne_/)
  })

  it('rejects a port that is none, or taken, and operands', async () => {
    for (const port of ['-1', '65536', 'http', '1e3', '8080.0']) {
      const { code, stderr } = await runTonne(['serve', `--port=${port}`])
      expect([code, stderr]).toEqual([
        1,
        `tonne: --port must be a whole number from 0 to 65535; received ${port}\nSee tonne serve --help\n`,
      ])
    }
    expect((await runTonne(['serve', 'file.csv'])).stderr).toContain('serve accepts no operands; received file.csv')
    await serving([], async ({ stdout }) => {
      const port = new URL(urlIn(stdout)).port
      const { code, stderr } = await runTonne(['serve', '--port', port])
      expect(code).toBe(1)
      expect(stderr).toContain(`port ${port} of 127.0.0.1 is taken; choose another one with --port`)
    })
  })
})

describe('tonne serve --demo', () => {
  it('prints a line for each operation of the contract, in its order, which work when pasted, again and again', async () => {
    const run = await serving(['--demo'], async ({ stdout }) => {
      const lines = curlLines(stdout)
      expect(lines.length).toBe(19)
      for (const line of [...lines, ...lines]) {
        const operation = CONTRACT[lines.indexOf(line)]
        const { status, answer } = await paste(line)
        expect([line.split(' ')[3], status], JSON.stringify(answer)).toEqual([operation?.method, operation?.status])
      }
    })
    expect(run.code).toBe(0)
    const logged = run.stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string })
    expect(logged.map(({ path }) => path)).toEqual([...CONTRACT, ...CONTRACT].map(({ path }) => path))
  })

  it.runIf(IS_THOROUGH)('has a shell take its lines as they are', async ({ skip }) => {
    const found = await promisify(execFile)('sh', ['-c', 'command -v curl']).catch(() => null)
    skip(found === null, 'there is no curl here')
    await serving(['--demo'], async ({ stdout }) => {
      for (const line of curlLines(stdout)) {
        const { stdout: answer } = await promisify(execFile)('sh', ['-c', line])
        expect(JSON.parse(answer)).not.toHaveProperty('code')
      }
    })
  })

  it('prints the ids of its records and of the emission kinds', async () => {
    const { stdout } = await serving(['--demo'], async () => undefined)
    for (const name of ['Leeds works', 'Dayton plant', 'Kassel workshop', 'EV-4', 'Pump sets', 'Freight by road']) {
      expect(stdout).toMatch(new RegExp(`^  ${name} +\\S+$`, 'm'))
    }
  })

  it('holds the shipped year: its sites and vehicles come to what tonne calculate says of the rows', async () => {
    const calculated = await calculateText('sample', SAMPLE_YEAR_CSV, {
      reading: { format: 'csv', ignoreUnknownColumns: false },
      options: { edition: 'nearest', allowCredits: false },
    })
    const sumOf = (is: (row: (typeof calculated)[number]) => boolean) =>
      calculated
        .filter(is)
        .flatMap(({ results }) => results.filter(({ basis }) => basis !== 'location'))
        .reduce((sum, { calculation }) => sum + (calculation.emission.co2e ?? Number.NaN), 0)
    await serving(['--demo', '--extensions'], async ({ stdout }) => {
      const headers = { 'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '' }
      const list = async (path: string) => {
        const response = await fetch(`${urlIn(stdout)}/v1/${path}`, { headers })
        return (await response.json()) as { name: string; totalEmission: number }[]
      }
      const sites = await list('sites')
      expect(sites.length).toBe(3)
      for (const { name, totalEmission } of sites) {
        const sum = sumOf(
          ({ site, kind }) =>
            site === name && ['fuel', 'electricity', 'refrigerant', 'quantity', 'spend'].includes(kind),
        )
        expect(totalEmission, name).toBeCloseTo(sum, 5)
      }
      const vehicles = await list('vehicles')
      expect(vehicles.length).toBe(6)
      for (const { name, totalEmission } of vehicles) {
        const sum = sumOf(({ id }) => id.startsWith(name.split(':')[0] as string))
        expect(totalEmission, name).toBeCloseTo(sum, 6)
      }
      expect((await list('travels')).map(({ totalEmission }) => totalEmission > 0)).toEqual(Array(20).fill(true))
      expect((await list('batches')).map(({ totalEmission }) => totalEmission > 0)).toEqual(Array(3).fill(true))
    })
  })
})

describe('tonne start', () => {
  it('ends after the numbers where nobody could stop it, or it is told to', async () => {
    const sample = await runTonne(['calculate', '--sample'])
    expect(await runTonne(['start'])).toEqual(sample)
    expect(await runTonne(['start', '--no-serve'], { stdinIsTerminal: true })).toEqual(sample)
  })

  it('serves the company of the numbers to a person', async () => {
    const sample = await runTonne(['calculate', '--sample'])
    const run = await runTonne(['start', '--port', '0'], { stdinIsTerminal: true })
    expect(run.code).toBe(0)
    expect(run.stdout.startsWith(`${sample.stdout}\nThornbeck Pumps, an invented company, is served at http://`)).toBe(
      true,
    )
    expect(curlLines(run.stdout).length).toBe(19)
  })
})
