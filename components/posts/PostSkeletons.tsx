import { CardSkeletons } from '#components/ui/Skeleton.tsx'

/** The shape of posts to come. */
export const PostSkeletons = ({ count = 3 }: { count?: number }) => <CardSkeletons count={count} lines={3} />
