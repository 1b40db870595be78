import clsx from 'clsx'
import { useState } from 'react'
import type { Post, PostMedia } from '#contracts/posts.ts'
import { MediaTile } from './MediaTile.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import { PostVideo } from './PostVideo.tsx'

const maxTiles = 4

/** The layout by number: two side by side, three around a large one, four in a square. */
const frames: Record<number, string> = {
  2: 'aspect-2/1 grid-cols-2',
  3: 'aspect-3/2 grid-cols-2 grid-rows-2',
  4: 'aspect-4/3 grid-cols-2 grid-rows-2',
}

type PostMediaGridProps = {
  post: Post
  eager?: boolean
  /** Only their frame: nobody sees them. */
  bare?: boolean
}

/** The images and videos of a post; a press on an image opens the viewer. */
export function PostMediaGrid({ post, eager, bare = false }: PostMediaGridProps) {
  const [open, setOpen] = useState<number | null>(null)
  const { media } = post
  const [first] = media
  if (!first) return null
  if (media.length === 1 && first.kind === 'video') return <PostVideo video={first} by={post.author.name} />
  const shown = media.slice(0, maxTiles)
  const frame = {
    className: clsx('grid gap-0.5', frames[shown.length]),
    style: shown.length === 1 ? { aspectRatio: getShape(first) } : undefined,
  }
  if (bare) return <div {...frame} />
  return (
    <>
      <ul {...frame}>
        {shown.map((one, place) => (
          <li
            key={one.imgName}
            className={clsx('grid min-h-0', isLarge(shown.length, place) && 'row-span-2')}
          >
            <MediaTile
              media={one}
              place={place}
              post={post}
              eager={eager && place === 0}
              width={shown.length === 1 ? 640 : 320}
              more={place === maxTiles - 1 ? media.length - maxTiles : 0}
              onOpen={() => setOpen(place)}
            />
          </li>
        ))}
      </ul>
      <MediaViewer post={post} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const isLarge = (count: number, place: number) => count === 3 && place === 0

const narrowest = 4 / 5
const widest = 2

/** The aspect ratio of a single image: its own, within limits. */
function getShape({ width, height }: PostMedia): string {
  const own = width && height ? width / height : 4 / 3
  return String(Math.min(widest, Math.max(narrowest, own)))
}
