import type { ScreensHost } from '../screens.ts'

/** Adds the screens of imports to the page. */
export function mount(_host: ScreensHost): void {}
