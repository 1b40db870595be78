import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { useIsWideScreen } from '#hooks/browser/screen.ts'

type DeskColumnProps = {
  label: string
  children: ReactNode
}

/** A card beside the content of wide screens; narrow ones show it in a sheet and never render it. */
export function DeskColumn({ label, children }: DeskColumnProps) {
  const isWide = useIsWideScreen()
  return (
    <aside
      aria-label={label}
      className="hidden rounded-card border border-line bg-card p-5 lg:block lg:[@media(scripting:none)]:invisible"
    >
      {isWide ? children : <Skeleton className="h-[1100px] rounded-control" />}
    </aside>
  )
}
