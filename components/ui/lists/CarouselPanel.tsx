import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Children, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import type { CarouselProps } from './Carousel.tsx'
import { useSlides } from './useSlides.ts'

const arrow =
  'absolute top-1/2 -translate-y-1/2 border border-line bg-card shadow-lifted hover:bg-card disabled:invisible'

/** Carousel with several slides: swipe, arrows, arrow keys. */
export function CarouselPanel({ label, children, className }: CarouselProps) {
  const t = useTranslations('common')
  const slides = Children.toArray(children)
  const { frame, current, goBack, goForward, walk } = useSlides()
  return (
    <section aria-label={label} className={clsx('relative', className)} onKeyDown={walk}>
      <div ref={frame} className="overflow-hidden">
        <div className="flex touch-pan-y">
          <Slides {...{ slides, current }} />
        </div>
      </div>
      <IconButton
        label={t('ui.previous')}
        icon={<ChevronLeft size={22} />}
        disabled={current === 0}
        onClick={goBack}
        className={clsx(arrow, 'left-3')}
      />
      <IconButton
        label={t('ui.next')}
        icon={<ChevronRight size={22} />}
        disabled={current === slides.length - 1}
        onClick={goForward}
        className={clsx(arrow, 'right-3')}
      />
      <p
        aria-live="polite"
        className="absolute right-3 bottom-3 rounded-pill bg-black/60 px-2.5 py-0.5 text-white text-xs tabular-nums"
      >
        {t('ui.slideOf', { slide: current + 1, slides: slides.length })}
      </p>
    </section>
  )
}

function Slides({ slides, current }: { slides: ReactNode[]; current: number }) {
  return slides.map((slide, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
    <div key={place} inert={place !== current} className="min-w-0 shrink-0 grow-0 basis-full">
      {slide}
    </div>
  ))
}
