import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { isConsentAsked, useConsent } from '#hooks/consent.ts'
import { useKeepInvitation } from '#hooks/invitation.ts'

const LoginDialog = dynamic(() => import('./LoginDialog.tsx').then((dialog) => dialog.LoginDialog), {
  ssr: false,
})
const RegisterDialog = dynamic(
  () => import('./signUp/RegisterDialog.tsx').then((dialog) => dialog.RegisterDialog),
  { ssr: false },
)

type AuthDialogs = { openLogin: () => void; openRegister: () => void; close: () => void }

const nothing = () => {}
const Dialogs = createContext<AuthDialogs>({ openLogin: nothing, openRegister: nothing, close: nothing })

/** How any screen asks a guest to come in. The functions stay the same over all renders. */
export const useAuthDialogs = (): AuthDialogs => useContext(Dialogs)

/** Asks a guest to come in, once they have answered what is asked of every visitor: one question at a time. */
export function useAskIn(): void {
  const { openLogin } = useAuthDialogs()
  const { asked } = useConsent()
  useEffect(() => {
    // While the page comes to life, nobody knows yet whether it is asked.
    if (!asked && !isConsentAsked()) startTransition(openLogin)
  }, [asked, openLogin])
}

/** Holds the login and register dialogs; their code comes when one first opens. */
export function AuthDialogsProvider({ children }: { children: ReactNode }) {
  useKeepInvitation()
  const { events } = useRouter()
  const [open, setOpen] = useState<'login' | 'register' | null>(null)
  const dialogs = useMemo(
    () => ({
      openLogin: () => setOpen('login'),
      openRegister: () => setOpen('register'),
      close: () => setOpen(null),
    }),
    [],
  )
  useEffect(() => {
    events.on('routeChangeStart', dialogs.close)
    return () => events.off('routeChangeStart', dialogs.close)
  }, [events, dialogs])
  return (
    <Dialogs value={dialogs}>
      {children}
      {open === 'login' && <LoginDialog onClose={dialogs.close} onRegister={dialogs.openRegister} />}
      {open === 'register' && <RegisterDialog onClose={dialogs.close} onLogin={dialogs.openLogin} />}
    </Dialogs>
  )
}
