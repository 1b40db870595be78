import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PersonLine, PersonLineShape } from '#components/people/PersonLine.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { NoApplicantsDrawing } from '#components/ui/art/NoApplicantsDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { Shapes } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useFriends } from '#hooks/friends/list.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { MessageButton } from './MessageButton.tsx'

// As many columns as have space for their button.
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-6 gap-y-5'

/** Someone's connections, page by page; the viewer's own have a message button. */
export function FriendsList({ userId }: { userId: string }) {
  const t = useTranslations('friends.list')
  const [page, setPage] = useState(1)
  const result = useFriends(userId, page)
  const isOwn = useMe()?.id === userId
  const placeName = usePlaceName()
  const empty = (
    <EmptyState
      art={<NoApplicantsDrawing />}
      action={isOwn && <ButtonLink href={paths.entities()}>{t('discover')}</ButtonLink>}
    >
      {t(isOwn ? 'ownEmpty' : 'empty')}
    </EmptyState>
  )
  const skeleton = (
    <div className={grid}>
      <Shapes count={6}>
        <PersonLineShape acts={isOwn} />
      </Shapes>
    </div>
  )
  return (
    <Card>
      <PagedList
        result={result}
        onPage={setPage}
        label={t('label')}
        className={grid}
        skeleton={skeleton}
        empty={empty}
      >
        {(user) => (
          <PersonLine user={user} act={isOwn && <MessageButton userId={user.id} name={user.name} />}>
            {placeName(user)}
          </PersonLine>
        )}
      </PagedList>
    </Card>
  )
}
