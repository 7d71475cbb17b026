import { it } from 'vitest'
import { differencesAfter } from './model/describe-agreement.ts'
import { worldMaker } from './model/world.ts'
it('x', async () => { process.env.SHOW = '1'; console.log((await differencesAfter(109461827, worldMaker())).join('\n').slice(0, 600)) })
