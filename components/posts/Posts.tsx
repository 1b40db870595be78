import { useTranslations } from 'next-intl'
import { type CSSProperties, memo, type Ref, useMemo, useState } from 'react'
import { useIsAlive } from '#components/ui/useIsAlive.ts'
import { limits } from '#contracts/limits.ts'
import type { Post } from '#contracts/posts.ts'
import { useIsFar } from '#hooks/browser/far.ts'
import { useIsSkipped } from '#hooks/browser/skipped.ts'
import { type Block, toBlocks } from './blocks.ts'
import { PostCard } from './PostCard.tsx'

type PostsProps = {
  /** The list, which can have the focus. */
  ref: Ref<HTMLDivElement>
  posts: readonly Post[]
  /** The ids of posts that are left out. */
  unseen: ReadonlySet<string>
}

/**
 * The cards of a list, in blocks, and these in groups. What is far from the screen is neither laid out nor painted
 * (`skips-far`), and its cards, but for the last that were near, have an author and a text alone; search in the page and
 * screen readers find them. A browser looks at everything that it may skip whenever it scrolls, so it skips groups, which
 * are few; what comes near it lays out at once, so only a block comes at a time. The list measures its width for all cards,
 * because for a container that goes with its card a browser looks at the whole page.
 */
export const Posts = memo(function Posts({ ref, posts, unseen }: PostsProps) {
  const t = useTranslations('posts.list')
  const isAlive = useIsAlive()
  const seen = useMemo(() => posts.filter((post) => !(post.hidden || unseen.has(post.id))), [posts, unseen])
  const groups = useBlocks(useBlocks(seen, limits.postsAtFirst), blocksOfGroup)
  return (
    // biome-ignore lint/a11y/useSemanticElements: between an ol and its items no block may stand
    <div
      ref={ref}
      role="list"
      tabIndex={-1}
      className="@container flex flex-col gap-4 outline-none"
      aria-label={t('label')}
    >
      {groups.map(({ id, items }, place) => (
        <GroupOfBlocks key={id} blocks={items} isFirst={place === 0} isAlive={isAlive} />
      ))}
    </div>
  )
})
const blocksOfGroup = 10

function useBlocks<T extends { id: string | number }>(
  items: readonly T[],
  full: number,
): readonly Block<T>[] {
  const [former, setFormer] = useState(() => ({ items, blocks: toBlocks(items, [], full) }))
  if (former.items === items) return former.blocks
  const blocks = toBlocks(items, former.blocks, full)
  setFormer({ items, blocks })
  return blocks
}

type PlaceProps = {
  isFirst: boolean
  /** Until scripts run all cards are whole. */
  isAlive: boolean
}

type GroupOfBlocksProps = PlaceProps & { blocks: readonly Block<Post>[] }

const GroupOfBlocks = memo(function GroupOfBlocks({ blocks, isFirst, isAlive }: GroupOfBlocksProps) {
  // A browser that begins to skip a group looks at its blocks a frame later, which may not come for a while: a group that
  // came first is not skipped, also when new posts stand above it.
  const [wasFirst] = useState(isFirst)
  return (
    <div
      className={wasFirst ? column : `skips-far ${column}`}
      style={getSize(blocks.flatMap(({ items }) => items))}
    >
      {blocks.map(({ id, items }, place) => (
        <BlockOfPosts key={id} posts={items} isFirst={isFirst && place === 0} isAlive={isAlive} />
      ))}
    </div>
  )
})

type BlockOfPostsProps = PlaceProps & { posts: readonly Post[] }

const BlockOfPosts = memo(function BlockOfPosts({ posts, isFirst, isAlive }: BlockOfPostsProps) {
  const beginsFar = isAlive && !isFirst
  const [ref, isSkipped] = useIsSkipped(beginsFar, rememberHeights)
  return (
    <div ref={ref} className={`skips-far ${column}`} style={getSize(posts)}>
      {posts.map((post, place) => (
        <Item
          key={post.id}
          post={post}
          eager={isFirst && place === 0}
          beginsFar={beginsFar}
          isSkipped={isSkipped}
        />
      ))}
    </div>
  )
})
const column = 'flex flex-col gap-4'
const usualHeight = 320
const gap = 16

/** How high a column of these posts is while it is skipped. */
function getSize(posts: readonly Post[]): CSSProperties {
  const height = posts.reduce((sum, { id }) => sum + (heights.get(id) ?? usualHeight) + gap, -gap)
  return { containIntrinsicHeight: `auto ${height}px` }
}

/** The heights of cards that were laid out, by id: a list that is opened again is as long as it was. */
const heights = new Map<string, number>()

function rememberHeights(block: HTMLDivElement): void {
  for (const item of block.querySelectorAll<HTMLElement>('[data-post]'))
    heights.set(item.dataset.post ?? '', item.offsetHeight)
}

type ItemProps = { post: Post; eager: boolean; beginsFar: boolean; isSkipped: boolean }

const Item = memo(function Item({ post, eager, beginsFar, isSkipped }: ItemProps) {
  const [ref, isFar] = useIsFar<HTMLDivElement>(beginsFar, !isSkipped)
  return (
    // Isolated, so that a browser paints no other card again when this one changes; what opens in it lies over the next.
    // biome-ignore lint/a11y/useSemanticElements: an item of a list that is no ol
    <div role="listitem" ref={ref} data-post={post.id} className="isolate focus-within:z-10">
      <PostCard post={post} eager={eager} far={isFar} />
    </div>
  )
})
