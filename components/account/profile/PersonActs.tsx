import { ConnectButton } from '#components/friends/ConnectButton.tsx'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import type { User } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'

/** The actions on someone that `can` allows. A guest who connects signs in first. */
export function PersonActs({ user }: { user: User }) {
  return (
    <>
      <ConnectButton user={user} />
      {user.can?.message && <MessageButton userId={user.id} />}
      {/* On phones in the corner: the buttons need the whole line. */}
      <div className="empty:hidden max-sm:absolute max-sm:top-2 max-sm:right-2">
        <PersonMenu user={user} leaveTo={paths.feed} />
      </div>
    </>
  )
}
