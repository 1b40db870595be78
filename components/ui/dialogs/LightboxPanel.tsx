import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ChevronLeft, ChevronRight, X } from '#components/ui/icons.tsx'
import { IconButton, type IconButtonProps } from '../buttons/IconButton.tsx'
import { useSlides } from '../lists/useSlides.ts'
import { PageLanguage } from '../PageLanguage.tsx'
import type { LightboxProps } from './Lightbox.tsx'
import { useBackCloses } from './useBackCloses.ts'

/** Readable above images of any colour. */
const overImages = 'bg-black/50 text-white hover:bg-black/70'

/** The panel of Lightbox, loaded on demand: swipe, arrows, arrow keys, Escape. */
export function LightboxPanel({ open, onClose, ...shown }: LightboxProps) {
  useBackCloses(open !== null, onClose)
  return (
    <PageLanguage>
      <ModalOverlay
        isOpen={open !== null}
        onOpenChange={(next) => !next && onClose()}
        isDismissable
        className="scrim scrim-deep data-entering:animate-appear"
      >
        <Modal className="size-full">
          <Dialog aria-label={shown.label} className="flex size-full flex-col text-white outline-none">
            <Slides {...shown} onClose={onClose} first={open ?? 0} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}

type SlidesProps = Omit<LightboxProps, 'open'> & { first: number }

function Slides({ first, count, label, slide, caption, onClose }: SlidesProps) {
  const t = useTranslations('common.ui')
  const { frame, current, goBack, goForward, walk } = useSlides(first)
  useArrowKeys(walk)
  return (
    <>
      <header className="flex items-center justify-between gap-3 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] pl-4">
        <p aria-live="polite" className="text-sm tabular-nums">
          {count > 1 && t('slideOf', { slide: current + 1, slides: count })}
        </p>
        <IconButton
          label={t('close')}
          icon={<X size={24} aria-hidden />}
          onClick={onClose}
          className={overImages}
        />
      </header>
      <section aria-label={label} className="relative min-h-0 grow">
        <div ref={frame} className="h-full overflow-hidden">
          <Row count={count} current={current} slide={slide} />
        </div>
        <Arrow
          label={t('previous')}
          icon={<ChevronLeft size={26} aria-hidden />}
          disabled={current === 0}
          onClick={goBack}
          className="left-3"
        />
        <Arrow
          label={t('next')}
          icon={<ChevronRight size={26} aria-hidden />}
          disabled={current === count - 1}
          onClick={goForward}
          className="right-3"
        />
      </section>
      {caption && (
        <div className="max-h-40 overflow-y-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {caption}
        </div>
      )}
    </>
  )
}

/** In a video the arrow keys seek. */
function useArrowKeys(walk: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLVideoElement)) walk(event)
  })
  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Slides far from the shown one are empty until the viewer comes near. */
function Row({ count, current, slide }: Pick<LightboxProps, 'count' | 'slide'> & { current: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="flex h-full touch-pan-y">
      {places.map((place) => (
        <div
          key={place}
          inert={place !== current}
          className="flex h-full min-w-0 shrink-0 grow-0 basis-full items-center justify-center md:px-20"
        >
          {Math.abs(place - current) < 2 && slide(place, place === current)}
        </div>
      ))}
    </div>
  )
}

const Arrow = ({ className, ...button }: IconButtonProps) => (
  <IconButton
    {...button}
    className={clsx(
      'absolute! top-1/2 -translate-y-1/2 max-md:hidden disabled:invisible',
      overImages,
      className,
    )}
  />
)
