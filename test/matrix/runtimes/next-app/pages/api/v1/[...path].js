import { node } from '../../../hosts.js'

/** The body is read by the interface. */
export const config = { api: { bodyParser: false, externalResolver: true } }

export default function answer(req, res) {
  req.url = req.url.slice('/api'.length)
  return node.handle(req, res)
}
