import { EdgeRuntime, runServer } from 'edge-runtime'
import { bundled } from '../bundle.mjs'

const runtime = new EdgeRuntime({ initialCode: await bundled('servers/edge-function.mjs', 'iife') })
const { url } = await runServer({ runtime, port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ port: Number(new URL(url).port) }))
