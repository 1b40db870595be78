import { OwnPapers } from '#components/moderation/OwnPapers.tsx'
import type { Me } from '#contracts/account.ts'
import { AccountForm } from './AccountForm.tsx'

/** What one tells of oneself; an organisation also shows that it is who it says. */
export function MainSettings({ me }: { me: Me }) {
  return (
    <>
      {me.provider && <OwnPapers />}
      <AccountForm me={me} />
    </>
  )
}
