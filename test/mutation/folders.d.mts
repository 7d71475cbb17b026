export const REPORT_FOLDER: string
export const TESTS: Readonly<Record<string, readonly string[]>>
