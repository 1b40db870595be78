import clsx from 'clsx'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Mention } from '#contracts/posts.ts'
import { beginningOf, type TextPart, textParts } from './textParts.ts'

interface PostTextProps {
  text: string
  mentions: readonly Mention[]
  /** Long ones show their beginning until one asks for more. */
  folds?: boolean
  className?: string
}

/** What somebody wrote, as text: line ends, people, addresses. */
export function PostText({ text, mentions, folds, className }: PostTextProps) {
  const t = useTranslations('posts.card')
  const [open, setOpen] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const unfold = () => {
    setOpen(true)
    // The button goes: whoever came by keyboard stays where they were reading.
    words.current?.focus({ preventScroll: true })
  }
  const parts = textParts(text, mentions)
  const beginning = folds && !open ? beginningOf(parts) : null
  return (
    <p
      ref={words}
      dir="auto"
      tabIndex={-1}
      className={clsx('whitespace-pre-wrap text-pretty outline-none [overflow-wrap:anywhere]', className)}
    >
      <Parts parts={beginning ?? parts} />
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

const look = 'font-medium text-brand underline-offset-2 hover:underline'

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, href, isOutside }, place) => {
    const key = `${place}-${text.length}`
    if (!href) return <span key={key}>{text}</span>
    if (!isOutside) {
      return (
        <Link key={key} href={href} className={look}>
          {text}
        </Link>
      )
    }
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={look}>
        {text}
      </a>
    )
  })
}
