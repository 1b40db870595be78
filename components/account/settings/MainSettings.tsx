import { OwnVerificationCard } from '#components/moderation/OwnVerificationCard.tsx'
import type { Me } from '#contracts/account.ts'
import { AccountForm } from './AccountForm.tsx'

/** What one tells of oneself; an organisation also shows that it is who it says. */
export function MainSettings({ me }: { me: Me }) {
  return (
    <>
      {me.provider && <OwnVerificationCard />}
      <AccountForm me={me} />
    </>
  )
}
