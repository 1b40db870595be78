import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'

/** For the words of a form that name the policy: it is read in a tab of its own, and what is typed stays. */
export const PrivacyLink = ({ children }: { children: ReactNode }) => (
  <a href={paths.privacy} target="_blank" rel="noopener" className="text-brand underline">
    {children}
  </a>
)
