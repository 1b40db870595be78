import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Face } from '#components/people/Face.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource, type ResourceProps } from '#components/ui/states/Resource.tsx'
import type { UserCard } from '#contracts/shapes.ts'

type Act = {
  /** What the button says, with the name for screen readers, and what is said once it is done. */
  label: string
  getName: (name: string) => string
  getDone: (name: string) => string
  run: (userId: string) => Promise<void>
}

type PeopleCardProps = {
  title: string
  text: string
  empty: string
  result: ResourceProps<UserCard[]>['result']
  act: Act
}

/** The accounts that the viewer blocked or muted, each with a button that ends it. */
export function PeopleCard({ title, text, empty, result, act }: PeopleCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <Resource
        result={result}
        isEmpty={(people) => people.length === 0}
        skeleton={<Skeleton className="h-14 rounded-control" />}
        empty={<p className="text-muted text-sm">{empty}</p>}
      >
        {(people) => (
          <>
            <p className="text-muted text-sm">{text}</p>
            <ul className="flex flex-col divide-y divide-line">
              {people.map((person) => (
                <Row key={person.id} person={person} act={act} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          </>
        )}
      </Resource>
    </Card>
  )
}

/** `onGone`: the row disappears with its button, so the focus needs another place. */
function Row({ person, act, onGone }: { person: UserCard; act: Act; onGone: () => void }) {
  const t = useTranslations('friends.nameless')
  const { run } = useMutation()
  const { id } = person
  const name = person.name || t('inSentence')
  const end = () => {
    onGone()
    void run(() => act.run(id), act.getDone(name))
  }
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Face user={person} size={40} />
      <span className="line-clamp-2 min-w-0 grow font-medium">{person.name || t('title')}</span>
      <Button size="sm" variant="outline" aria-label={act.getName(name)} onClick={end}>
        {act.label}
      </Button>
    </li>
  )
}
