import type { Language } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'

/** Registers the worker that shows our own offline page. Not in development, where it would outlive the server. */
export function registerServiceWorker(language: Language): void {
  if (process.env.NODE_ENV !== 'production') return
  // Browsers offer service workers to secure pages only.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.register(paths.serviceWorker(language), { updateViaCache: 'none' }).catch(() => {})
}
