/** Writes the page of codes: `npx tsx test/tools/codes-page/write.ts`. */
import { writeFileSync } from 'node:fs'
import { CODES_PAGE, codesPage } from './codes-page.ts'

writeFileSync(CODES_PAGE, codesPage())
