import type { Me } from '#contracts/account.ts'
import { organisationAccountForm, volunteerAccountForm } from '#contracts/settings.ts'

/** The values of the account form: the age is text until the contract parses it. */
export const toValues = (me: Me) => {
  const { name, email, country, state, city, phone, sex, ong_id, config } = me
  const age = me.age === null ? '' : String(me.age)
  const privacy = me.privacyAcceptedAt !== null
  return { name, email, country, state, city, phone, age, sex, ong_id, privacy, config: { ...config } }
}

export type AccountValues = ReturnType<typeof toValues>

/** The contract of each kind of account. */
export const getRules = (me: Me) => (me.provider ? organisationAccountForm : volunteerAccountForm)
