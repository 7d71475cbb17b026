import express from 'express'
import serverless from 'serverless-http'
import { lambdaHandler } from 'tonne/http/lambda'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { get, JSON_TYPE, plainRequest, post, sentTo, siteWith } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { describeHost, neverBrokenOff } from '../describe-host.mjs'
import { answerOf, eventV1, eventV2, OF_REST_API, ofDecodedPaths } from '../lambda-events.mjs'

const called = (eventOf, handlerOf) => async (api) => {
  const handler = handlerOf(api)
  return { send: async (request) => answerOf(await handler(eventOf(request), {})) }
}

/** The answer to a request by an event, and that of the interface itself. */
async function ask(request, eventOf) {
  const [mine, other] = [await makeTwin(), await makeTwin()]
  const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
  const result = await lambdaHandler(other.api)(eventOf(sentTo(other, request)))
  expect(Object.keys(result).sort()).toEqual(['body', 'headers', 'isBase64Encoded', 'statusCode'])
  expect(result.isBase64Encoded).toBe(false)
  return { answer: answerOf(result), due }
}

async function expectAsked(request, eventOf, status) {
  const { answer, due } = await ask(request, eventOf)
  expect(answer.status).toBe(status)
  expectSame(answer, due)
}

const textOf = (body) => (body === null ? {} : { body: Buffer.from(body).toString(), isBase64Encoded: false })
const SITE = post(siteWith())

describeHost('Lambda, events of version 1', called(eventV1, lambdaHandler), {
  host: 'lambda-v1',
  lacks: OF_REST_API,
  more: () => {
    it(titleOf('A114'), () => expectAsked(SITE, (sent) => ({ ...eventV1(sent), ...textOf(sent.body) }), 201))
    it(titleOf('A116'), () => {
      const { 'content-type': type } = JSON_TYPE
      return expectAsked({ ...SITE, headers: { 'Content-Type': type, 'X-Api-Key': '{key}' } }, eventV1, 201)
    })
    it(titleOf('A117'), async () => {
      await expectAsked(get('/v1/vehicles/a%20b'), eventV1, 404)
      await expectAsked(get('/v1/vehicles/100%25'), eventV1, 404)
    })
  },
})

describeHost('Lambda, events of version 2', called(eventV2, lambdaHandler), {
  host: 'lambda-v2',
  more: () => {
    it(titleOf('A110'), () => expectAsked(SITE, (sent) => ({ ...eventV2(sent), ...textOf(sent.body) }), 201))
    it(titleOf('A111'), () => expectAsked(get('/v1/units'), (sent) => eventV2(sent, { stage: 'dev' }), 200))
    it(titleOf('A112'), () => expectAsked(SITE, eventV2, 201))
    it(titleOf('A113'), async () => {
      await expectAsked(get('/v1/vehicles/a%2Fb?x=1&x=2'), eventV2, 404)
      await expectAsked(get('/v1/sites/{site}/fuel?limit=1&limit=2'), eventV2, 400)
    })
  },
})
const staged = (request) => eventV2(request, { stage: 'live' })
describeHost('Lambda, events of version 2 of a stage with a name', called(staged, lambdaHandler))

/** What serverless-http sends in base64; it sends everything else as a text. */
const FILES = { binary: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] }
const onNode = (api) => serverless(nodeHandler(api), FILES)
const onExpress = (api) => serverless(express().use(nodeHandler(api)), FILES)
const left = { 'foreign paths': 'they are left to the application' }

const brokenOff = neverBrokenOff('serverless-http waits for the end of a response, which has none where it is broken off')
const own = {
  ...ofDecodedPaths('serverless-http hands over the decoded path of the event as if it were the target'),
  ...brokenOff,
}

describeHost('serverless-http 4, events of version 1', called(eventV1, onNode), { lacks: OF_REST_API, own })
describeHost('serverless-http 4, events of version 2', called(eventV2, onNode), { own: brokenOff })
describeHost('serverless-http 4 around Express 5, events of version 1', called(eventV1, onExpress), {
  lacks: { ...OF_REST_API, ...left },
  own,
  hostHeaders: ['x-powered-by'],
})
describeHost('serverless-http 4 around Express 5, events of version 2', called(eventV2, onExpress), {
  lacks: left,
  own: brokenOff,
  hostHeaders: ['x-powered-by'],
})
