import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { Search } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { limits } from '#contracts/limits.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useUserSearch } from '#hooks/search.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { ChatRowSkeletons } from './ChatRowSkeletons.tsx'

type NewChatDialogProps = { open: boolean; onClose: () => void }

const restMilliseconds = 250
const mostFound = 12

/** Finds a person or an organisation by name, and opens the conversation with them. */
export function NewChatDialog({ open, onClose }: NewChatDialogProps) {
  const t = useTranslations('chat.newChat')
  const [name, setName] = useState('')
  const typed = name.trim()
  const search = useDebounced(typed, restMilliseconds)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="flex min-h-80 flex-col gap-3">
        <TextField
          label={t('label')}
          hint={t('hint')}
          icon={<Search size={18} aria-hidden />}
          autoFocus
          autoComplete="off"
          maxLength={limits.searchWords}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {typed && <FoundPeople search={typed === search ? search : ''} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function FoundPeople({ search, onClose }: { search: string; onClose: () => void }) {
  const t = useTranslations('chat.newChat')
  const results = useTranslations('chat.search')
  const me = useMe()
  const found = useUserSearch({ search, limit: mostFound })
  const others = search ? found.data?.users.filter(({ id }) => id !== me?.id) : undefined
  return (
    <>
      <LiveRegion>{others && results('found', { count: others.length })}</LiveRegion>
      <Resource
        result={{ ...found, data: others }}
        isEmpty={(people) => people.length === 0}
        skeleton={<ChatRowSkeletons count={3} />}
        empty={<p className="py-4 text-muted">{t('nobody')}</p>}
      >
        {(people) => (
          <ul className="-mx-2">
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} onOpen={onClose} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </>
  )
}

function PersonRow({ person, onOpen }: { person: UserCard; onOpen: () => void }) {
  const placeName = usePlaceName()
  return (
    <Link
      href={paths.chat({ userId: person.id })}
      shallow
      onClick={onOpen}
      className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover"
    >
      <Face user={person} size={40} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-semibold">
          {person.name}
        </span>
        <span className="block truncate text-muted text-sm empty:hidden">{placeName(person)}</span>
      </span>
    </Link>
  )
}
