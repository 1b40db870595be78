import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useAuthDialogs } from '#components/account/signIn/AuthDialogs.tsx'
import { SearchPill } from '#components/search/SearchPill.tsx'
import { Logo, Sprout } from '#components/ui/art/Logo.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { ArrowLeft, LogIn } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { useMe } from '#hooks/session/session.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { HeaderLinks } from './HeaderLinks.tsx'

// One file with the tabs of members: each file that is needed at once waits for a connection.
const PersonalMenus = dynamic(
  () => import(/* webpackChunkName: "members" */ './PersonalMenus.tsx').then((menus) => menus.PersonalMenus),
  { loading: QuietLazyState },
)

/**
 * Logo, links by role, bell, menu and avatar; for guests login and registration. In the native app also a back button.
 */
export function Header({ inApp }: { inApp: boolean }) {
  const t = useTranslations('common')
  const router = useRouter()
  const me = useMe()
  const goBack = () => (window.history.length > 1 ? router.back() : void router.push(paths.feed))
  return (
    <header className="sticky low:static top-0 z-30 border-b border-line bg-card/85 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      {/* A second row where the browser’s smallest letters are too wide for one. */}
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 max-md:flex-wrap md:px-6 lg:gap-4">
        {inApp && (
          <IconButton
            label={t('ui.back')}
            icon={<ArrowLeft size={22} aria-hidden />}
            className="-ml-2.5"
            onClick={goBack}
          />
        )}
        <Link
          href={me ? paths.feed : paths.home}
          aria-label={brand.name}
          className="inline-flex min-h-11 min-w-8 items-center rounded-control max-sm:-mx-1.5 max-sm:px-1.5"
        >
          <span className="sm:hidden">
            <Sprout />
          </span>
          {/* The name, where it does not fit, wraps below what is seen. */}
          <span className="hidden min-w-0 sm:inline-flex">
            <Logo
              name={brand.name}
              className="h-[32px] min-w-0 flex-wrap content-start overflow-hidden whitespace-nowrap"
            />
          </span>
        </Link>
        <SearchPill />
        <HeaderLinks me={me ?? null} />
        <div className="ml-auto flex items-center gap-1 max-md:flex-wrap max-md:justify-end md:shrink-0 md:gap-2">
          {me ? <PersonalMenus me={me} /> : me === null && <SignInLinks inApp={inApp} />}
        </div>
      </div>
    </header>
  )
}

/** Links to login and registration; on the login page only the other one, in a quieter variant. */
function SignInLinks({ inApp }: { inApp: boolean }) {
  const t = useTranslations('common.header')
  const { pathname, asPath } = useRouter()
  const { openLogin, openRegister } = useAuthDialogs()
  if (pathname === paths.login())
    return (
      <PressButton href={paths.register()} variant="secondary" size="sm" onClick={openRegister}>
        {t('register')}
      </PressButton>
    )
  return (
    <>
      <PressButton
        href={paths.login(asPath)}
        variant="secondary"
        size="sm"
        aria-label={t('login')}
        onClick={() => openLogin()}
      >
        {/* An icon where the two texts do not fit. */}
        <span className={inApp ? 'max-sm:hidden' : 'max-[24rem]:hidden'}>{t('login')}</span>
        <LogIn size={18} aria-hidden className={inApp ? 'sm:hidden' : 'min-[24rem]:hidden'} />
      </PressButton>
      <PressButton href={paths.register(asPath)} size="sm" onClick={openRegister}>
        {t('register')}
      </PressButton>
    </>
  )
}
