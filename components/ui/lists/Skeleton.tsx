import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../Card.tsx'

type SkeletonProps = {
  /** The width and height of what it replaces. */
  className?: string
}

/** A placeholder while something loads. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={clsx('block animate-sheen rounded-control bg-line', className)} />
  )
}

type ShapesProps = {
  count: number
  children: ReactNode
}

/** One skeleton so many times: the number of items is not known yet. */
export const Shapes = ({ count, children }: ShapesProps) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
    <Fragment key={place}>{children}</Fragment>
  ))

type RowSkeletonProps = {
  /** Size and shape of the picture at its start. */
  picture: string
  /** Size of each line beside it. */
  lines: readonly string[]
  /** Its gap and alignment. */
  className: string
}

/** The skeleton of a picture with lines beside it. */
export function RowSkeleton({ picture, lines, className }: RowSkeletonProps) {
  return (
    <div aria-hidden="true" className={clsx('flex', className)}>
      <Skeleton className={clsx('shrink-0', picture)} />
      <div className="flex grow flex-col gap-2">
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    </div>
  )
}

type CoverSkeletonProps = {
  /** Of the card: its height and layout. */
  className: string
  /** Shape of the picture. */
  cover?: string
  /** Of the text: its padding. */
  text?: string
  /** Size of each line under the picture. */
  lines: readonly string[]
}

/** The skeleton of a card that starts with a picture of full width. */
export function CoverSkeleton({
  className,
  cover = 'aspect-[2/1]',
  text = 'p-4',
  lines,
}: CoverSkeletonProps) {
  return (
    <Card flush className={className}>
      <Skeleton className={clsx('w-full rounded-none', cover)} />
      <div className={clsx('flex flex-col gap-3', text)}>
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    </Card>
  )
}

type CardSkeletonProps = {
  /** Lines of text under the heading. */
  lines?: number
  /** A picture above them. */
  picture?: boolean
  className?: string
}

/** The skeleton of a card with an avatar, a heading and some lines. */
export function CardSkeleton({ lines = 2, picture = false, className }: CardSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx('overflow-hidden rounded-card border border-line bg-card', className)}
    >
      {picture && <Skeleton className="aspect-[3/1] w-full rounded-none" />}
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <RowSkeleton
          className="items-center gap-3"
          picture="size-11 rounded-pill"
          lines={['h-4 w-2/5', 'h-3 w-1/4']}
        />
        <div className="flex flex-col gap-2.5">
          <Shapes count={lines - 1}>
            <Skeleton className="h-4 w-full" />
          </Shapes>
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
    </div>
  )
}

type SkeletonsProps = CardSkeletonProps & {
  count?: number
}

/** A list of card skeletons. */
export function CardSkeletons({ count = 3, ...card }: SkeletonsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Shapes count={count}>
        <CardSkeleton {...card} />
      </Shapes>
    </div>
  )
}
