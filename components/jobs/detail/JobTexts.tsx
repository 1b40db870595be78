import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { Job } from '#contracts/jobs.ts'

/** The texts of an offer and its skills; empty parts are not shown. */
export function JobTexts({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const texts = [
    { id: 'about', text: job.about },
    { id: 'requirements', text: job.requirements },
    { id: 'additional', text: job.additionalInformation },
  ] as const
  return (
    <>
      {texts.map(
        ({ id, text }) =>
          text && (
            <section key={id} className="mt-6">
              <h2 className="mb-2 text-lg">{t(id)}</h2>
              <Paragraphs text={text} />
            </section>
          ),
      )}
      {job.skills.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-lg">{t('skills')}</h2>
          <div className="flex flex-wrap gap-1.5">
            {job.skills.map((skill) => (
              <Chip key={skill}>{lists(`skills.${skill}`)}</Chip>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
