/** Returns what the described ones of these files show, by their names; `alts` has their order. */
export const toMediaTexts = (names: readonly string[], alts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name, index) => {
      const alt = alts[index]
      return alt ? [[name, alt]] : []
    }),
  )
