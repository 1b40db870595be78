import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PostCard } from '#components/posts/PostCard.tsx'
import { PostSkeletons } from '#components/posts/PostSkeletons.tsx'
import { usePosts } from '#hooks/posts/reads.ts'
import { paths } from '#lib/paths.ts'
import { WordsNote } from '../WordsNote.tsx'
import { Section } from './Section.tsx'

const first = 2

type FoundPostsProps = {
  term: string
  /** Replaces the list when nothing of any kind was found. */
  nothing: ReactNode
}

/** The newest posts with these words. */
export function FoundPosts({ term, nothing }: FoundPostsProps) {
  const t = useTranslations('search.tabs')
  const posts = usePosts({ query: term })
  if (posts.data?.data.length === 0) return nothing
  return (
    <Section
      title={t('posts')}
      result={posts}
      getItems={({ data }) => data}
      most={first}
      seeAll={paths.search(term, 'posts')}
      className="@container grid max-w-middle gap-4"
      note={<WordsNote words={posts.data?.words} getHref={paths.search} />}
      skeleton={<PostSkeletons count={1} />}
    >
      {(post) => <PostCard post={post} />}
    </Section>
  )
}
