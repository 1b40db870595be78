import type { FormikValues } from 'formik'
import type { ISchema } from 'yup'
import { check } from '#contracts/validate.ts'
import { CheckedForm, type CheckedFormProps } from './CheckedForm.tsx'

export type ContractFormProps<Values extends FormikValues, Sent> = Omit<
  CheckedFormProps<Values, Sent>,
  'check'
> & {
  /** The contract of the request: its messages are shown under the fields. */
  rules: ISchema<Sent>
  /** What the contract checks, where it is not the values themselves. */
  toInput?: (values: Values) => unknown
}

/** A form that is validated by a contract. */
export function ContractForm<Values extends FormikValues, Sent>(props: ContractFormProps<Values, Sent>) {
  const { rules, toInput = (values) => values, ...form } = props
  return <CheckedForm {...form} check={(values) => check(rules, toInput(values))} />
}
