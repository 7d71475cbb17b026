import { Archive } from './archive.ts'
import { escapedXml } from './cell-xml.ts'
import { type SheetOptions, SheetWriter } from './sheet-writer.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OPEN_XML = 'http://schemas.openxmlformats.org'
const SPREADSHEET = `${OPEN_XML}/spreadsheetml/2006/main`
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`
const PACKAGE_RELATIONS = `${OPEN_XML}/package/2006/relationships`
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const ROOT_RELATIONS = `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONS}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** In the order of `CELL_STYLES`: plain, bold, wrapped and aligned to the top. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const joinByNumber = <T>(items: readonly T[], of: (number: number, item: T) => string) =>
  items.map((item, index) => of(index + 1, item)).join('')

function contentTypesXml(sheets: readonly SheetWriter[]): string {
  const overrides = joinByNumber(
    sheets,
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  )
  return `${DECLARATION}<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${overrides}</Types>`
}

/** A name for a range of a sheet, which formulas of any sheet can use. */
export interface DefinedName {
  /** Letters, digits and underscores. */
  readonly name: string
  /** Absolute, with the sheet: 'Factors!$A$2:$A$9'. */
  readonly range: string
}

function namesXml(names: readonly DefinedName[]): string {
  const list = names.map(({ name, range }) => `<definedName name="${name}">${escapedXml(range)}</definedName>`)
  return names.length === 0 ? '' : `<definedNames>${list.join('')}</definedNames>`
}

function workbookXml(sheets: readonly SheetWriter[], names: readonly DefinedName[]): string {
  const list = joinByNumber(
    sheets,
    (n, { name }) => `<sheet name="${escapedXml(name)}" sheetId="${n}" r:id="rId${n}"/>`,
  )
  return `${DECLARATION}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${list}</sheets>${namesXml(names)}</workbook>`
}

function workbookRelations(sheets: readonly SheetWriter[]): string {
  const list = joinByNumber(
    sheets,
    (n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`
  return `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONS}">${list}${styles}</Relationships>`
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
    root.write(ROOT_RELATIONS)
    workbook.write(workbookXml(this.#sheets, this.#names))
    relations.write(workbookRelations(this.#sheets))
    styles.write(STYLES)
    for (const part of Object.values(this.#about)) part.end()
    for (const sheet of this.#sheets) sheet.end()
    return this.#archive.end()
  }
}
