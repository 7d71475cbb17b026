import { web } from '../../../hosts.js'

const answer = (request) => web.handle(request)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
