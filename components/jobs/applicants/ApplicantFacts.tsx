import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useSlotWords } from '#components/people/slotWords.ts'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { Check } from '#components/ui/icons.tsx'
import type { Applicant } from '#contracts/applications.ts'
import { days, noTime } from '#contracts/week.ts'

type FactsProps = { applicant: Applicant['applicant'] }

/** Interests, free times and the past with the organisation; what fits the offer is marked. */
export function ApplicantFacts({ applicant }: FactsProps) {
  const t = useTranslations('applications.facts')
  const lists = useTranslations('lists')
  const { interests, fittingInterests, availability } = applicant
  const free = useFreeTimes(applicant)
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <Past applicant={applicant} />
      {interests.length > 0 && (
        <Chips label={t('interests')}>
          {interests.map((interest) => (
            <Fact key={interest} fits={fittingInterests.includes(interest)}>
              {lists(`interests.${interest}`)}
            </Fact>
          ))}
        </Chips>
      )}
      {(free.length > 0 || availability.includes(noTime)) && (
        <Chips label={t('times')}>
          {availability.includes(noTime) && <Fact>{t('noTime')}</Fact>}
          {free.map(({ words, fits }) => (
            <Fact key={words} fits={fits}>
              {words}
            </Fact>
          ))}
        </Chips>
      )}
    </div>
  )
}

/** The free times day by day, those at which the offer takes place apart from the day's others. */
function useFreeTimes({ availability, fittingSlots }: FactsProps['applicant']) {
  const { getDays } = useSlotWords()
  const fitting = new Set<string>(fittingSlots)
  return days.flatMap((day) => {
    const times = availability.filter((slot) => slot.startsWith(day))
    const getWords = (slots: readonly string[], fits: boolean) =>
      getDays(slots).map(({ words }) => ({ words, fits }))
    return [
      ...getWords(
        times.filter((slot) => fitting.has(slot)),
        true,
      ),
      ...getWords(
        times.filter((slot) => !fitting.has(slot)),
        false,
      ),
    ]
  })
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {children}
    </ul>
  )
}

function Fact({ fits = false, children }: { fits?: boolean; children: ReactNode }) {
  const t = useTranslations('applications.facts')
  return (
    <li className="max-w-full">
      <Chip
        tone={fits ? 'brand' : 'plain'}
        icon={fits && <Check size={14} className="stroke-3" aria-label={t('fits')} role="img" />}
      >
        {children}
      </Chip>
    </li>
  )
}

/** Whether they helped, applied and rated before; nothing for someone new. */
function Past({ applicant: { servedBefore, appliedBefore, rate } }: FactsProps) {
  const t = useTranslations('applications.facts')
  if (servedBefore + appliedBefore === 0 && rate === null) return null
  return (
    <DotLine>
      {servedBefore > 0 && (
        <strong className="font-semibold text-ink">{t('served', { count: servedBefore })}</strong>
      )}
      {appliedBefore > servedBefore && <span>{t('applied', { count: appliedBefore })}</span>}
      {rate !== null && <span>{t('rated', { rate })}</span>}
    </DotLine>
  )
}
