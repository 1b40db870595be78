/** The shape of a dictionary with any messages, which the other languages must match. */
export type Texts<Dictionary> = {
  [Key in keyof Dictionary]: Dictionary[Key] extends string ? string : Texts<Dictionary[Key]>
}
