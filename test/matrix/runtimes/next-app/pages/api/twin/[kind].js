import { node } from '../../../hosts.js'

export default async function serve({ query }, res) {
  res.json(await node.serve(query.kind))
}
