import dynamic from 'next/dynamic'
import { memo, useState } from 'react'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { Card } from '#components/ui/Card.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Post } from '#contracts/posts.ts'
import { isUnsaved } from '#hooks/posts/unsaved.ts'
import { PostMediaGrid } from './media/PostMediaGrid.tsx'
import { actionsHeight, PostActions } from './PostActions.tsx'
import { BareHead, PostHead } from './PostHead.tsx'
import { PostText } from './PostText.tsx'

const Comments = dynamic(() => import('./comments/Comments.tsx').then((comments) => comments.Comments), {
  loading: LazyState,
})
const PostEditor = dynamic(() => import('./composer/PostEditor.tsx').then((editor) => editor.PostEditor), {
  ssr: false,
  loading: LazyState,
})

type PostCardProps = {
  post: Post
  /** Alone on its page: in full, with its comments open. */
  alone?: boolean
  /** The first of a list: its images load at once. */
  eager?: boolean
  /** Nowhere near the screen: its author and text stand in a frame of equal size, until it comes near or is in use. */
  far?: boolean
}

/** A post: author, time, text, images and actions. Memoized, so that a long list renders only what changed. */
export const PostCard = memo(function PostCard({ post, alone = false, eager, far = false }: PostCardProps) {
  const [editing, setEditing] = useState(false)
  const [showsComments, setShowsComments] = useState(alone)
  const nameId = `post-${post.id}`
  const isBare = far && !editing && !showsComments
  return (
    <Hideable subject={{ kind: 'post', id: post.id }}>
      <Card
        as="article"
        flush
        aria-labelledby={nameId}
        aria-busy={isUnsaved(post) || undefined}
        // The list of people to mention may extend beyond its edge.
        className="overflow-visible! transition-opacity aria-busy:opacity-60"
      >
        {isBare ? (
          <BareHead name={post.author.name} nameId={nameId} />
        ) : (
          <PostHead post={post} nameId={nameId} alone={alone} onEdit={() => setEditing(true)} />
        )}
        {editing ? (
          <PostEditor post={post} onDone={() => setEditing(false)} />
        ) : (
          <>
            {post.text && (
              <PostText
                text={post.text}
                mentions={post.mentions}
                folds={!alone}
                className="px-4 pb-3 md:px-5"
              />
            )}
            <PostMediaGrid post={post} eager={eager} bare={isBare} />
          </>
        )}
        {isBare ? (
          <div className={actionsHeight} />
        ) : (
          <PostActions
            post={post}
            commentsOpen={showsComments}
            onComment={() => setShowsComments((open) => alone || !open)}
          />
        )}
        {showsComments && <Comments post={post} alone={alone} />}
      </Card>
    </Hideable>
  )
})
