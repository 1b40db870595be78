import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Search, X } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import { choice } from './arrowKeys.ts'

/** In milliseconds: the overlay's animation is over by then, and a phone's keyboard does not shift it. */
const focusAfter = 200

type OverlayBoxProps = {
  term: string
  onType: (term: string) => void
  onSubmit: () => void
  onClose: () => void
}

export function OverlayBox({ term, onType, onSubmit, onClose }: OverlayBoxProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus(), focusAfter)
    return () => clearTimeout(timer)
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const clear = () => {
    onType('')
    box.current?.focus()
  }
  return (
    <search>
      <form onSubmit={submit} className="flex h-16 items-center gap-2 border-line border-b pr-2 pl-4 md:pl-5">
        <Search size={20} aria-hidden className="shrink-0 text-brand" />
        <input
          {...choice}
          ref={box}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('label')}
          placeholder={t('title')}
          maxLength={limits.searchWords}
          value={term}
          onChange={(event) => onType(event.target.value)}
          className="h-full min-w-0 grow truncate bg-transparent text-lg outline-none"
        />
        {term && <IconButton label={common('ui.clear')} icon={<X size={20} aria-hidden />} onClick={clear} />}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common('ui.close')}
        </Button>
      </form>
    </search>
  )
}
