import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useSlotWords } from '#components/people/slotWords.ts'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { interests } from '#contracts/lists.ts'
import type { User } from '#contracts/shapes.ts'
import { noTime } from '#contracts/week.ts'
import { getParts } from '#lib/text.ts'

type ProfileProps = { user: Pick<User, 'provider' | 'config'> }

/** Someone's interests as chips; nothing without any. */
export function Interests({ user }: ProfileProps) {
  const t = useTranslations('profile')
  const lists = useTranslations('lists.interests')
  const chosen = interests.filter((interest) => getParts(user.config.categories).includes(interest))
  if (chosen.length === 0) return null
  return (
    <Fact title={t(user.provider ? 'areas' : 'interests')}>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((interest) => (
          <li key={interest}>
            <Chip>{lists(interest)}</Chip>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** A volunteer's availability by day; nothing when it is not set, nothing for organisations. */
export function Availability({ user }: ProfileProps) {
  const t = useTranslations('profile')
  const { getDays } = useSlotWords()
  const values = user.config.work_shift
  if (!values || user.provider) return null
  return (
    <Fact title={t('availability')}>
      <ul className="flex flex-wrap gap-2">
        {values === noTime && (
          <li>
            <Chip tone="plain">{t('noTime')}</Chip>
          </li>
        )}
        {getDays(getParts(values)).map(({ day, words }) => (
          <li key={day}>
            <Chip tone="plain">{words}</Chip>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans font-semibold text-base">{title}</h2>
      {children}
    </section>
  )
}
