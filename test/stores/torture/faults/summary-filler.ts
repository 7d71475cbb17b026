/**
 * A process that opens the database of its argument, which migrates it, and fills the summaries of company 1: how far it
 * has come as lines of JSON. It is killed in the middle.
 */
import { openStore, type Place } from './open-store.ts'

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
say({ isOpening: true })
const { service, close } = await openStore(JSON.parse(process.argv[2] ?? '') as Place)
say({ isOpen: true })
const progress = await service.company(1).fillSummaries(say)
say({ isFilled: true, ...progress })
await close()
