import type { ReactNode } from 'react'

/** Quiet facts in a line, with a dot between them: where one begins a line of its own, its dot is cut away. */
export function DotLine({ children }: { children: ReactNode }) {
  return (
    <p className="overflow-hidden text-muted text-sm [overflow-wrap:anywhere]">
      <span className="-ml-4 flex flex-wrap *:relative *:pl-4 *:before:absolute *:before:left-1.5 *:before:content-['·']">
        {children}
      </span>
    </p>
  )
}
