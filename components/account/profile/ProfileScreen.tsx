import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { CompleteCard } from './CompleteCard.tsx'
import { isComplete } from './completeSteps.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { useTabTitle } from './useTabTitle.ts'
import { WholeProfile } from './WholeProfile.tsx'

/** /profile: the viewer's own profile as others see it, and what is missing. */
export function ProfileScreen() {
  const me = useMe()
  const tab = useTabTitle()
  return (
    <>
      <PageHead page="profile" tab={tab} hidden />
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
