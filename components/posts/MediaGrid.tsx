import { useState } from 'react'
import type { Post } from '#contracts/posts.ts'
import { MediaTile } from './media/MediaTile.tsx'
import { MediaViewer } from './media/MediaViewer.tsx'

type Shown = { post: Post; place: number }

/** The images and videos of someone's posts as tiles; a tile opens those of its post. */
export function MediaGrid({ posts }: { posts: readonly Post[] }) {
  const [last, setLast] = useState<Shown | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const tiles = posts.flatMap((post) => post.media.map((media, place) => ({ post, media, place })))
  const show = (shown: Shown) => {
    setLast(shown)
    setIsOpen(true)
  }
  return (
    <>
      <ul className="grid grid-cols-3 gap-1 sm:gap-2">
        {tiles.map(({ post, media, place }) => (
          <li key={`${post.id}-${media.imgName}`} className="aspect-square overflow-hidden rounded-control">
            <MediaTile
              media={media}
              place={place}
              post={post}
              width={320}
              more={0}
              onOpen={() => show({ post, place })}
            />
          </li>
        ))}
      </ul>
      {last && (
        <MediaViewer post={last.post} open={isOpen ? last.place : null} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
