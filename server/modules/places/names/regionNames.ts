/** Names of one region, in its own languages, in Spanish, Portuguese and English; regions whose names are alike need none. */
export const regionNames: readonly string[] = [
  'Mallorca, Majorca, Maiorca',
  'Menorca, Minorca',
  'Canarias, Canary Islands, Canárias',
  'Baleares, Balearic Islands, Illes Balears',
  'Cataluña, Catalunya, Catalonia, Catalunha',
  'Andalucía, Andalusia, Andaluzia',
  'Castilla y León, Castile and León',
  'País Vasco, Euskadi, Basque Country, País Basco',
  'Navarra, Navarre, Nafarroa',
  'Aragón, Aragon, Aragão',
  'Comunidad Valenciana, Comunitat Valenciana, Valencian Community',
]
