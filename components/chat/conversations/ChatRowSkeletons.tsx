import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'

/** The skeleton of a few conversations. */
export const ChatRowSkeletons = ({ count = 6 }: { count?: number }) => (
  <Shapes count={count}>
    <RowSkeleton
      className="items-center gap-3 px-4 py-3"
      image="size-12 rounded-pill"
      lines={['h-4 w-2/5', 'h-3.5 w-4/5']}
    />
  </Shapes>
)
