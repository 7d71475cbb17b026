import { createApiClient } from '../api-client.ts'
import { addStyleSheet } from '../element.ts'
import { NO_SCREENS } from '../page-hooks.ts'
import type { ScreensHost } from '../screens.ts'
import { parseStatementKey } from '../statement-key.ts'
import { type StatementSession, statementView } from './statement-view.ts'

/** Adds the form of the statement for reports. It stores nothing in the server, so a read-only key has it too. */
function mountStatement({ key, send, page }: ScreensHost): void {
  const session: StatementSession = { client: createApiClient(key, send), page }
  addStyleSheet('page/edit.css')
  page.add({
    ...NO_SCREENS,
    viewOf: (text) => {
      const named = parseStatementKey(text)
      return named === null ? null : statementView(named, session)
    },
  })
}

export { mountStatement as mount }
