import { useTranslations } from 'next-intl'
import { ProfileSummary } from '#components/account/profile/ProfileSummary.tsx'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Columns } from '#components/ui/lists/Columns.tsx'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { NewPost } from './composer/NewPost.tsx'
import { PostList } from './PostList.tsx'

/** /feed: the viewer at the left, posts in the middle, suggestions at the right. */
export function FeedScreen() {
  const t = useTranslations('posts.feed')
  const me = useMe()
  const isSaved = useQueryParam('tab') === 'saved'
  return (
    <>
      <PageHead page="feed" tab={isSaved ? t('saved') : undefined} hidden />
      {/* Before the headings of the left column. */}
      <h1 className="sr-only">{t(isSaved ? 'saved' : 'title')}</h1>
      <Columns left={<ProfileSummary />} right={<LazySuggestions />}>
        <div className="flex flex-col gap-4">
          <TabLinks
            label={t('lists')}
            tabs={[
              { id: 'news', label: t('news'), href: paths.feed },
              { id: 'saved', label: t('saved'), href: paths.savedPosts },
            ]}
            current={isSaved ? 'saved' : 'news'}
          />
          {me && !isSaved && <NewPost me={me} />}
          {isSaved ? <PostList key="saved" saved /> : <PostList key="news" />}
        </div>
      </Columns>
    </>
  )
}
