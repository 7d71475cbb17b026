import { parallel } from 'tonne/bulk/node'
import { poolNumbers } from '../numbers/bulk.mjs'

console.log(JSON.stringify(await poolNumbers(parallel({ workers: 2 }))))
