/** Writes the page of fields: `npx tsx test/tools/fields-page/write.ts`. */
import { writeFileSync } from 'node:fs'
import { FIELDS_PAGE, fieldsPage } from './fields-page.ts'

writeFileSync(FIELDS_PAGE, await fieldsPage())
