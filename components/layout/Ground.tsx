import type { ReactNode } from 'react'

/** The head of a search, on the ground that styles/grounds.css draws. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <div className="ground">
    <header className="mx-auto max-w-page px-4 pt-10 pb-8 md:px-6 md:pt-16">{children}</header>
  </div>
)
