import { web } from '../../../hosts.js'

export async function GET(_request, { params }) {
  return Response.json(await web.serve((await params).kind))
}
