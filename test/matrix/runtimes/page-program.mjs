import { parallel } from 'tonne/bulk'
import { numbers } from './numbers/all.mjs'
import { poolNumbers } from './numbers/bulk.mjs'

const worker = new URL(location.href).searchParams.get('worker')
const spawn = () => new Worker(worker, { type: 'module' })
const given = worker === null ? await numbers() : await poolNumbers(parallel({ workers: 2, spawn }))

// the console is how a page says something whatever its policy is
console.info(JSON.stringify({ given, isIsolated: crossOriginIsolated }))
