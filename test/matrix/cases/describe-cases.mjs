import { describe, expect, it } from 'vitest'
import { CATALOGUE, titleOf } from './catalogue.mjs'
import { expectSame } from './expect-same.mjs'
import { FAULTY_CASES, LIFECYCLE_CASES } from './lifecycle-cases.mjs'
import { get, plainRequest, sentTo } from './requests.mjs'
import { SAME_CASES } from './same-cases.mjs'
import { SOCKET_CASES } from './socket-cases.mjs'
import { makeTwin } from './twin.mjs'

/** Requests that are answered by a host as by the interface itself, with a status that the case allows. */
const runSame = ({ requests, check = () => undefined, status }, { visit, hostHeaders }) =>
  visit('whole', async ({ host, served }) => {
    const mine = await makeTwin()
    for (const request of requests) {
      const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
      const answer = await host.send(sentTo(served, request))
      expectSame(answer, due, { status, hostHeaders })
      check(answer)
    }
  })

/** Requests that the host answers itself: only the status is looked at. */
const runAnyway = ({ requests, anyway }, { visit }) =>
  visit('whole', async ({ host, served }) => {
    for (const request of requests) expect(anyway).toContain((await host.send(sentTo(served, request))).status)
    expect((await host.send(sentTo(served, get('/v1/units')))).status).toBe(200)
  })

const CASES = [
  ...SAME_CASES.map((one) => ({ ...one, start: (setting) => runSame(one, setting) })),
  ...SOCKET_CASES.map(({ run, ...one }) => ({
    ...one,
    start: ({ visit }) => visit('whole', ({ host, served }) => run({ ...served, port: host.port })),
  })),
  ...FAULTY_CASES.map(({ run, ...one }) => ({ ...one, start: ({ visit }) => visit('faulty', run) })),
  ...LIFECYCLE_CASES.map(({ run, ...one }) => ({ ...one, isLocal: true, start: ({ mount }) => run(mount) })),
]

function writeCases(name, setting) {
  const { host, lacks = {}, own = {} } = setting
  describe(`cases: ${name}`, () => {
    for (const one of CASES) {
      const { id, needs, isLocal = false, start } = one
      if (!CATALOGUE[id][0].includes(host) || (isLocal && setting.mount === undefined)) continue
      if (own[id] === null) continue
      const reason = own[id] ?? lacks[needs]
      const title = titleOf(id)
      if (reason === undefined) it(title, () => start(setting))
      else if (one.anyway !== undefined) it(`${title} (status alone: ${reason})`, () => runAnyway(one, setting))
      else it.skip(`${title} (skipped: ${reason})`)
    }
  })
}

async function whileOpen(host, work) {
  try {
    await work()
  } finally {
    await host.close?.()
  }
}

/**
 * Writes down the adapter cases that are due in a host as tests. `mount` is that of `describeAdapter`; for the cases over a
 * socket it gives the port as well. `own` says why a host answers a case itself; null: the host has a test of its own for it.
 */
export function describeCases(name, mount, suite) {
  const visit = async (kind, work) => {
    const served = await makeTwin({ kind })
    const host = await mount(served.api)
    await whileOpen(host, () => work({ host, served }))
  }
  writeCases(name, { ...suite, mount, visit })
}

/** As `describeCases`, for a host elsewhere: `mount` is that of `describeRemoteAdapter`, with the port as well. */
export function describeRemoteCases(name, mount, suite) {
  const visit = async (kind, work) => {
    const host = await mount(kind)
    await whileOpen(host, () => work({ host, served: host.twin }))
  }
  writeCases(name, { ...suite, visit })
}
