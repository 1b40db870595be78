import type { ReactNode } from 'react'

/** Quiet facts in a line, with a dot between them. */
export function DotLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-muted text-sm [overflow-wrap:anywhere] [&>*+*]:before:mr-2 [&>*+*]:before:content-['·']">
      {children}
    </p>
  )
}
