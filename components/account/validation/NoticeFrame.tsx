import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { IconComponent } from '#components/ui/icons.tsx'

type NoticeFrameProps = {
  id: string
  icon: IconComponent
  title: string
  text: ReactNode
  /** The action is beside the text on wide screens, not below it. */
  beside?: boolean
  /** The actions. */
  children: ReactNode
}

/** A notice over every screen about what the account lacks and what to do. */
export function NoticeFrame({ id, icon: Icon, title, text, beside = false, children }: NoticeFrameProps) {
  return (
    <section aria-labelledby={id} className="border-line border-b bg-brand-soft">
      <div
        className={clsx(
          'mx-auto flex max-w-page gap-4 px-4 py-4 md:px-6',
          beside ? 'md:items-center' : 'md:items-start',
        )}
      >
        <span className="hidden size-11 shrink-0 items-center justify-center rounded-pill bg-card text-brand sm:inline-flex">
          <Icon size={22} aria-hidden />
        </span>
        <div className={clsx('flex min-w-0 grow flex-col gap-3', beside && 'md:flex-row md:items-center')}>
          <div className="grow">
            <h2 id={id} className="font-semibold text-base">
              {title}
            </h2>
            <p className="text-sm">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
