import { describe, expect, it } from 'vitest'
import { DISCLOSURE_STANDARDS, type DisclosureStatement } from '../../../../src/resources/index.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

async function pageOf(statement: DisclosureStatement, standard: (typeof DISCLOSURE_STANDARDS)[number] = 'secr') {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput())
  await company.siteEnergies.create(site, energyInput())
  const request = { standard, year: 2025, statement } as const
  return { table: await company.report(request), html: await company.reportPage(request) }
}

/** The text of a page, without its markup. */
function textOf(html: string): string {
  const names: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  const body = html.slice(html.indexOf('<body>'))
  return body.replaceAll(/<[^>]*>/g, '\n').replaceAll(/&\w+;/g, (name) => names[name] ?? name)
}

describe('the page of a report', () => {
  it.each(DISCLOSURE_STANDARDS)('has every row, notice, text and attribution of %s', async (standard) => {
    const { table, html } = await pageOf({}, standard)
    const lines = new Set(textOf(html).split('\n'))
    const { rows, missing, methodology, attributions } = table
    for (const { label, unit } of rows) expect([lines.has(label), lines.has(unit)], label).toEqual([true, true])
    for (const { datapoint, message } of missing) expect(lines).toContain(`${datapoint}: ${message}`)
    for (const { datapoint, text } of methodology) expect(lines).toContain(`${datapoint}: ${text}`)
    for (const sentence of attributions) expect(lines).toContain(sentence)
    expect(html.match(/<figure>/g)).toHaveLength(2)
  })

  it('shows the name of the company as text, whatever it is, in the page and in its footer', async () => {
    const name = '</style><script>alert(1)</script>"\\ & Söhne'
    const { html } = await pageOf({ organization: name })
    expect(html).not.toContain('<script')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(textOf(html)).toContain(name)
    for (const said of [name, "O'Brien & Söhne", 'मोहन स्टील', 'e\u0301', 'شركة النور']) {
      const page = (await pageOf({ organization: said })).html
      const footer = /@bottom-left \{ content: "([^"]*)"/.exec(page)?.[1] ?? ''
      expect(footer).not.toMatch(/[<>]/)
      // as a browser reads a string of CSS
      const read = footer.replaceAll(/\\([\da-f]{1,6}) /g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      )
      expect(read).toContain(said)
    }
    expect(textOf((await pageOf({})).html)).toContain('supply organization in the statement')
  })

  it('draws bars in proportion to their figures, and numbers its pages', async () => {
    const { html } = await pageOf({})
    const [scopes = ''] = html.split('</figure>')
    const bars = [...scopes.matchAll(/<rect [^>]*height="([\d.]+)"\/><text[^>]*>([\d.,]+)</g)]
    const ratios = bars.map(([, height, figure]) => Number(height) / Number(String(figure).replace(',', '')))
    expect(bars.length).toBeGreaterThan(1)
    for (const ratio of ratios) expect(ratio / (ratios[0] ?? 0)).toBeCloseTo(1, 1)
    expect(html).toContain('counter(page) " of " counter(pages)')
  })
})
