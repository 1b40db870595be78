import type { Language } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'

/** Brings the worker that shows our own page where there is no line. Not while developing: it would outlive its site. */
export function registerServiceWorker(language: Language): void {
  if (process.env.NODE_ENV !== 'production') return
  // Browsers give it to secure pages only.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.register(paths.serviceWorker(language), { updateViaCache: 'none' }).catch(() => {})
}
