import { once } from 'node:events'
import { connect } from 'node:net'

/** Writes to a socket of its own, byte for byte, and gives back what came until the server closed it. */
export async function raw(port, text) {
  const socket = connect(port, '127.0.0.1')
  const came = []
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => came.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  return came.join('')
}

/** A request in the words of the protocol; the connection closes after it unless `headers` say else. */
export function words(start, headers = {}, body = '') {
  const all = { host: 'any.host', connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${start} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The statuses of the answers in a text, 100 among them. */
export const statusesOf = (text) => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))
