import { ApiError, createApiClient } from '../api-client.ts'
import { button, element } from '../element.ts'
import type { MissingMonth, PageScreens } from '../page-hooks.ts'
import type { EmissionRecord } from '../records.ts'
import type { ScreensHost } from '../screens.ts'
import type { EditSession } from './edit-session.ts'
import { formKinds, type InterfaceDocument } from './form-kinds.ts'
import { formView } from './record-form.ts'
import { References } from './references.ts'
import { parseFormKey, printFormKey } from './view-keys.ts'
import { yourDataSection } from './your-data.ts'

/** The id of the record above in the path of a record: that of the site for '/v1/sites/42/fuel/7'. */
function parentIdOf(path: string): string | null {
  return /^\/v1\/[\w-]+\/([^/]+)\/[\w-]+\/[^/]+$/.exec(path)?.[1] ?? null
}

function missingMonthKey({ example: { stored }, month }: MissingMonth): string | null {
  if (stored === undefined) return null
  const { resource, path } = stored
  const period = { from: month.from, to: month.to }
  return printFormKey({ of: 'new', resource, parentId: parentIdOf(path), like: path, period })
}

function recordActions({ stored }: EmissionRecord, open: (key: string) => void): readonly HTMLElement[] {
  if (stored === undefined) return []
  const key = printFormKey({ of: 'stored', ...stored })
  return [button({ 'data-key': key }, 'Edit, attach evidence or delete', () => open(key))]
}

function screensOf(session: EditSession): PageScreens {
  const opened = new Set<string>()
  return {
    viewOf: (text) => {
      const key = parseFormKey(text)
      const kind = key === null ? undefined : session.kinds.get(key.resource)
      return key === null || kind === undefined ? null : formView(kind, key, session)
    },
    recordActions,
    missingMonthKey,
    sections: () => [yourDataSection(session, opened)],
  }
}

/** Adds the forms to the page of a key that may write. A read-only key gets none. */
async function mountForms({ key, send, page }: ScreensHost): Promise<void> {
  const client = createApiClient(key, send)
  try {
    if ((await client.caller()).isReadOnly) return
    const { value } = await client.get<InterfaceDocument>('/v1/openapi.json')
    const kinds = formKinds(value)
    document.head.append(element('link', { rel: 'stylesheet', href: 'page/edit.css' }))
    page.add(screensOf({ client, page, kinds, references: new References(client, kinds) }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    page.say(`The forms could not be loaded. ${error.message} Reload the page to try again.`)
  }
}

export { mountForms as mount }
