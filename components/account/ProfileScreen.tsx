import { PageHead } from '#components/layout/PageHead.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { CardSkeleton } from '#components/ui/Skeleton.tsx'
import { useMe } from '#hooks/session.ts'
import { CompleteCard } from './profile/CompleteCard.tsx'
import { isComplete } from './profile/completeSteps.ts'
import { ProfileCard } from './profile/ProfileCard.tsx'

/** /profile: oneself as others see one, and what is missing. */
export function ProfileScreen() {
  const me = useMe()
  return (
    <div className="mx-auto max-w-page px-4 py-4 md:px-6 md:py-6">
      <PageHead page="profile" hidden />
      <Resource data={me} skeleton={<CardSkeleton picture lines={6} className="mx-auto max-w-middle" />}>
        {(known) => (
          <div className="flex flex-col items-start justify-center gap-4 md:flex-row-reverse md:gap-6">
            {!isComplete(known) && <CompleteCard me={known} />}
            <ProfileCard me={known} />
          </div>
        )}
      </Resource>
    </div>
  )
}
