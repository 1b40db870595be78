import { ConnectButton } from '#components/friends/ConnectButton.tsx'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import type { ListedUser } from '#contracts/directory.ts'

/** The actions on someone in the list, above the card's own link and in one line. */
export function ListedActions({ user }: { user: ListedUser }) {
  if (!user.can?.connect && !user.can?.message) return null
  return (
    <div className="relative z-10 mt-auto flex items-start gap-2 self-start pt-2">
      <ConnectButton user={user} known={user.friends} variant="secondary" />
      {user.can.message && <MessageButton short userId={user.id} name={user.name} />}
    </div>
  )
}
