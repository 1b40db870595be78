/** Texts that break code which trusts its input, in a body or in a URL. */
export const nastyTexts = ['', ' ', '\u0000', '\uD800', '__proto__', '../..', "'; drop table jobs; --", '%00']
