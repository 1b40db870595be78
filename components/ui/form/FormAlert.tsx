import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What went wrong with a whole form; nothing while nothing did. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-3 rounded-control bg-danger/10 p-3 text-danger text-sm">
          <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 first-letter:uppercase">{children}</span>
        </p>
      )}
    </div>
  )
}
