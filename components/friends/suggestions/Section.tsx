import { type ReactNode, useId } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { ChevronRight } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'

type SectionProps = {
  title: string
  /** The address of all of them. */
  href: string
  children: ReactNode
}

/** One kind of suggestion; its heading links to all of them. */
export function Section({ title, href, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-sans font-semibold text-base leading-6">
        <Link href={href} className="group flex items-center justify-between gap-2 hover:text-brand">
          {title}
          <ChevronRight size={18} aria-hidden className="shrink-0 text-muted group-hover:text-brand" />
        </Link>
      </h2>
      {children}
    </Card>
  )
}

/** No suggestions of this kind. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-muted text-sm">{children}</p>
)
