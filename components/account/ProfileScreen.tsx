import { PageHead } from '#components/layout/PageHead.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { CompleteCard } from './profile/CompleteCard.tsx'
import { isComplete } from './profile/completeSteps.ts'
import { ProfileSkeleton } from './profile/ProfileSkeleton.tsx'
import { WholeProfile } from './profile/WholeProfile.tsx'

/** /profile: the viewer's own profile as others see it, and what is missing. */
export function ProfileScreen() {
  const me = useMe()
  return (
    <>
      <PageHead page="profile" hidden />
      <Resource result={{ data: me }} skeleton={<ProfileSkeleton />}>
        {(known) => (
          <WholeProfile
            user={known}
            own
            path={paths.profile}
            aside={!isComplete(known) && <CompleteCard me={known} />}
          />
        )}
      </Resource>
    </>
  )
}
