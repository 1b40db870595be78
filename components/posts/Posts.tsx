import { useTranslations } from 'next-intl'
import { type CSSProperties, memo } from 'react'
import { limits } from '#contracts/limits.ts'
import type { Post } from '#contracts/posts.ts'
import { useIsSkipped } from '#hooks/browser/skipped.ts'
import { PostCard } from './PostCard.tsx'

type PostsProps = {
  posts: readonly Post[]
  /** The ids of posts that are left out. */
  unseen: ReadonlySet<string>
}

/**
 * The cards of a list. Those far from the screen are neither laid out nor painted (`skips-far`), and have an author and a
 * text alone; search in the page and screen readers find them.
 */
export const Posts = memo(function Posts({ posts, unseen }: PostsProps) {
  const t = useTranslations('posts.list')
  return (
    <ol ref={rememberHeights} className="flex flex-col gap-4" aria-label={t('label')}>
      {posts.map(
        (post, place) =>
          !(post.hidden || unseen.has(post.id)) && (
            <Item key={post.id} post={post} eager={place === 0} beginsFar={place >= limits.postsAtFirst} />
          ),
      )}
    </ol>
  )
})

type ItemProps = { post: Post; eager: boolean; beginsFar: boolean }

const Item = memo(function Item({ post, eager, beginsFar }: ItemProps) {
  const [ref, isFar] = useIsSkipped<HTMLLIElement>(beginsFar)
  return (
    <li ref={ref} data-post={post.id} className="skips-far" style={styles.get(post.id)}>
      <PostCard post={post} eager={eager} far={isFar} />
    </li>
  )
})

/** The heights of cards that were on the screen, by id: a list that is opened again is as long as it was. */
const styles = new Map<string, CSSProperties>()

const rememberHeights = (list: HTMLOListElement | null) => () => {
  for (const item of list?.querySelectorAll<HTMLElement>('li[data-post]') ?? []) {
    styles.set(item.dataset.post ?? '', { containIntrinsicHeight: `auto ${item.offsetHeight}px` })
  }
}
