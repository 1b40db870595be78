import { ConnectButton } from '#components/friends/ConnectButton.tsx'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { ErrorState } from '#components/ui/states/ErrorState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { User } from '#contracts/shapes.ts'
import { useUser } from '#hooks/account/users.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isApiError, isMissing, useFailureText } from '#hooks/failure.ts'
import { useKnownBlock } from '#hooks/friends/blocks.ts'
import { useMe } from '#hooks/session/session.ts'
import { bannerAddress } from '#lib/banner.ts'
import { paths } from '#lib/paths.ts'
import { HiddenUserScreen } from './HiddenUserScreen.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { useTabTitle } from './useTabTitle.ts'
import { WholeProfile } from './WholeProfile.tsx'

/** /user/{id}: a profile; a guest sees an organisation in full and a volunteer's preview. */
export function UserScreen() {
  const id = useQueryParam('id')
  const blocked = useKnownBlock(id)
  const result = useUser(blocked ? '' : id)
  const failureText = useFailureText()
  if (blocked || isMissing(result.error)) return <HiddenUserScreen id={id} />
  return (
    <Resource
      result={result}
      skeleton={<ProfileSkeleton />}
      failed={
        isApiError(result.error, 'tooManyProfiles') ? (
          <ErrorState>{failureText(result.error)}</ErrorState>
        ) : undefined
      }
    >
      {(user) => (user.preview ? <ProfilePreview user={user} /> : <Profile key={user.id} user={user} />)}
    </Resource>
  )
}

function Profile({ user }: { user: User }) {
  const own = useMe()?.id === user.id
  return (
    <>
      <PageHead
        title={user.name}
        tab={useTabTitle()}
        description={user.config.about}
        image={bannerAddress(user)}
        hidden={!user.provider}
      />
      <WholeProfile
        user={user}
        own={own}
        path={(tab) => paths.user(user.id, tab)}
        acts={<PersonActs user={user} />}
      />
    </>
  )
}

/** The actions on someone that `can` allows. A guest who connects signs in first. */
function PersonActs({ user }: { user: User }) {
  return (
    <>
      <ConnectButton user={user} />
      {user.can?.message && (
        // On phones as wide as what the connection leaves: a longer word there moves nothing to another line.
        <div className="max-sm:@container max-sm:min-w-12 max-sm:grow max-sm:basis-0">
          <MessageButton userId={user.id} short="narrow" />
        </div>
      )}
      {/* On phones in the corner: the buttons need the whole line. */}
      <div className="empty:hidden max-sm:absolute max-sm:top-2 max-sm:right-2">
        <PersonMenu user={user} leaveTo={paths.feed} />
      </div>
    </>
  )
}
