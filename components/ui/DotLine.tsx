import type { ReactNode } from 'react'

/** Quiet facts in a line, with a dot between them: one that has no room stays at the end of its line. */
export function DotLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-muted text-sm [overflow-wrap:anywhere] [&>*:not(:last-child)]:after:ml-2 [&>*:not(:last-child)]:after:content-['·']">
      {children}
    </p>
  )
}
