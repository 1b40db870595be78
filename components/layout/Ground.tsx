import type { ReactNode } from 'react'

/** The head of a search, on the background of styles/grounds.css. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <div className="ground">
    <header className="mx-auto max-w-page px-4 pt-10 pb-8 md:px-6 md:pt-16">{children}</header>
  </div>
)
