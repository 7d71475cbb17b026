/**
 * The job of `tonne calculate` as people write it today, in one process and thread: the text of a row, its value times
 * the coefficients of its kind in doubles, the text of the result. No summary, no checks. Run by csv.mjs:
 * `node csv-peer.mjs udsv|csv-parse|json INPUT OUTPUT COEFFICIENTS`.
 */
import { closeSync, createReadStream, createWriteStream, openSync, readFileSync, writeSync } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import { inferSchema, initParser } from 'udsv'

const CHUNK_BYTES = 2 ** 20
const [peer, input, output, coefficients] = process.argv.slice(2)
/** By the cells of a kind: what stands in each of its lines, and kilograms of each gas per one. */
const kinds = new Map(JSON.parse(readFileSync(coefficients, 'utf8')))
const HEADER = 'id,site,activity,start,end,scope,method,co2Kg,ch4Kg,n2oKg,co2eKg,biogenicCo2Kg,factors,notices'
const kindOf = (row) => kinds.get(`${row[2]},${row[6]},${row[7]},${row[8]},${row[9]}`)
const kindOfObject = ({ activity, unit, factor = '', fuel = '', country = '' }) => kinds.get(`${activity},${unit},${factor},${fuel},${country}`)
const kilograms = (value, coefficient) => (coefficient === null ? '' : value * coefficient)

/** Reads pieces of text, keeps what it needs of each row, and writes pieces of text. */
async function withUdsv() {
  const file = openSync(output, 'w')
  let text = `${HEADER}\n`
  const take = (row) => {
    const value = Number(row[5])
    for (const { scope, method, gases, factors, notices } of kindOf(row)) {
      text += `${row[0]},${row[1]},${row[2]},${row[3]},${row[4]},${scope},${method},${kilograms(value, gases[0])},${kilograms(value, gases[1])},${kilograms(value, gases[2])},${kilograms(value, gases[3])},,${factors},${notices}\n`
    }
  }
  const flush = () => {
    writeSync(file, text)
    text = ''
  }
  let parser
  for await (const piece of createReadStream(input, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    parser ??= initParser(inferSchema(piece))
    parser.chunk(piece, parser.stringArrs, take)
    flush()
  }
  parser.end()
  flush()
  closeSync(file)
}

/** The two packages as their pages show them: streams from end to end. */
async function withCsvParse() {
  const calculate = new Transform({
    objectMode: true,
    transform(row, _, done) {
      const value = Number(row[5])
      for (const { scope, method, gases, factors, notices } of kindOf(row)) {
        this.push([row[0], row[1], row[2], row[3], row[4], scope, method, kilograms(value, gases[0]), kilograms(value, gases[1]), kilograms(value, gases[2]), kilograms(value, gases[3]), '', factors, notices])
      }
      done()
    },
  })
  const write = createWriteStream(output)
  write.write(`${HEADER}\n`)
  await pipeline(createReadStream(input, { highWaterMark: CHUNK_BYTES }), parse({ from_line: 2 }), calculate, stringify(), write)
}

/** Lines of NDJSON in pieces of text, each line by JSON.parse and JSON.stringify. */
async function withJson() {
  const file = openSync(output, 'w')
  const times = (value, coefficient) => (coefficient === null ? null : value * coefficient)
  let rest = ''
  for await (const piece of createReadStream(input, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()
    let text = ''
    for (const line of lines) {
      const row = JSON.parse(line)
      const { id, site, activity, start, end, value } = row
      for (const { scope, method, gases, factors, notices } of kindOfObject(row)) {
        const [co2Kg, ch4Kg, n2oKg, co2eKg] = [times(value, gases[0]), times(value, gases[1]), times(value, gases[2]), times(value, gases[3])]
        text += `${JSON.stringify({ id, site, activity, start, end, scope, method, co2Kg, ch4Kg, n2oKg, co2eKg, biogenicCo2Kg: null, factors, notices })}\n`
      }
    }
    writeSync(file, text)
  }
  closeSync(file)
}

await { json: withJson, udsv: withUdsv, 'csv-parse': withCsvParse }[peer]()
