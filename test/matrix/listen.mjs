import { contentOf } from '../conformance/fixtures/content-of.ts'
import { sendOverHttp } from '../conformance/fixtures/send-over-http.ts'

/** The answer of a host that gives a Response. */
export async function answerOf(response) {
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: contentOf(headers, new Uint8Array(await response.arrayBuffer())) }
}

/** A server that listens, as `describeAdapter` takes it; `prefix` stands before every target. */
export async function listening(server, prefix = '') {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return listeningAt(server.address().port, { prefix, close: () => new Promise((resolve) => server.close(resolve)) })
}

/** A host that listens already; the port is for those who speak to its socket themselves. */
export function listeningAt(port, { prefix = '', close }) {
  return { port, send: (request) => sendOverHttp(port, { ...request, target: `${prefix}${request.target}` }), close }
}
