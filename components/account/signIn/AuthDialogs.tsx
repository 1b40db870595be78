import { useRouter } from 'next/router'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { useRememberWanted } from '#hooks/account/wanted.ts'
import { useStoreInvitation } from '#hooks/friends/invitation.ts'

const LoginDialog = lazyOverlay(() => import('./LoginDialog.tsx').then((dialog) => dialog.LoginDialog))
const RegisterDialog = lazyOverlay(() =>
  import('../signUp/RegisterDialog.tsx').then((dialog) => dialog.RegisterDialog),
)

type AuthDialogs = {
  /** The address to load after signing in; this page by default. */
  openLogin: (path?: string) => void
  openRegister: () => void
  close: () => void
}

const nothing = () => {}
const Dialogs = createContext<AuthDialogs>({ openLogin: nothing, openRegister: nothing, close: nothing })

/** Opens the login and register dialogs for a guest. The functions are stable across renders. */
export const useAuthDialogs = (): AuthDialogs => useContext(Dialogs)

/** Renders the login and register dialogs; their code loads when one first opens. */
export function AuthDialogsProvider({ children }: { children: ReactNode }) {
  useStoreInvitation()
  const { events } = useRouter()
  const rememberWanted = useRememberWanted()
  const [open, setOpen] = useState<'login' | 'register' | null>(null)
  const dialogs = useMemo(
    () => ({
      openLogin: (path?: string) => {
        rememberWanted(path)
        setOpen('login')
      },
      openRegister: () => {
        rememberWanted()
        setOpen('register')
      },
      close: () => setOpen(null),
    }),
    [rememberWanted],
  )
  useEffect(() => {
    events.on('routeChangeStart', dialogs.close)
    return () => events.off('routeChangeStart', dialogs.close)
  }, [events, dialogs])
  return (
    <Dialogs value={dialogs}>
      {children}
      {open === 'login' && <LoginDialog onClose={dialogs.close} onRegister={() => setOpen('register')} />}
      {open === 'register' && <RegisterDialog onClose={dialogs.close} onLogin={() => setOpen('login')} />}
    </Dialogs>
  )
}
