import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Face } from '#components/people/Face.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { useBlock, useBlocks } from '#hooks/friends/blocks.ts'

/** The accounts that the viewer blocked; each can be unblocked. */
export function BlockedPeople() {
  const t = useTranslations('friends.blocks')
  const result = useBlocks()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {t('title')}
      </h2>
      <Resource
        result={result}
        isEmpty={(people) => people.length === 0}
        skeleton={<Skeleton className="h-14 rounded-control" />}
        empty={<p className="text-muted text-sm">{t('empty')}</p>}
      >
        {(people) => (
          <>
            <p className="text-muted text-sm">{t('text')}</p>
            <ul className="flex flex-col divide-y divide-line">
              {people.map((person) => (
                <BlockedPerson key={person.id} person={person} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          </>
        )}
      </Resource>
    </Card>
  )
}

/** `onGone`: the row disappears with its button, so the focus needs another place. */
function BlockedPerson({ person, onGone }: { person: UserCard; onGone: () => void }) {
  const t = useTranslations('friends.blocks')
  const { unblock } = useBlock()
  const { run } = useMutation()
  const { id, name } = person
  const unblockPerson = () => {
    onGone()
    void run(() => unblock(id), t('unblocked', { name }))
  }
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Face user={person} size={40} />
      <span className="line-clamp-2 min-w-0 grow font-medium">{name}</span>
      <Button size="sm" variant="outline" aria-label={t('unblockName', { name })} onClick={unblockPerson}>
        {t('unblock')}
      </Button>
    </li>
  )
}
