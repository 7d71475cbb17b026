import { describeAdapter } from 'tonne/testing'
import { describe, it } from 'vitest'
import { describeCases } from './cases/describe-cases.mjs'

/** The reason for one lack that all servers on node:http share. */
export const NODE_PARSER = { 'any method': 'the HTTP parser of Node answers 400 to methods that it does not know' }

/** The reasons for what every host lacks that makes a Request of the request before it is ours. */
export const OF_REQUESTS = {
  'raw path': 'a Request resolves dots in its URL',
  'body of GET': 'a Request of GET has no body',
}

/** What parsers of JSON that ran before us refuse themselves, in words of the application, or have changed for good. */
export const afterParser = (parser, more = []) => {
  const refused = `${parser} refuses it itself`
  const bodies = ['"text"', 'null', '42', '{bad json', '{"name":', ' '].map((body) => `the body ${body}`)
  const known = [...bodies, 'a content coding', 'one request after the other: right, wrong, right', ...more]
  return {
    ...Object.fromEntries(known.map((name) => [name, refused])),
    'bytes that are not UTF-8': `${parser} has put U+FFFD in their place`,
  }
}

/** The reason for hosts that never end a request whose answer is broken off. */
export const neverBrokenOff = (reason) => ({
  'breaks an answer off, and goes on, where its pieces cannot be finished': reason,
})

/** `it`, which skips what the host answers itself. */
function itBut(own) {
  const write = (name, run) => (own[name] === undefined ? it(name, run) : it.skip(`${name} (skipped: ${own[name]})`))
  return Object.assign(write, { skip: it.skip })
}

/**
 * The suite of the library in one host, and where the host is one of the adapter cases' (`host`), those too.
 * `more` writes those down that this host alone has. `lacks` and `own` say what the host answers itself, and why: by ability, and by the name or number of a case.
 */
export function describeHost(name, mount, suite = {}) {
  const { host, lacks = {}, own = {}, hostHeaders = [], more } = suite
  describeAdapter(name, mount, { describe, it: itBut(own), lacks, hostHeaders })
  if (host !== undefined) describeCases(name, mount, { host, lacks, own, hostHeaders })
  if (more !== undefined) describe(`cases: ${name}`, more)
}
