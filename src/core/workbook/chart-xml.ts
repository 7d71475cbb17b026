import { escapedXml } from './cell-xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OPEN_XML = 'http://schemas.openxmlformats.org'
const DRAWING = `${OPEN_XML}/drawingml/2006`
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`

/** A chart of one row of columns, over cells of the same workbook. */
export interface ChartOptions {
  readonly title: string
  /** The cells with the names of the columns, absolute, with the sheet: 'Charts!$A$2:$A$5'. */
  readonly names: string
  /** The cells with their heights. */
  readonly values: string
  /** The contents of these cells, for programs that do not calculate. */
  readonly points: readonly { readonly name: string; readonly value: number }[]
  /** The first cell that it covers, and the cell after the last: [column, row], from 0. */
  readonly from: readonly [column: number, row: number]
  readonly to: readonly [column: number, row: number]
}

const ACCENT = '2F5D50'

function pointsXml(texts: readonly (string | number)[]): string {
  const points = texts.map((text, index) => `<c:pt idx="${index}"><c:v>${escapedXml(String(text))}</c:v></c:pt>`)
  return `<c:ptCount val="${texts.length}"/>${points.join('')}`
}

function axesXml(): string {
  const ends = '<c:crossesAt val="0"/>'
  return `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:crossAx val="2"/>${ends}</c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines/><c:numFmt formatCode="#,##0" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="1"/>${ends}</c:valAx>`
}

/** Prints a chart: columns side by side, with its title and the height of each column. */
export function chartXml({ title, names, values, points }: ChartOptions): string {
  const heading = `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1200" b="1"/></a:pPr><a:r><a:rPr lang="en" sz="1200" b="1"/><a:t>${escapedXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  const categories = `<c:cat><c:strRef><c:f>${escapedXml(names)}</c:f><c:strCache>${pointsXml(points.map(({ name }) => name))}</c:strCache></c:strRef></c:cat>`
  const heights = `<c:val><c:numRef><c:f>${escapedXml(values)}</c:f><c:numCache><c:formatCode>#,##0.000</c:formatCode>${pointsXml(points.map(({ value }) => value))}</c:numCache></c:numRef></c:val>`
  const series = `<c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="${ACCENT}"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/>${categories}${heights}</c:ser>`
  return `${DECLARATION}<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}"><c:chart>${heading}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/><c:axId val="1"/><c:axId val="2"/></c:barChart>${axesXml()}</c:plotArea><c:plotVisOnly val="1"/></c:chart></c:chartSpace>`
}

const cornerXml = (tag: string, [column, row]: ChartOptions['from']) =>
  `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`

/** Prints the drawing that places the charts of a sheet; the chart at index 0 has the relation rId1. */
export function drawingXml(charts: readonly ChartOptions[]): string {
  const anchors = charts.map(({ title, from, to }, index) => {
    const frame = `<xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="${escapedXml(title)}" descr="${escapedXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>`
    const graphic = `<a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" r:id="rId${index + 1}"/></a:graphicData></a:graphic>`
    return `<xdr:twoCellAnchor>${cornerXml('from', from)}${cornerXml('to', to)}<xdr:graphicFrame macro="">${frame}${graphic}</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`
  })
  return `${DECLARATION}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}">${anchors.join('')}</xdr:wsDr>`
}
