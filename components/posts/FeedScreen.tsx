import { useTranslations } from 'next-intl'
import { ProfileSummary } from '#components/account/profile/ProfileSummary.tsx'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Columns } from '#components/ui/lists/Columns.tsx'
import { useMe } from '#hooks/session/session.ts'
import { NewPost } from './composer/NewPost.tsx'
import { PostList } from './PostList.tsx'

/** /feed: the viewer at the left, posts in the middle, suggestions at the right. */
export function FeedScreen() {
  const t = useTranslations('posts.feed')
  const me = useMe()
  return (
    <Columns left={<ProfileSummary />} right={<LazySuggestions />}>
      <PageHead page="feed" hidden />
      <h1 className="sr-only">{t('title')}</h1>
      <div className="flex flex-col gap-4">
        {me && <NewPost me={me} />}
        <PostList />
      </div>
    </Columns>
  )
}
