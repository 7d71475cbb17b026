import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { createService } from 'tonne/service'
import { expect } from 'vitest'
import { expectSame } from './expect-same.mjs'
import { get, plainRequest, sentTo } from './requests.mjs'
import { makeTwin } from './twin.mjs'

const UNITS = get('/v1/units')

async function inHost(mount, api, work) {
  const host = await mount(api)
  try {
    await work(host)
  } finally {
    await host.close?.()
  }
}

async function throwsNoError({ host }) {
  for (const target of ['/v1/units', '/v1/vehicles']) {
    const { status, headers, body } = await host.send({ method: 'GET', target, headers: {}, body: null })
    expect([status, headers['content-type']]).toEqual([500, 'application/problem+json'])
    expect(JSON.parse(body).code).toBe('internal_error')
  }
}

/** An interface that answers when it is told to, and shows what it is asked. */
function slowApi() {
  const asked = []
  const answer = async (request) => {
    await request.body({ bytesMax: 1000 })
    await new Promise((resolve) => asked.push({ request, answer: resolve }))
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'done' }
  }
  const next = async () => {
    while (asked.length === 0) await turn()
    return asked.shift()
  }
  return { api: { handle: answer, answer }, next }
}

const POST = 'POST /v1/sites HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n'

async function clientGoes(mount) {
  const rejections = []
  const onRejection = (reason) => void rejections.push(reason)
  process.on('unhandledRejection', onRejection)
  const slow = slowApi()
  await inHost(mount, slow.api, async ({ port }) => {
    const gone = connect(port, '127.0.0.1').on('error', () => undefined)
    gone.write(`${POST}\r\n{}`)
    const first = await slow.next()
    expect(first.request.signal.aborted).toBe(false)
    gone.destroy()
    while (!first.request.signal.aborted) await turn()
    first.answer()

    const stays = connect(port, '127.0.0.1')
    stays.write(`${POST}connection: close\r\n\r\n{}`)
    const second = await slow.next()
    second.answer()
    await once(stays.resume(), 'close')
    expect(second.request.signal.aborted).toBe(false)
  })
  process.off('unhandledRejection', onRejection)
  expect(rejections).toEqual([])
}

/** A base path in any spelling leads to the same answers; in the middle of a path it is none. */
async function basePaths(mount, { spellings, target, status }) {
  const mine = await makeTwin()
  const due = await mine.api.answer(plainRequest(sentTo(mine, UNITS)))
  for (const basePath of spellings) {
    const twin = await makeTwin({ basePath })
    await inHost(mount, twin.api, async ({ send }) => {
      const answer = await send(sentTo(twin, get(target)))
      expect(answer.status).toBe(status)
      if (status === 200) expectSame(answer, due)
    })
  }
}

async function twoInOneProcess(mount) {
  const [one, other] = [await makeTwin(), await makeTwin()]
  await inHost(mount, one.api, (first) =>
    inHost(mount, other.api, async (second) => {
      const asked = sentTo(one, UNITS)
      expect((await first.send(asked)).status).toBe(200)
      expect((await second.send(asked)).status).toBe(401)
    }),
  )
}

/** The interface of the one copy over the service of the other: its errors are known by their brand. */
async function twoCopies(mount) {
  const required = createRequire(import.meta.url)('tonne/http')
  expect(required.createApi).not.toBe((await import('tonne/http')).createApi)
  const service = createService()
  const { record } = await service.company(1).apiKeys.issue({ name: 'two copies' })
  await inHost(mount, required.createApi({ service }), async ({ send }) => {
    const answer = await send({ ...get('/v1/vehicles/none'), headers: { 'x-api-key': record.key }, body: null })
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'not_found'])
  })
}

const SPELLINGS = ['api', '/api', '/api/', '/api//']

/** Cases of an interface that throws what is not an error. */
export const FAULTY_CASES = [{ id: 'A103', run: throwsNoError }]

/** Cases about more than one request, or about an interface of their own. */
export const LIFECYCLE_CASES = [
  { id: 'A036', run: (mount) => basePaths(mount, { spellings: ['/api'], target: '/x/api/v1/units', status: 404 }) },
  { id: 'A038', run: (mount) => basePaths(mount, { spellings: SPELLINGS, target: '/api/v1/units', status: 200 }) },
  { id: 'A104', run: clientGoes },
  { id: 'A126', run: twoInOneProcess },
  { id: 'A127', run: twoCopies },
]
