import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { LinkedText } from '#components/ui/LinkedText.tsx'
import type { Mention } from '#contracts/posts.ts'
import { getBeginning, textParts } from './textParts.ts'

type PostTextProps = {
  text: string
  mentions: readonly Mention[]
  /** Long texts show their beginning, with a button for the rest. */
  folds?: boolean
  className?: string
}

/** A person's text, with line breaks, mentions and links. */
export function PostText({ text, mentions, folds, className }: PostTextProps) {
  const t = useTranslations('posts.card')
  const [open, setOpen] = useState(false)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const unfold = () => {
    setOpen(true)
    // The button disappears: keyboard users continue where they were reading.
    paragraph.current?.focus({ preventScroll: true })
  }
  const parts = textParts(text, mentions)
  const beginning = folds && !open ? getBeginning(parts) : null
  return (
    <p
      ref={paragraph}
      dir="auto"
      tabIndex={-1}
      className={clsx('whitespace-pre-wrap outline-none [overflow-wrap:anywhere]', className)}
    >
      <LinkedText
        parts={beginning ?? parts}
        linkClassName="font-medium text-brand underline-offset-2 hover:underline"
      />
      {beginning && (
        <>
          {'… '}
          <button
            type="button"
            onClick={unfold}
            className="rounded-control font-semibold text-muted hover:text-ink hover:underline"
          >
            {t('more')}
          </button>
        </>
      )}
    </p>
  )
}
