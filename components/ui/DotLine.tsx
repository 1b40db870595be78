import type { ReactNode } from 'react'

/** Secondary facts in a line, separated by dots: the dot at the start of a wrapped line is clipped. */
export function DotLine({ children }: { children: ReactNode }) {
  return (
    <p className="overflow-hidden text-muted text-sm [overflow-wrap:anywhere]">
      <span className="dotted -ml-4 flex flex-wrap">{children}</span>
    </p>
  )
}
