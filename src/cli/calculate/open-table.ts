import { csvCut, csvRecords } from '../../csv/index.ts'
import { EmissionsError } from '../../errors/index.ts'
import { asUtf8, decodeSample, type Encoding, encodingOf } from '../form/encoding.ts'
import type { FileForm } from '../form/file-form.ts'
import { FormDetector, formOfOptions, soundRecords, type TableOptions } from '../form/form-detector.ts'
import type { ByteInput } from '../io.ts'
import { readBlocks } from './block-reader.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import { takeSample } from './take-sample.ts'

/** Bytes from which the form of a file is detected. */
const SAMPLE_BYTES = 2 ** 18
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** A file of activities whose form is known. */
export interface OpenedActivities {
  readonly form: FileForm
  /** Its text as UTF-8. */
  readonly chunks: AsyncIterable<Uint8Array>
  /** The file was not plain UTF-8, but marked as such or of another encoding. */
  readonly isMarked: boolean
  /** Everything about its form that was guessed, as sentences. */
  readonly guesses: readonly string[]
}

/** Adds records from the beginning of a file until no column is open. */
async function decideFrom(detector: FormDetector, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const { delimiter } = detector
  const cut = (bytes: Uint8Array) => csvCut(bytes, delimiter.charCodeAt(0))
  let line = 1
  try {
    for await (const { bytes, isTooLong } of readBlocks(chunks, { cut, depth: 1 })) {
      if (isTooLong) return
      for (const record of csvRecords(decodeUtf8(bytes), { line, delimiter })) {
        detector.add(record)
        line = record.end.line + 1
      }
      if (!detector.isOpen) return
    }
  } catch (error) {
    // whatever is wrong with the text is reported when it is calculated
    if (!EmissionsError.is(error)) throw error
  }
}

/**
 * Opens a file of activities: detects its encoding and form from its first bytes. If these leave a column ambiguous, and
 * `reopen` can read the file a second time, it is searched for a cell that decides.
 */
export async function openTable(
  input: ByteInput,
  options: TableOptions,
  reopen?: () => Promise<ByteInput>,
): Promise<OpenedActivities> {
  const { sample, isAll, chunks } = await takeSample(input.chunks(), SAMPLE_BYTES)
  const encoding = options.encoding ?? encodingOf(sample)
  const isMarked = encoding !== 'utf-8' || sample[0] === 0xef
  const isGuessed = options.encoding === undefined && encoding !== 'utf-8'
  const guesses = isGuessed ? [`its text is ${ENCODING_NAMES[encoding]}`] : []
  if (options.format === 'ndjson')
    return { form: formOfOptions(options), chunks: asUtf8(chunks, encoding), isMarked, guesses }
  const text = decodeSample(sample, encoding)
  const detector = new FormDetector(text, options)
  const sound = isAll ? text : text.slice(0, text.lastIndexOf('\n') + 1)
  for (const record of soundRecords(sound, detector.delimiter)) detector.add(record)
  if (!isAll && detector.isOpen && reopen !== undefined) {
    await decideFrom(detector, asUtf8((await reopen()).chunks(), encoding))
  }
  return {
    form: detector.form(),
    chunks: asUtf8(chunks, encoding),
    isMarked,
    guesses: [...guesses, ...detector.guesses()],
  }
}
