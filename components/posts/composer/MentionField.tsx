import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type RefObject, useId, useRef } from 'react'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import type { Mention } from '#contracts/posts.ts'
import { textParts } from '../textParts.ts'
import { useMentioning } from './useMentioning.ts'

const MentionList = dynamic(() => import('./MentionList.tsx').then((list) => list.MentionList), {
  ssr: false,
  loading: QuietLazyState,
})

type MentionFieldProps = Pick<ComponentProps<'textarea'>, 'placeholder' | 'autoFocus' | 'onPaste'> & {
  /** Its label for screen readers. */
  label: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  mentions: readonly Mention[]
  onChange: (text: string, mentions: readonly Mention[]) => void
  /** Called on Control or Command with Enter. */
  onSubmit: () => void
  onEscape?: () => void
  invalid?: boolean
  className?: string
}

const textClass = 'col-start-1 row-start-1 min-w-0 whitespace-pre-wrap text-base [overflow-wrap:anywhere]'

/**
 * A field that grows with its text and suggests people after an `@`. A hidden copy of the text behind it sets its
 * height, colours the mentions, and positions the list.
 */
export function MentionField(props: MentionFieldProps) {
  const { label, field, text, mentions, onChange, onSubmit, onEscape, invalid, className, ...rest } = props
  const t = useTranslations('posts.mention')
  const listId = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, at, people, active, choose, onKeyDown, follow, close } = useMentioning({
    field,
    text,
    mentions,
    onChange,
  })
  const from = at?.from ?? text.length
  return (
    <div className="relative grid min-w-0 grow">
      <div
        aria-hidden="true"
        className={clsx(textClass, 'pointer-events-none select-none text-transparent', className)}
      >
        <Named text={text.slice(0, from)} mentions={mentions} />
        <span ref={anchor} />
        <Named text={text.slice(from)} mentions={mentions} />
        {'\u200B'}
      </div>
      <textarea
        {...rest}
        ref={field}
        dir="auto"
        rows={1}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          onChange(event.target.value, mentions)
          follow()
        }}
        onSelect={follow}
        onBlur={close}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (event.defaultPrevented) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
          if (event.key === 'Escape') onEscape?.()
        }}
        className={clsx(textClass, 'resize-none overflow-hidden bg-transparent outline-none', className)}
      />
      {isOpen && (
        <MentionList id={listId} people={people} active={active} anchor={anchor} onChoose={choose} />
      )}
      <LiveRegion>{isOpen && t('found', { count: people.length })}</LiveRegion>
    </div>
  )
}

function Named({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  return textParts(text, mentions).map((part, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is known by its position only
      key={place}
      className={part.href?.startsWith('/') ? 'rounded-sm bg-brand-soft' : undefined}
    >
      {part.text}
    </span>
  ))
}
