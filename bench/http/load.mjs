/**
 * A load of requests over keep-alive sockets, as raw bytes, so that the sender costs little and every server gets the
 * same: `connections` sockets, each with one request under way. Rejects on a status that is not the expected one.
 */
import { connect } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** The bytes of a request. */
export function requestBytes({ method, path, headers = {}, body }) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  })
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n${text}`)
}

/** Length of the first whole response at the start of the bytes, or 0. */
function responseLength(bytes) {
  const head = bytes.indexOf(END_OF_HEAD)
  if (head < 0) return 0
  const length = /content-length: (\d+)/i.exec(bytes.latin1Slice(0, head))
  if (length === null) throw new Error(`a response without content-length: ${bytes.toString("latin1").slice(0, 200)}`)
  const whole = head + 4 + Number(length[1])
  return bytes.length >= whole ? whole : 0
}

function worker({ port, next, status }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let bytes = Buffer.alloc(0)
    let received = 0
    const send = () => {
      const request = next()
      if (request === undefined) socket.end()
      else socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
      const length = responseLength(bytes)
      if (length === 0) return
      if (!bytes.latin1Slice(9, 12).startsWith(String(status))) {
        reject(new Error(`expected ${status}: ${bytes.toString("utf8").slice(0, 600)}`))
        socket.destroy()
        return
      }
      received += length
      bytes = bytes.subarray(length)
      send()
    })
    socket.on('close', () => resolve(received))
  })
}

/** Sends `count` requests made by `make(index)`; resolves to seconds and bytes received. */
export async function load({ port, count, make, status, connections = 16 }) {
  let sent = 0
  const next = () => (sent < count ? make(sent++) : undefined)
  const start = performance.now()
  const bytes = await Promise.all(Array.from({ length: connections }, () => worker({ port, next, status })))
  return { seconds: (performance.now() - start) / 1000, bytes: bytes.reduce((a, b) => a + b, 0) }
}
