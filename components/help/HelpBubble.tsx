import { LifeBuoy, X } from 'lucide-react'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import { Popover } from '#components/ui/Popover.tsx'
import { useHelpBubble } from '#hooks/helpBubble.ts'
import { HelpPanel } from './HelpPanel.tsx'

/** Floats over the pages of those who signed in, except where they write to each other. */
export function HelpBubble() {
  const t = useTranslations('help.bubble')
  const { pathname } = useRouter()
  const { hidden, hide } = useHelpBubble()
  if (hidden || pathname.includes('chat')) return null
  return (
    <aside
      aria-label={t('need')}
      className="fixed right-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-40 max-md:[body:has([data-foot])_&]:bottom-40 md:bottom-6 md:max-xl:[body:has([data-foot])_&]:bottom-24"
    >
      <Popover
        label={t('need')}
        className="w-80"
        trigger={
          <Button
            variant="secondary"
            aria-label={t('need')}
            icon={<LifeBuoy size={22} aria-hidden />}
            className="size-12 rounded-pill p-0 shadow-lifted lg:w-auto lg:px-5"
          >
            <span className="max-lg:hidden">{t('need')}</span>
          </Button>
        }
      >
        {(close) => <HelpPanel onLeave={close} />}
      </Popover>
      <button
        type="button"
        aria-label={t('hide')}
        title={t('hide')}
        onClick={hide}
        className="absolute -top-3 -right-2 inline-flex size-6 items-center justify-center rounded-pill border border-line bg-card text-muted after:absolute after:-top-4 after:-right-2 after:size-10 hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </aside>
  )
}
