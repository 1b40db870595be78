import { CoverSkeleton, Shapes } from '#components/ui/Skeleton.tsx'

/** The skeleton of a page of the viewer's offers. */
export const MyJobShapes = () => (
  <div className="mt-4 flex flex-col gap-4">
    <Shapes count={3}>
      <CoverSkeleton
        className="h-88 sm:flex sm:h-44"
        cover="aspect-[2/1] sm:aspect-auto sm:w-56 sm:shrink-0"
        text="grow p-4"
        lines={['h-6 w-4/5', 'h-10 w-full', 'mt-auto h-9 w-2/5']}
      />
    </Shapes>
  </div>
)
