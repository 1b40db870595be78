import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'

/** A link to the privacy policy inside a form: it opens in a new tab, so that what is typed stays. */
export const PrivacyLink = ({ children }: { children: ReactNode }) => (
  <a href={paths.privacy} target="_blank" rel="noopener" className="text-brand underline">
    {children}
  </a>
)
