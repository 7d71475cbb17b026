import { createInterface } from 'node:readline'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { openStore, type Place } from './open-store.ts'
import { perform, type Request } from './request.ts'

// A process that writes what it is told to, to the database of its argument: a request in a line, each answer in a line
// once its promise is through. It is killed in the middle.
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
say({ opening: true })
const { service } = await openStore(JSON.parse(process.argv[2] ?? '') as Place)
say({ isOpen: true })

async function answer(request: Request): Promise<void> {
  const { key } = request
  try {
    say({ key, answer: await perform(service, request) })
  } catch (error) {
    const code = EmissionsError.is(error) ? error.code : null
    say({ key, rejection: { code, message: String(error) } })
  }
}

for await (const line of createInterface({ input: process.stdin })) void answer(JSON.parse(line) as Request)
process.exit(0)
