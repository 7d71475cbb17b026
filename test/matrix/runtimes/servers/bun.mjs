import { answer } from './fetch-host.mjs'

const { port } = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: answer })
console.log(JSON.stringify({ port }))
