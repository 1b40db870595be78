import type { ComponentType } from 'react'
import type { JobStepId } from '#contracts/jobForm.ts'
import { BasicStep } from './BasicStep.tsx'
import { CategoriesStep, SkillsStep } from './ChoiceSteps.tsx'
import { ImagesStep } from './ImagesStep.tsx'
import { PeriodStep } from './PeriodStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'

/** The fields of each step. */
export const stepFields: Record<JobStepId, ComponentType> = {
  basic: BasicStep,
  categories: CategoriesStep,
  period: PeriodStep,
  skills: SkillsStep,
  images: ImagesStep,
  questions: QuestionsStep,
}
