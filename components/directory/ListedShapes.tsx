import { cardGrid } from '#components/ui/cardGrid.ts'
import { CoverSkeleton, Shapes } from '#components/ui/Skeleton.tsx'

/** The skeleton of a page of the directory. */
export function ListedShapes() {
  return (
    <div className={cardGrid}>
      <Shapes count={6}>
        <CoverSkeleton
          className="h-80"
          cover="aspect-[3/1]"
          lines={[
            '-mt-11 size-16 rounded-pill border-4 border-card',
            'h-6 w-4/5',
            'h-5 w-2/5',
            'h-10 w-full',
          ]}
        />
      </Shapes>
    </div>
  )
}
