import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/Chip.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { days, interests, noTime, periods } from '#contracts/lists.ts'
import { partsOf } from '#contracts/rules.ts'
import type { User } from '#contracts/shapes.ts'

type Told = { user: Pick<User, 'provider' | 'config'> }

/** The words, the interests and the free hours of someone; what is not told is left out. */
export function Facts({ user }: Told) {
  const t = useTranslations('profile')
  const lists = useTranslations('lists.interests')
  const { about, categories } = user.config
  const chosen = interests.filter((interest) => partsOf(categories).includes(interest))
  return (
    <>
      {about && (
        <Fact title={t('about')}>
          <Paragraphs text={about} />
        </Fact>
      )}
      {chosen.length > 0 && (
        <Fact title={t(user.provider ? 'areas' : 'interests')}>
          <ul className="flex flex-wrap gap-2">
            {chosen.map((interest) => (
              <li key={interest}>
                <Chip>{lists(interest)}</Chip>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {!user.provider && <Availability user={user} />}
    </>
  )
}

function Availability({ user }: Told) {
  const t = useTranslations('profile')
  const lists = useTranslations('lists')
  const told = user.config.work_shift
  if (!told) return null
  const slots = partsOf(told)
  const freeOn = (day: (typeof days)[number]) =>
    periods.filter((period) => slots.includes(`${day}-${period}`))
  return (
    <Fact title={t('availability')}>
      <ul className="flex flex-wrap gap-2">
        {told === noTime && (
          <li>
            <Chip tone="plain">{t('noTime')}</Chip>
          </li>
        )}
        {days
          .filter((day) => freeOn(day).length > 0)
          .map((day) => (
            <li key={day}>
              <Chip tone="plain">
                {t('slots', {
                  day: lists(`days.${day}`),
                  periods: freeOn(day)
                    .map((period) => lists(`periods.${period}`).toLocaleLowerCase())
                    .join(', '),
                })}
              </Chip>
            </li>
          ))}
      </ul>
    </Fact>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      {children}
    </section>
  )
}
