import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { LifeBuoy, X } from '#components/ui/icons.tsx'
import { Popover } from '#components/ui/menus/Popover.tsx'
import { useHelpBubble } from '#hooks/account/helpBubble.ts'
import { HelpPanel } from './HelpPanel.tsx'
import { useCovers } from './useCovers.ts'

/**
 * Floats over the pages of signed-in viewers, except the chat. It hides where it would cover something to press; then,
 * and on phones, the header's menu has its content.
 */
export function HelpBubble() {
  const { pathname } = useRouter()
  const { hidden, hide } = useHelpBubble()
  const onHide = () => {
    hide()
    // The pressed button goes: a keyboard would begin again at the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return hidden || pathname.includes('chat') ? null : <Bubble onHide={onHide} />
}

function Bubble({ onHide }: { onHide: () => void }) {
  const t = useTranslations('help.bubble')
  const box = useRef<HTMLElement>(null)
  const covers = useCovers(box)
  return (
    <aside
      ref={box}
      aria-label={t('need')}
      data-covers={covers ? '' : undefined}
      className="fixed right-5 bottom-6 z-40 data-covers:invisible max-md:hidden"
    >
      <Popover
        label={t('need')}
        className="w-80"
        trigger={
          <Button
            variant="secondary"
            aria-label={t('need')}
            icon={<LifeBuoy size={22} aria-hidden />}
            className="size-12 rounded-pill p-0 shadow-lifted min-[104rem]:w-auto min-[104rem]:px-5"
          >
            <span className="max-[104rem]:hidden">{t('need')}</span>
          </Button>
        }
      >
        {(close) => (
          <div className="p-5">
            <h2 className="mb-3 text-lg">{t('need')}</h2>
            <HelpPanel onLeave={close} />
          </div>
        )}
      </Popover>
      <button
        type="button"
        aria-label={t('hide')}
        title={t('hide')}
        onClick={onHide}
        className="absolute -top-3 -right-2 inline-flex size-6 items-center justify-center rounded-pill border border-line bg-card text-muted after:absolute after:-top-3 after:-right-1.5 after:size-9 hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </aside>
  )
}
