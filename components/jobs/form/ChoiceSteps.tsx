import { useTranslations } from 'next-intl'
import { FormChips } from '#components/forms/FormChips.tsx'
import { limits } from '#contracts/limits.ts'
import { jobCategories, skills } from '#contracts/lists.ts'

export function CategoriesStep() {
  const t = useTranslations('myJobs.form')
  const lists = useTranslations('lists.jobCategories')
  const options = jobCategories.map((id) => ({ id, label: lists(id) }))
  return (
    <FormChips
      name="categories"
      label={t('categories')}
      required
      max={limits.job.categories}
      options={options}
    />
  )
}

/** One to three skills that the offer teaches. */
export function SkillsStep() {
  const t = useTranslations('myJobs.form')
  const lists = useTranslations('lists.skills')
  const options = skills.map((id) => ({ id, label: lists(id) }))
  return <FormChips name="skills" label={t('skills')} required max={limits.job.skills} options={options} />
}
