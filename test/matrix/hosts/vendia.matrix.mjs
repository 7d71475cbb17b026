import serverlessExpress from '@vendia/serverless-express'
import express from 'express'
import { nodeHandler } from 'tonne/http/node'
import { describeHost } from '../describe-host.mjs'
import { answerOf, eventV1, eventV2, OF_REST_API, ofDecodedPaths } from '../lambda-events.mjs'

/** What it sends in base64; it sends everything else as a text. */
const binarySettings = { contentTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] }

const called = (eventOf) => async (api) => {
  const handler = serverlessExpress({ app: express().use(nodeHandler(api)), binarySettings })
  return { send: async (request) => answerOf(await handler(eventOf(request), {})) }
}

const left = { 'foreign paths': 'they are left to the application' }
const own = ofDecodedPaths('it hands over the decoded path of the event as if it were the target')
const hostHeaders = ['x-powered-by']

describeHost('@vendia/serverless-express 4, events of version 1', called(eventV1), {
  lacks: { ...left, ...OF_REST_API },
  own,
  hostHeaders,
})
describeHost('@vendia/serverless-express 4, events of version 2', called(eventV2), { lacks: left, hostHeaders })
