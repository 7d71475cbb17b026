import { Archive } from './archive.ts'
import { escapedXml } from './cell-xml.ts'
import { chartXml, drawingXml } from './chart-xml.ts'
import { type SheetOptions, SheetWriter } from './sheet-writer.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OPEN_XML = 'http://schemas.openxmlformats.org'
const SPREADSHEET = `${OPEN_XML}/spreadsheetml/2006/main`
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`
const PACKAGE_RELATIONS = `${OPEN_XML}/package/2006/relationships`
const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument.drawing'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const joinByNumber = <T>(items: readonly T[], of: (number: number, item: T) => string) =>
  items.map((item, index) => of(index + 1, item)).join('')

/** Prints the relations of a part: the kind and the target of each, rId1 first. */
function relationsXml(relations: readonly (readonly [kind: string, target: string])[]): string {
  const list = joinByNumber(
    relations,
    (n, [kind, target]) => `<Relationship Id="rId${n}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONS}">${list}</Relationships>`
}

function contentTypesXml(sheets: readonly SheetWriter[]): string {
  const overrides = joinByNumber(
    sheets,
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  )
  const drawn = sheets.filter((sheet) => sheet.charts.length > 0)
  const drawings = drawn.map(
    (_, index) => `<Override PartName="/xl/drawings/drawing${index + 1}.xml" ContentType="${OFFICE_TYPE}+xml"/>`,
  )
  const charts = drawn
    .flatMap((sheet) => sheet.charts)
    .map(
      (_, index) => `<Override PartName="/xl/charts/chart${index + 1}.xml" ContentType="${OFFICE_TYPE}ml.chart+xml"/>`,
    )
  return `${DECLARATION}<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${overrides}${drawings.join('')}${charts.join('')}</Types>`
}

/** The first id of a number format of a file; programs define those before it. */
const FORMAT_ID = 164

const FORMATS = ['#,##0.000', '#,##0.00', '#,##0.0#########', 'yyyy-mm-dd'] as const

const TOP = '<alignment vertical="top"/>'
const WRAPPED = '<alignment vertical="top" wrapText="1"/>'

interface Style {
  readonly font?: number
  /** An index in `FORMATS`. */
  readonly format?: number
  readonly alignment: string
}

/** In the order of `CELL_STYLES`. */
const STYLES: readonly Style[] = [
  { alignment: TOP },
  { font: 1, alignment: WRAPPED },
  { alignment: WRAPPED },
  { format: 0, alignment: TOP },
  { format: 1, alignment: TOP },
  { format: 2, alignment: TOP },
  { font: 2, alignment: TOP },
  { format: 3, alignment: TOP },
]

function fontXml(size: number, isBold: boolean): string {
  return `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/></font>`
}

function styleXml({ font = 0, format, alignment }: Style): string {
  const id = format === undefined ? 0 : FORMAT_ID + format
  const applied = `${format === undefined ? '' : ' applyNumberFormat="1"'}${font === 0 ? '' : ' applyFont="1"'}`
  return `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied} applyAlignment="1">${alignment}</xf>`
}

/** The styles of a workbook: fonts, number formats and alignments of its cells. */
function stylesXml(): string {
  const formats = FORMATS.map(
    (code, index) => `<numFmt numFmtId="${FORMAT_ID + index}" formatCode="${escapedXml(code)}"/>`,
  )
  const fonts = [fontXml(10, false), fontXml(10, true), fontXml(14, true)]
  return `${DECLARATION}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map(styleXml).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

/** A name for a range of a sheet, which formulas of any sheet can use. */
export interface DefinedName {
  /** Letters, digits and underscores. */
  readonly name: string
  /** Absolute, with the sheet: 'Factors!$A$2:$A$9'. */
  readonly range: string
}

/** The name of a sheet in a formula. */
const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`

/** The names by which programs find what a sheet prints. */
function printNames(sheets: readonly SheetWriter[]): readonly string[] {
  return sheets.flatMap(({ name, printed: { area, titles } }, index) => {
    const ranges = { Print_Area: area, Print_Titles: titles }
    return Object.entries(ranges).flatMap(([part, range]) => {
      const text = escapedXml(`${quotedName(name)}!${range}`)
      return range === null ? [] : [`<definedName name="_xlnm.${part}" localSheetId="${index}">${text}</definedName>`]
    })
  })
}

function namesXml(sheets: readonly SheetWriter[], names: readonly DefinedName[]): string {
  const named = names.map(({ name, range }) => `<definedName name="${name}">${escapedXml(range)}</definedName>`)
  const list = [...printNames(sheets), ...named]
  return list.length === 0 ? '' : `<definedNames>${list.join('')}</definedNames>`
}

function workbookXml(sheets: readonly SheetWriter[], names: readonly DefinedName[]): string {
  const list = joinByNumber(
    sheets,
    (n, { name, isHidden }) =>
      `<sheet name="${escapedXml(name)}" sheetId="${n}"${isHidden ? ' state="hidden"' : ''} r:id="rId${n}"/>`,
  )
  return `${DECLARATION}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${list}</sheets>${namesXml(sheets, names)}</workbook>`
}

function workbookRelations(sheets: readonly SheetWriter[]): string {
  const list = sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const)
  return relationsXml([...list, ['styles', 'styles.xml']])
}

/**
 * Writes a workbook (.xlsx, Office Open XML). Its sheets are stored in the order in which they are added; their rows
 * may be written in any order. Equal rows give equal bytes.
 */
export class WorkbookWriter {
  readonly #archive = new Archive()
  /** The parts about the sheets, which come before them. */
  readonly #about = {
    contentTypes: this.#archive.add('[Content_Types].xml'),
    root: this.#archive.add('_rels/.rels'),
    workbook: this.#archive.add('xl/workbook.xml'),
    relations: this.#archive.add('xl/_rels/workbook.xml.rels'),
    styles: this.#archive.add('xl/styles.xml'),
  }
  readonly #sheets: SheetWriter[] = []
  readonly #names: DefinedName[] = []

  addSheet(options: SheetOptions): SheetWriter {
    const part = this.#archive.add(`xl/worksheets/sheet${this.#sheets.length + 1}.xml`)
    const sheet = new SheetWriter(part, options)
    this.#sheets.push(sheet)
    return sheet
  }

  /** Names a range; each name must be unique. */
  defineName(name: DefinedName): void {
    this.#names.push(name)
  }

  end(): Uint8Array {
    const { contentTypes, root, workbook, relations, styles } = this.#about
    contentTypes.write(contentTypesXml(this.#sheets))
    root.write(relationsXml([['officeDocument', 'xl/workbook.xml']]))
    workbook.write(workbookXml(this.#sheets, this.#names))
    relations.write(workbookRelations(this.#sheets))
    styles.write(stylesXml())
    for (const part of Object.values(this.#about)) part.end()
    for (const sheet of this.#sheets) sheet.end()
    this.#addCharts()
    return this.#archive.end()
  }

  /** Adds the drawings of the sheets with charts, with the relations that lead to them. */
  #addCharts(): void {
    const drawn = [...this.#sheets.entries()].filter(([, { charts }]) => charts.length > 0)
    let count = 0
    for (const [number, [index, { charts }]] of drawn.entries()) {
      const drawing = `drawing${number + 1}.xml`
      const first = count + 1
      count += charts.length
      const to = charts.map((_, at) => ['chart', `../charts/chart${first + at}.xml`] as const)
      this.#addPart(
        `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
        relationsXml([['drawing', `../drawings/${drawing}`]]),
      )
      this.#addPart(`xl/drawings/${drawing}`, drawingXml(charts))
      this.#addPart(`xl/drawings/_rels/${drawing}.rels`, relationsXml(to))
      for (const [at, chart] of charts.entries()) this.#addPart(`xl/charts/chart${first + at}.xml`, chartXml(chart))
    }
  }

  #addPart(path: string, xml: string): void {
    const part = this.#archive.add(path)
    part.write(xml)
    part.end()
  }
}
