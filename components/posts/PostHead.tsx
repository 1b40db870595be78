import { Face } from '#components/people/Face.tsx'
import { Verified } from '#components/people/Verified.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Post } from '#contracts/posts.ts'
import { paths } from '#lib/paths.ts'
import { Edited } from './Edited.tsx'
import { PostMenu } from './PostMenu.tsx'

type PostHeadProps = {
  post: Post
  /** The id of the name, which labels the card. */
  nameId: string
  /** On a page of its own the author is the heading. */
  alone: boolean
  onEdit: () => void
}

/** The author and the time, which links to the post's own page. */
export function PostHead({ post, nameId, alone, onEdit }: PostHeadProps) {
  const Heading = alone ? 'h1' : 'h2'
  const { author, editedAt } = post
  return (
    <header className="flex items-center gap-3 py-3 pr-2 pl-4 md:pl-5">
      <Link href={paths.user(author.id)} aria-hidden tabIndex={-1} className="shrink-0 rounded-pill">
        <Face user={author} size={44} />
      </Link>
      <div className="min-w-0 grow">
        <Heading id={nameId} className="flex min-w-0 items-center gap-1 font-sans text-base tracking-normal">
          <Link
            href={paths.user(author.id)}
            dir="auto"
            className="truncate rounded-control font-semibold hover:text-brand"
          >
            {author.name}
          </Link>
          <Verified user={author} />
        </Heading>
        <p className="truncate text-muted text-sm">
          <Link
            href={paths.post(post.id)}
            className="inline-block min-w-6 rounded-control leading-6 hover:underline"
          >
            <RelativeTime date={post.createdAt} />
          </Link>
          {editedAt && <Edited at={editedAt} />}
        </p>
      </div>
      <PostMenu post={post} alone={alone} onEdit={onEdit} />
    </header>
  )
}

/** The head of a card far from the screen: as high as any. */
export const BareHead = ({ name, nameId }: { name: string; nameId: string }) => (
  <h2 id={nameId} dir="auto" className="h-18 truncate px-4 py-3 font-sans text-base">
    {name}
  </h2>
)
