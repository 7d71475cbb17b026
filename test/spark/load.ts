import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Activity } from '../sql/activity.ts'
import type { Engine } from '../sql/engine.ts'
import { labelOf, TABLES } from '../sql/load.ts'

const LINES_AT_ONCE = 100_000
const PARTITIONS = 8

function writeLines(file: string, { set, value, second, coefficient, key }: Activity): void {
  const out = openSync(file, 'w')
  for (let start = 0; start < value.length; start += LINES_AT_ONCE) {
    const lines = value.slice(start, start + LINES_AT_ONCE).map((digits, index) => {
      const row = start + index
      return `${key[row]},${coefficient[row]},${digits},${set.hasSecond ? second?.[row] : ''}`
    })
    writeSync(out, `${lines.join('\n')}\n`)
  }
  closeSync(out)
}

/** Makes the table of activity anew, in so many partitions that both executors have some; labels follow the pairs. */
export async function loadActivity(engine: Engine, activity: Activity): Promise<void> {
  const file = join(engine.folder, 'activity.csv')
  writeLines(file, activity)
  const [before, after] = labelOf(0).split('0') as [string, string]
  const quoted = (text: string) => `"${text}"`
  await engine.run(`DROP TABLE IF EXISTS ${TABLES.activity}`)
  await engine.run(`CREATE TABLE ${TABLES.activity} USING PARQUET AS
    SELECT /*+ REPARTITION(${PARTITIONS}) */ CAST(_c0 AS INT) AS key, CAST(_c1 AS INT) AS pair,
      CONCAT(${quoted(before)}, _c1, ${quoted(after)}) AS label,
      CAST(_c2 AS DECIMAL(18,6)) AS value, CAST(_c3 AS DECIMAL(18,6)) AS second
    FROM csv.\`${file}\``)
  rmSync(file)
}
