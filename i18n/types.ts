/** The shape of a dictionary with its sentences left open: what the other languages have to fill. */
export type Texts<Dictionary> = {
  [Key in keyof Dictionary]: Dictionary[Key] extends string ? string : Texts<Dictionary[Key]>
}
