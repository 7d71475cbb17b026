import { parallel } from 'tonne/bulk'
import { poolNumbers } from '../numbers/bulk.mjs'

const spawn = () => new Worker(new URL('./bulk-worker.mjs', import.meta.url), { type: 'module' })

console.log(JSON.stringify(await poolNumbers(parallel({ workers: 2, spawn }))))
