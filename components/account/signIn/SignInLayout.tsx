import clsx from 'clsx'
import type { ReactNode } from 'react'
import { TownImage } from '#components/landing/TownImage.tsx'
import { Logo } from '#components/ui/art/Logo.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useFocusOnChange } from '#hooks/browser/focusOnChange.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'

type SignInLayoutProps = {
  title: string
  intro?: ReactNode
  /** Pages without the site's header show the logo here. */
  withLogo?: boolean
  /** When it changes, the heading takes the focus: the button that changed it is gone. */
  state?: string
  /** Without a card, for a button or two. */
  bare?: boolean
  children: ReactNode
}

/** The page around a sign-in or registration form: on wide screens with an image beside it. */
export function SignInLayout({ title, intro, withLogo, state, bare, children }: SignInLayoutProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(state)
  return (
    <div className="mx-auto max-w-page px-4 pb-10 md:px-6">
      {withLogo && (
        <div className="flex h-16 items-center pt-[env(safe-area-inset-top)]">
          <Link
            href={paths.home}
            aria-label={brand.name}
            className="inline-flex min-h-11 items-center rounded-control"
          >
            <Logo name={brand.name} />
          </Link>
        </div>
      )}
      <div className={clsx('grid gap-8 lg:grid-cols-2', withLogo ? 'pt-2' : 'pt-6 md:pt-10')}>
        <TownImage
          alt=""
          className="hidden lg:block"
          imageClassName={clsx(
            'sticky h-[min(640px,80dvh)] w-full rounded-card object-cover',
            withLogo ? 'top-6' : 'top-24',
          )}
        />
        <div className="mx-auto flex w-full max-w-md flex-col gap-5">
          <header>
            <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
              {title}
            </h1>
            {intro && <p className="mt-1 text-muted">{intro}</p>}
          </header>
          {bare ? children : <Card>{children}</Card>}
        </div>
      </div>
    </div>
  )
}
