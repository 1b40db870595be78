import { useTranslations } from 'next-intl'
import { CheckList } from '#components/ui/fields/CheckList.tsx'
import { DateField } from '#components/ui/fields/DateField.tsx'
import type { JobFacets } from '#contracts/jobSearch.ts'
import { jobCategories, jobModes, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import { weekParts } from '#contracts/week.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { WhereFilters } from './where/WhereFilters.tsx'

type JobFiltersProps = {
  /** Guests filter by the fields that previews show. */
  member: boolean
  /** Whether the viewer is a volunteer of a known age, and of known times. */
  hasAge: boolean
  hasTimes: boolean
  search: JobSearch
  facets?: JobFacets
  onChange: (changes: JobSearch) => void
}

/** Every filter of the search; each option shows how many offers it would find. */
export function JobFilters({ member, hasAge, hasTimes, search, facets, onChange }: JobFiltersProps) {
  const t = useTranslations('jobs.search')
  const lists = useTranslations('lists')
  return (
    <div className="flex flex-col gap-5">
      <WhereFilters search={search} onChange={onChange} withState={member} />
      {member && (
        <DateField
          label={t('startDate')}
          value={search.startDate ?? null}
          onChange={(startDate) => onChange({ startDate: startDate ?? '' })}
        />
      )}
      <DateField
        label={t('deadline')}
        value={search.deadline ?? null}
        onChange={(deadline) => onChange({ deadline: deadline ?? '' })}
      />
      <CheckList
        label={t('modes')}
        options={jobModes.map((id) => ({ id, label: lists(`jobModes.${id}`) }))}
        value={search.modes ?? []}
        onChange={(modes) => onChange({ modes })}
      />
      {member && (
        <CheckList
          label={t('times')}
          options={weekParts.map((id) => ({ id, label: lists(`weekParts.${id}`) }))}
          value={search.times ?? []}
          onChange={(times) => onChange({ times })}
        />
      )}
      <Only {...{ search, hasAge, hasTimes, onChange }} />
      <About {...{ member, search, facets, onChange }} />
    </div>
  )
}

type AboutProps = Pick<JobFiltersProps, 'member' | 'search' | 'facets' | 'onChange'>

/** What it is about, and in which language. */
function About({ member, search, facets, onChange }: AboutProps) {
  const t = useTranslations('jobs.search')
  const lists = useTranslations('lists')
  return (
    <>
      <CheckList
        label={t('type')}
        options={jobTypes.map((id) => ({ id, label: lists(`jobTypes.${id}`), count: facets?.type[id] }))}
        value={search.type ?? []}
        onChange={(type) => onChange({ type })}
      />
      <CheckList
        label={t('categories')}
        options={jobCategories.map((id) => ({
          id,
          label: lists(`jobCategories.${id}`),
          count: facets?.categories[id],
        }))}
        value={search.categories ?? []}
        onChange={(categories) => onChange({ categories })}
        shown={8}
      />
      <CheckList
        label={t('languages')}
        options={offerLanguages.map((id) => ({ id, label: lists(`offerLanguages.${id}`) }))}
        value={search.languages ?? []}
        onChange={(languages) => onChange({ languages })}
        shown={6}
      />
      {member && (
        <CheckList
          label={t('skills')}
          options={skills.map((id) => ({ id, label: lists(`skills.${id}`) }))}
          value={search.skills ?? []}
          onChange={(chosen) => onChange({ skills: chosen })}
          shown={6}
        />
      )}
    </>
  )
}

type OnlyProps = Pick<JobFiltersProps, 'search' | 'hasAge' | 'hasTimes' | 'onChange'>

/** What else an offer has to be. */
function Only({ search, hasAge, hasTimes, onChange }: OnlyProps) {
  const t = useTranslations('jobs.search.only')
  const names = [
    'verified' as const,
    ...(hasAge ? (['myAge'] as const) : []),
    ...(hasTimes ? (['myTimes'] as const) : []),
  ]
  return (
    <CheckList<'verified' | 'myAge' | 'myTimes'>
      label={t('label')}
      options={names.map((id) => ({ id, label: t(id) }))}
      value={names.filter((name) => search[name])}
      onChange={(set) =>
        onChange({
          verified: set.includes('verified') || undefined,
          myAge: set.includes('myAge') || undefined,
          myTimes: set.includes('myTimes') || undefined,
        })
      }
    />
  )
}
