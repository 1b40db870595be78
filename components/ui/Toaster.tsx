import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { toasterCalls } from './toast.ts'

const ToastShelf = dynamic(() => import('./panels/ToastShelf.tsx').then((panel) => panel.ToastShelf), {
  ssr: false,
})

/** The place of toasts: once in the shell. Draws nothing before the first one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    toasterCalls.addEventListener('wanted', want)
    return () => toasterCalls.removeEventListener('wanted', want)
  }, [])
  return wanted ? <ToastShelf /> : null
}
