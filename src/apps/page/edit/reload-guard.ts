import type { View } from '../panel.ts'

/** Asks before a reload, or the end of the tab, drops entries of a view that are not saved. */
export function guardReload(view: View): View {
  const { mayLeave } = view
  if (mayLeave === undefined) return view
  const fill: View['fill'] = (body, open) => {
    view.fill(body, open)
    const shown = new AbortController()
    const ask = (event: Event) => {
      if (!body.isConnected) shown.abort()
      else if (!mayLeave(() => location.reload())) event.preventDefault()
    }
    addEventListener('beforeunload', ask, { signal: shown.signal })
  }
  return { ...view, fill }
}
