import { type LoginInput, loginInput } from '#contracts/account.ts'
import { check } from '#contracts/validate.ts'

/** Loaded after the login is on the screen, because the rules and their library are as large as the rest of it. */
export const checkLogin = (input: LoginInput) => check(loginInput, input)
