/** The folders of src/ whose every branch a test takes. */
export const FOLDERS = ['exact', 'units', 'emissions', 'activities', 'places', 'service']
/** Where the run leaves what it saw. */
export const REPORT_FOLDER = 'coverage/branches'
