/** Finds a Chromium, or gets one. */
export function findBrowser(): Promise<string>;
