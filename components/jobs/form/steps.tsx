import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { JobStepId } from '#contracts/jobForm.ts'
import { BasicStep } from './BasicStep.tsx'
import { CategoriesStep, SkillsStep } from './ChoiceSteps.tsx'
import { PeriodStep } from './PeriodStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'

/** It brings the code of uploads, which the first steps do without. */
const ImagesStep = dynamic(() => import('./ImagesStep.tsx').then((step) => step.ImagesStep), {
  loading: LazyState,
})

/** The fields of each step. */
export const stepFields: Record<JobStepId, ComponentType> = {
  basic: BasicStep,
  categories: CategoriesStep,
  period: PeriodStep,
  skills: SkillsStep,
  images: ImagesStep,
  questions: QuestionsStep,
}
