import type { View } from '../panel.ts'

/** Asks before a reload, or the back button of the browser, drops entries of a view that are not saved. */
export function guardHistory(view: View): View {
  const { mayLeave } = view
  if (mayLeave === undefined) return view
  const fill: View['fill'] = (body, open) => {
    view.fill(body, open)
    const own = location.href
    const shown = new AbortController()
    // listens before the page does, and only while the view is shown
    const options = { capture: true, signal: shown.signal }
    const mayGo = (leave: () => void) => {
      if (!body.isConnected) shown.abort()
      return shown.signal.aborted || mayLeave(leave)
    }
    addEventListener(
      'popstate',
      (event) => {
        if (location.href === own || mayGo(() => history.back())) return
        event.stopImmediatePropagation()
        history.pushState(null, '', own)
      },
      options,
    )
    addEventListener(
      'beforeunload',
      (event) => {
        if (!mayGo(() => location.reload())) event.preventDefault()
      },
      options,
    )
  }
  return { ...view, fill }
}
