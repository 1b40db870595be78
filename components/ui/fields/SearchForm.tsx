import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { Search, X } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { hasFingers } from '../hasFingers.ts'
import { useIsAlive } from '../useIsAlive.ts'

export type SearchFormProps = {
  label: string
  /** Its label, unless there is a better one. */
  placeholder?: string
  /** The current search: the field starts with it, with its clear button; another query resets the field. */
  query?: string
  /** The address of the list without the text: where the search leads before the page is alive. */
  action: string
  /** The parameter of the text. */
  name?: string
  /** The trimmed text, or "" when cleared; either way the list returns to page 1. */
  onSearch: (query: string) => void
  className?: string
}

const frame =
  'flex h-12 items-center rounded-pill border border-control bg-card pr-0.5 pl-4 transition-colors hover:border-ink ' +
  'focus-within:border-brand focus-within:outline-2 focus-within:outline-brand'

/** A field with a submit button, which becomes a clear button once its text was searched. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder = label, query = '', action, name = 'query', onSearch, className } = props
  const [path, others] = action.split('?')
  const { text, isSearched, edit, search } = useText(query, onSearch)
  const box = useRef<HTMLInputElement>(null)
  const trimmed = text.trim()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!trimmed) return
    search(trimmed)
    // The button goes with its press; the keyboard of a touch screen would cover what is found.
    if (hasFingers()) box.current?.blur()
    else box.current?.focus()
  }
  const clear = () => {
    search('')
    box.current?.focus()
  }

  return (
    <search className={className}>
      <form action={path} onSubmit={submit} className={frame}>
        {[...new URLSearchParams(others)].map(([param, value]) => (
          <input key={param} type="hidden" name={param} value={value} />
        ))}
        <input
          ref={box}
          type="text"
          name={name}
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => edit(event.target.value)}
          className="h-full min-w-0 grow truncate bg-transparent outline-none"
        />
        <EndButton isSearched={isSearched} isEmpty={!trimmed} onClear={clear} />
      </form>
    </search>
  )
}

/** The text of the field, and whether it is the searched one. */
function useText(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query)
  const [former, setFormer] = useState(query)
  /** What was searched last, until its query arrives. */
  const [asked, setAsked] = useState<string>()
  if (former !== query) {
    setFormer(query)
    setAsked(undefined)
    // What was typed since the press stays when its own query arrives.
    if (query !== asked) setText(query)
  }
  return {
    text,
    isSearched: text !== '' && text === (asked ?? query),
    edit: setText,
    search: (query: string) => {
      setText(query)
      setAsked(query)
      onSearch(query)
    },
  }
}

type EndButtonProps = { isSearched: boolean; isEmpty: boolean; onClear: () => void }

function EndButton({ isSearched, isEmpty, onClear }: EndButtonProps) {
  const t = useTranslations('common')
  const isAlive = useIsAlive()
  if (isSearched && isAlive)
    return <IconButton key="clear" label={t('ui.clear')} icon={<X size={20} />} onClick={onClear} />
  return (
    <IconButton
      key="search"
      type="submit"
      label={t('ui.search')}
      icon={<Search size={20} />}
      native
      disabled={isAlive && isEmpty}
      className={clsx(!isEmpty && 'text-brand')}
    />
  )
}
