import { answer } from './fetch-host.mjs'

export default { fetch: answer }
