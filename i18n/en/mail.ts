import type { Texts } from '#i18n/types.ts'
import type es from '../es/mail.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirm your {brand} account',
      preview: 'One click and your account is ready.',
      heading: 'Hello {name}, one step to go',
      body: 'Confirm that this address is yours and you can start taking part.',
      button: 'Confirm my account',
      aside:
        'The link works once, for 48 hours. If you did not sign up, do nothing: the account will disappear by itself.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      preview: 'The link works for one hour.',
      heading: 'Hello {name}, choose another password here',
      body: 'Somebody asked for a new password for your account. If that was you, choose it with this button.',
      button: 'Choose a password',
      aside: 'The link works once, for one hour. If you did not ask for it, your password stays as it is.',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address',
      preview: 'From then on we write to you here.',
      heading: 'Hello {name}, is this your new address?',
      body: 'You asked to use this address for your {brand} account. The change is made once you confirm it.',
      button: 'Confirm the address',
      aside: 'The link works once, for 24 hours. If you did not ask for this, do nothing.',
    },
    emailChanging: {
      subject: 'A change of your e-mail address was asked for',
      preview: 'If that was not you, check your account.',
      heading: 'Hello {name}, your account is about to change its address',
      body: 'Your account was asked to use the address {email}. The change is made once it is confirmed from there, and we have signed your other devices out.',
      button: 'Check my account',
      aside: 'If that was not you, change your password as soon as you can.',
    },
  },
}

export default mail
