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
  /** Size and shape of the image at its start. */
  image: string
  /** Size of each line beside it. */
  lines: readonly string[]
  /** Its gap and alignment. */
  className: string
}

/** The skeleton of an image with lines beside it. */
export function RowSkeleton({ image, lines, className }: RowSkeletonProps) {
  return (
    <div aria-hidden="true" className={clsx('flex', className)}>
      <Skeleton className={clsx('shrink-0', image)} />
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
  /** Shape of the image. */
  cover?: string
  /** Of the text: its padding. */
  text?: string
  /** Size of each line under the image. */
  lines: readonly string[]
}

/** The skeleton of a card that starts with an image of full width. */
export function CoverSkeleton({ className, cover = 'aspect-2/1', text = 'p-4', lines }: CoverSkeletonProps) {
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
  /** An image above them. */
  image?: boolean
  className?: string
}

/** The skeleton of a card with an avatar, a heading and some lines. */
export function CardSkeleton({ lines = 2, image = false, className }: CardSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx('overflow-hidden rounded-card border border-line bg-card', className)}
    >
      {image && <Skeleton className="aspect-3/1 w-full rounded-none" />}
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <RowSkeleton
          className="items-center gap-3"
          image="size-11 rounded-pill"
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
