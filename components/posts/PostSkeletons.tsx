import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'

/** The skeleton of posts. */
export const PostSkeletons = ({ count = 3 }: { count?: number }) => <CardSkeletons count={count} lines={3} />
