import { element } from '../element.ts'

/** A file to download. */
interface DownloadedFile {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** Downloads a file that the page made. */
export function downloadFile({ name, type, content }: DownloadedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  element('a', { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
