import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { QuietLazyState } from './LazyState.tsx'
import { prepareToasts, toasterCalls } from './toast.ts'

const loadToasts = () => import('./Toasts.tsx')
const Toasts = dynamic(() => loadToasts().then((panel) => panel.Toasts), {
  ssr: false,
  loading: QuietLazyState,
})

const restMilliseconds = 3_000

/** The container of toasts: once in the layout. Renders nothing before the first one. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const load = () => setNeeded(true)
    toasterCalls.addEventListener('wanted', load)
    // Once the page is idle: offline, when toasts are needed, their code could not load any more.
    const timer = setTimeout(() => void prepareToasts(loadToasts), restMilliseconds)
    return () => {
      clearTimeout(timer)
      toasterCalls.removeEventListener('wanted', load)
    }
  }, [])
  return isNeeded ? <Toasts /> : null
}
