import { OwnVerificationCard } from '#components/moderation/OwnVerificationCard.tsx'
import type { Me } from '#contracts/account.ts'
import { AccountForm } from './AccountForm.tsx'

/** The profile settings; an organisation also sends its verification here. */
export function MainSettings({ me }: { me: Me }) {
  return (
    <>
      {me.provider && <OwnVerificationCard />}
      <AccountForm me={me} />
    </>
  )
}
