const name = 'brota.invitation'

/** Remembers in this tab through whose invitation somebody came, until they sign up. */
export function keepInvitation(invitation: string): void {
  try {
    sessionStorage.setItem(name, invitation)
  } catch {
    // A browser without storage: the address alone knows it then.
  }
}

/** The invitation that brought somebody here, if one did. */
export function keptInvitation(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
