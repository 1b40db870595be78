import type { Me } from '#contracts/account.ts'
import { Devices } from './Devices.tsx'
import { NewEmail } from './NewEmail.tsx'
import { NewPasswordCard } from './NewPasswordCard.tsx'

/** Who gets into the account: its password, its address, its devices. */
export function Security({ me }: { me: Me }) {
  return (
    <>
      <NewPasswordCard me={me} />
      <NewEmail me={me} />
      <Devices />
    </>
  )
}
