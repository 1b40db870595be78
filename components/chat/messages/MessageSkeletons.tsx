import clsx from 'clsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'

const shapes = ['w-56', 'ml-auto w-40', 'ml-auto w-64', 'w-72', 'ml-auto w-48']

/** The skeleton of a few messages. */
export function MessageSkeletons() {
  return (
    <div className="flex flex-col gap-3">
      {shapes.map((shape) => (
        <Skeleton key={shape} className={clsx('h-11 max-w-full rounded-card', shape)} />
      ))}
    </div>
  )
}
