import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { storeInvitation } from '#services/invitation.ts'

/** Stores the invitation of the address for registration, wherever on the site that happens. */
export function useStoreInvitation(): void {
  const { invitation } = useRouter().query
  useEffect(() => {
    if (typeof invitation === 'string' && invitation) storeInvitation(invitation)
  }, [invitation])
}
