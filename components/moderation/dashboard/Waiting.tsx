import { Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a list to come. */
export function Waiting({ height }: { height: string }) {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} className={`${height} rounded-card`} />
      ))}
    </div>
  )
}
