import { BlockedPeople } from '#components/moderation/BlockedPeople.tsx'
import type { Me } from '#contracts/account.ts'
import { ValidateFirst } from '../../validation/ValidateFirst.tsx'
import { Deletion } from './Deletion.tsx'
import { Devices } from './Devices.tsx'
import { NewEmail } from './NewEmail.tsx'
import { NewPasswordCard } from './NewPasswordCard.tsx'
import { OwnData } from './OwnData.tsx'

/** Password, e-mail, devices, personal data and deletion. */
export function Security({ me }: { me: Me }) {
  return (
    <>
      {me.validated ? (
        <>
          <NewPasswordCard me={me} />
          <NewEmail me={me} />
        </>
      ) : (
        <ValidateFirst />
      )}
      <Devices />
      {me.validated && <BlockedPeople />}
      <OwnData />
      <Deletion me={me} />
    </>
  )
}
