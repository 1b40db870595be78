/** Names that people of the country use for states which the list of states names in English. */
export const stateNames: Readonly<Record<string, string>> = {
  'ES.07': 'Illes Balears',
  'ES.32': 'Navarra',
  'ES.51': 'Andalucía',
  'ES.52': 'Aragón',
  'ES.53': 'Canarias',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castilla y León',
  'ES.56': 'Cataluña',
  'ES.59': 'País Vasco',
  'ES.60': 'Comunidad Valenciana',
  'PT.14': 'Lisboa',
  'PT.23': 'Açores',
  'BR.07': 'Distrito Federal',
}
