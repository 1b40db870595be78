import { useTranslations } from 'next-intl'
import { ProfileSummary } from '#components/account/profile/ProfileSummary.tsx'
import { ValidateFirstScreen } from '#components/account/validation/ValidateFirst.tsx'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { Columns } from '#components/ui/lists/Columns.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { useUnseen } from '#hooks/deletions.ts'
import { isMissing } from '#hooks/failure.ts'
import { usePost } from '#hooks/posts/reads.ts'
import { useMe, useMember } from '#hooks/session/session.ts'
import { truncate } from '#lib/text.ts'
import { HiddenPost } from './HiddenPost.tsx'
import { PostCard } from './PostCard.tsx'
import { PostForGuests } from './PostForGuests.tsx'
import { PostSkeletons } from './PostSkeletons.tsx'

const titleLength = 60

/** /post/{id}: a post with its comments; for guests the sign-in form. */
export function PostScreen() {
  const t = useTranslations('posts.feed')
  const id = useQueryParam('id')
  const me = useMe()
  const member = useMember()
  const unseen = useUnseen()
  const result = usePost(member === null ? null : id)
  if (me === null) return <PostForGuests />
  if (member === null) return <ValidateFirstScreen />
  if (isMissing(result.error) || unseen.has(id)) return <NotFoundScreen />
  const { data } = result
  return (
    <Columns left={<ProfileSummary />} right={<LazySuggestions />}>
      <PageHead title={data ? truncate(data.text, titleLength) || data.author.name : t('post')} hidden />
      <div className="@container">
        <Resource result={result} skeleton={<PostSkeletons count={1} />}>
          {(post) =>
            post.hidden ? <HiddenPost post={post} /> : <PostCard key={post.id} post={post} alone eager />
          }
        </Resource>
      </div>
    </Columns>
  )
}
