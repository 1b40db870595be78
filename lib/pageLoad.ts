let isLeaving = false

/** Whether another page is loading in this tab: a step in the history would cancel that. */
export const isLoadingPage = (): boolean => isLeaving

function comeBack(): void {
  isLeaving = false
}

/** Loads another page, so that nothing of this one stays in memory. */
export function loadPage(path: string): void {
  isLeaving = true
  // The browser may show this very page again, by its Back button.
  globalThis.addEventListener('pageshow', comeBack, { once: true })
  globalThis.location.assign(path)
}
