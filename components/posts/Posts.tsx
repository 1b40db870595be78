import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { useIsAlive } from '#components/ui/useIsAlive.ts'
import { limits } from '#contracts/limits.ts'
import type { Post } from '#contracts/posts.ts'
import { useIsFar } from '#hooks/browser/far.ts'
import { useIsSkipped } from '#hooks/browser/skipped.ts'
import { type Block, toBlocks } from './blocks.ts'
import { PostCard } from './PostCard.tsx'

type PostsProps = {
  posts: readonly Post[]
  /** The ids of posts that are left out. */
  unseen: ReadonlySet<string>
}

/**
 * The cards of a list, in blocks. Blocks far from the screen are neither laid out nor painted (`skips-far`), and cards far
 * from it have an author and a text alone; search in the page and screen readers find them. A browser looks at everything
 * that it may skip whenever it scrolls: at the blocks, which are few. The list measures its width for all cards, because
 * for a container that goes with its card a browser looks at the whole page.
 */
export const Posts = memo(function Posts({ posts, unseen }: PostsProps) {
  const t = useTranslations('posts.list')
  const isAlive = useIsAlive()
  return (
    // biome-ignore lint/a11y/useSemanticElements: between an ol and its items no block may stand
    <div role="list" className="@container flex flex-col gap-4" aria-label={t('label')}>
      {useBlocks(posts).map((block, place) => (
        <BlockOfPosts key={block.id} block={block} unseen={unseen} isFirst={place === 0} isAlive={isAlive} />
      ))}
    </div>
  )
})

function useBlocks(posts: readonly Post[]): readonly Block[] {
  const [former, setFormer] = useState(() => ({ posts, blocks: toBlocks(posts, []) }))
  if (former.posts === posts) return former.blocks
  const blocks = toBlocks(posts, former.blocks)
  setFormer({ posts, blocks })
  return blocks
}

type BlockOfPostsProps = Pick<PostsProps, 'unseen'> & {
  block: Block
  isFirst: boolean
  /** Until scripts run all cards are whole. */
  isAlive: boolean
}

const BlockOfPosts = memo(function BlockOfPosts({ block, unseen, isFirst, isAlive }: BlockOfPostsProps) {
  const [ref, isSkipped] = useIsSkipped(isAlive && !isFirst, rememberHeights)
  const posts = block.posts.filter((post) => !(post.hidden || unseen.has(post.id)))
  if (posts.length === 0) return null
  const height = posts.reduce((sum, { id }) => sum + (heights.get(id) ?? usualHeight) + gap, -gap)
  return (
    <div
      ref={ref}
      className="skips-far flex flex-col gap-4"
      style={{ containIntrinsicHeight: `auto ${height}px` }}
    >
      {posts.map((post, place) => (
        <Item
          key={post.id}
          post={post}
          eager={isFirst && place === 0}
          beginsFar={isAlive && !(isFirst && place < limits.postsAtFirst)}
          isSkipped={isSkipped}
        />
      ))}
    </div>
  )
})
const usualHeight = 320
const gap = 16

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
      <PostCard post={post} eager={eager} far={isSkipped || isFar} />
    </div>
  )
})
