import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { Children, type ReactNode } from 'react'
import { LazyState } from '../states/LazyState.tsx'

export type CarouselProps = {
  /** The content, for screen readers. */
  label: string
  /** One slide each. */
  children: ReactNode
  className?: string
}

const CarouselPanel = dynamic<CarouselProps>(
  () => import('./CarouselPanel.tsx').then((panel) => panel.CarouselPanel),
  { loading: LazyState },
)

/** Slides side by side; a single one has no arrows and does not load the library. */
export function Carousel({ label, children, className }: CarouselProps) {
  if (Children.count(children) < 2) return <div className={clsx('relative', className)}>{children}</div>
  return (
    <CarouselPanel label={label} className={className}>
      {children}
    </CarouselPanel>
  )
}
