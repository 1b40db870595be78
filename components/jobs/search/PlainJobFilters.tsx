import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { jobCategories, jobModes, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import { weekParts } from '#contracts/week.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'

type PlainJobFiltersProps = {
  /** Guests filter by the fields that previews show. */
  member: boolean
  hasAge: boolean
  hasTimes: boolean
  search: JobSearch
}

/** The filters as a form of the browser, for who opens them before the page is alive or without its script. */
export function PlainJobFilters({ member, hasAge, hasTimes, search }: PlainJobFiltersProps) {
  const t = useTranslations('jobs.search')
  const filters = useTranslations('common.filters')
  const lists = useTranslations('lists')
  const { query, sort, near, placeId, place, radiusKm } = search
  return (
    <form
      action={paths.jobs()}
      autoComplete="off"
      aria-label={filters('title')}
      className="mb-6 flex flex-col gap-5 rounded-card border border-line bg-card p-5"
    >
      {Object.entries(getAddress({ query, sort, near, placeId, place, radiusKm })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Where {...{ member, search }} />
      <Choice
        label={t('modes')}
        name="modes"
        options={jobModes.map((id) => ({ id, label: lists(`jobModes.${id}`) }))}
        chosen={search.modes}
      />
      {member && (
        <Choice
          label={t('times')}
          name="times"
          options={weekParts.map((id) => ({ id, label: lists(`weekParts.${id}`) }))}
          chosen={search.times}
        />
      )}
      <Only {...{ hasAge, hasTimes, search }} />
      <About {...{ member, search }} />
      <Button native type="submit" className="self-start">
        {filters('show')}
      </Button>
    </form>
  )
}

function Where({ member, search }: Pick<PlainJobFiltersProps, 'member' | 'search'>) {
  const t = useTranslations('jobs.search')
  const filters = useTranslations('common.filters')
  const { data: countries } = useCountries()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={filters('country')}
        name="country"
        defaultValue={search.country}
        placeholder={filters('anyCountry')}
        options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
      />
      {member && <TextField label={filters('state')} name="state" defaultValue={search.state} />}
      <TextField label={filters('city')} name="city" defaultValue={search.city} />
      {member && (
        <TextField label={t('startDate')} name="startDate" type="date" defaultValue={search.startDate} />
      )}
      <TextField label={t('deadline')} name="deadline" type="date" defaultValue={search.deadline} />
    </div>
  )
}

/** What it is about, and in which language. */
function About({ member, search }: Pick<PlainJobFiltersProps, 'member' | 'search'>) {
  const t = useTranslations('jobs.search')
  const lists = useTranslations('lists')
  return (
    <>
      <Choice
        label={t('type')}
        name="type"
        options={jobTypes.map((id) => ({ id, label: lists(`jobTypes.${id}`) }))}
        chosen={search.type}
      />
      <Choice
        label={t('categories')}
        name="categories"
        options={jobCategories.map((id) => ({ id, label: lists(`jobCategories.${id}`) }))}
        chosen={search.categories}
      />
      <Choice
        label={t('languages')}
        name="languages"
        options={offerLanguages.map((id) => ({ id, label: lists(`offerLanguages.${id}`) }))}
        chosen={search.languages}
      />
      {member && (
        <Choice
          label={t('skills')}
          name="skills"
          options={skills.map((id) => ({ id, label: lists(`skills.${id}`) }))}
          chosen={search.skills}
        />
      )}
    </>
  )
}

function Only({ hasAge, hasTimes, search }: Omit<PlainJobFiltersProps, 'member'>) {
  const t = useTranslations('jobs.search.only')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{t('label')}</legend>
      <Box name="verified" value="true" label={t('verified')} checked={search.verified} />
      {hasAge && <Box name="myAge" value="true" label={t('myAge')} checked={search.myAge} />}
      {hasTimes && <Box name="myTimes" value="true" label={t('myTimes')} checked={search.myTimes} />}
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  name: string
  options: readonly { id: string; label: string }[]
  chosen?: readonly string[]
}

const Choice = ({ label, name, options, chosen = [] }: ChoiceProps) => (
  <fieldset className="min-w-0 gap-x-5 sm:columns-2">
    <legend className="mb-1 font-medium text-sm">{label}</legend>
    {options.map((option) => (
      <Box
        key={option.id}
        name={name}
        value={option.id}
        label={option.label}
        checked={chosen.includes(option.id)}
      />
    ))}
  </fieldset>
)

type BoxProps = { name: string; value: string; label: string; checked?: boolean }

const Box = ({ name, value, label, checked }: BoxProps) => (
  <label className="check-row">
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    {label}
  </label>
)
