import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { CloudOff } from '#components/ui/icons.tsx'
import { useIsOnline } from '#components/ui/useIsOnline.ts'
import { useIsReachable } from '#hooks/browser/online.ts'

/** Toasts start below the notice (styles/guests.css), whose height depends on the language and the screen. */
function publishHeight(notice: HTMLElement | null) {
  if (!notice) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--line-notice', `${notice.offsetHeight}px`))
  observer.observe(notice)
  return () => {
    observer.disconnect()
    style.removeProperty('--line-notice')
  }
}

/** A notice above every page that the browser is offline or the site does not respond; it disappears by itself. */
export function ConnectionNotice({ underHeader }: { underHeader: boolean }) {
  const t = useTranslations('common.line')
  const isReachable = useIsReachable()
  const problem = useIsOnline() ? !isReachable && 'unreached' : 'offline'
  return (
    <div
      aria-live="polite"
      className={clsx(
        'sticky low:top-0 z-20',
        underHeader ? 'top-[calc(4rem+env(safe-area-inset-top))]' : 'top-0',
      )}
    >
      {problem && (
        <p
          ref={publishHeight}
          className="flex items-center justify-center gap-2 border-line border-b bg-brand-soft px-4 py-2 low:py-1 text-center text-sm"
        >
          <CloudOff size={18} aria-hidden className="shrink-0" />
          {t(problem)}
        </p>
      )}
    </div>
  )
}
