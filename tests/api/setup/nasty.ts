/** Texts that trip whoever trusts what comes, in a body as in an address. */
export const nastyTexts = ['', ' ', '\u0000', '\uD800', '__proto__', '../..', "'; drop table jobs; --", '%00']
