import type { DemoApplication } from '../types.ts'
import { abroad } from './abroad.ts'
import { toFirstFour } from './toFirstFour.ts'
import { toSecondFour } from './toSecondFour.ts'

export const applications: readonly DemoApplication[] = [...toFirstFour, ...toSecondFour, ...abroad]
