import { element } from '../element.ts'
import { fileSection } from './file-section.ts'
import { collectHeads, type FileReport, type GivenFile, reportOf } from './read-file.ts'
import { statementSection, summaryText } from './statement.ts'

/** Finds an element of the page. */
function part<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}

const version = part<HTMLMetaElement>('meta[name="tonne-version"]').content
const [status, results, zone] = [part('#status'), part('#results'), part('#zone')]
const [input, clear] = [part<HTMLInputElement>('#files'), part<HTMLButtonElement>('#clear')]

/** The files so far. All are verified again with each new one, because a key can decide about a head. */
let files: readonly GivenFile[] = []
/** Counts the verifications, so that an earlier one shows nothing after a later one began. */
let runs = 0

function showReports(reports: readonly FileReport[]): void {
  results.replaceChildren(statementSection(reports, { version, now: new Date() }), ...reports.map(fileSection))
  status.textContent = `${summaryText(reports)}. The statement follows.`
}

async function verifyAll(): Promise<void> {
  runs += 1
  const run = runs
  results.replaceChildren()
  clear.hidden = files.length === 0
  if (files.length === 0) {
    status.textContent = 'No files yet.'
    return
  }
  const reports: FileReport[] = []
  status.textContent = 'Reading …'
  const evidence = await collectHeads(files)
  for (const file of files) {
    if (run !== runs) return
    status.textContent = `Verifying ${file.name}, file ${reports.length + 1} of ${files.length} …`
    reports.push(await reportOf(file, evidence))
  }
  if (run === runs) showReports(reports)
}

/** Verifies, and says so if the browser cannot read a file: it was moved, or is a folder. */
function verifyOrSay(): void {
  verifyAll().catch((error) => {
    const says =
      'A file cannot be read by this browser. It may be a folder, or have been moved; choose the files again.'
    status.textContent = says
    results.replaceChildren(element('div', { class: 'failure' }, element('p', {}, `${says} ${String(error)}`)))
  })
}

function addFiles(given: Iterable<File>): void {
  files = [...files, ...given]
  verifyOrSay()
}

input.addEventListener('change', () => {
  addFiles(input.files ?? [])
  // the same file can be chosen again
  input.value = ''
})
clear.addEventListener('click', () => {
  files = []
  verifyOrSay()
  input.focus()
})
document.addEventListener('dragover', (event) => {
  event.preventDefault()
  zone.classList.add('over')
})
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) zone.classList.remove('over')
})
document.addEventListener('drop', (event) => {
  event.preventDefault()
  zone.classList.remove('over')
  addFiles(event.dataTransfer?.files ?? [])
})
