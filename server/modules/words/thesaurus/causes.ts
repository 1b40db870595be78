import type { Group } from './group.ts'

/** What one helps for. */
export const causes: readonly Group[] = [
  {
    es: 'animales, mascotas, bichos, protectora, protectora de animales, refugio de animales, animalista',
    pt: 'animais, bichos, bichinhos, pets, mascotes, animais de estimação, protetora de animais',
    en: 'animals, pets, animal shelter, animal rescue, animal welfare',
    categories: ['animals'],
  },
  {
    es: 'perros, perra, perrito, perritos, chuchos, cachorros, canino, perrera',
    pt: 'cães, cão, cachorros, cachorrinhos, cadela, canil, canino',
    en: 'dogs, dog, puppy, puppies, pooch, canine, kennel',
  },
  {
    es: 'gatos, gata, gatitos, gatito, felinos, felinas, michis',
    pt: 'gatos, gata, gatinhos, felinos',
    en: 'cats, cat, kitten, kittens, feline',
  },
  {
    es: 'caballos, caballo, yeguas, burros, equino',
    pt: 'cavalos, cavalo, éguas, burros',
    en: 'horses, horse, donkeys, pony, ponies, stables',
  },
  { es: 'tortugas, fauna marina', pt: 'tartarugas, fauna marinha', en: 'turtles, sea turtles, marine life' },
  {
    es: 'aves, pájaros, fauna, animales salvajes',
    pt: 'aves, pássaros, fauna, animais selvagens',
    en: 'birds, wildlife, wild animals',
  },
  { es: 'adopción, adoptar', pt: 'adoção, adotar, adopção', en: 'adoption, adopt, rehoming' },
  {
    es: 'huertos, huerto, huerta, jardín, jardines, jardinería, jardinero, horticultura, cultivar, plantar',
    pt: 'hortas, horta, jardim, jardinagem, jardineiro, horticultura, cultivar, plantar',
    en: 'gardens, garden, gardening, gardeners, allotment, horticulture, planting, vegetable garden, vegetable patch, veg patch',
  },
  {
    es: 'árboles, reforestación, plantación de árboles, bosque, bosques',
    pt: 'árvores, reflorestação, reflorestamento, floresta, bosque',
    en: 'trees, tree, reforestation, tree planting, forest, woodland',
  },
  {
    es: 'medio ambiente, medioambiente, ecología, ecologista, naturaleza, sostenibilidad, sostenible, clima',
    pt: 'meio ambiente, ambiente, ecologia, natureza, sustentabilidade, sustentável, clima',
    en: 'environment, environmental, ecology, nature, sustainability, sustainable, climate, green, conservation',
    categories: ['responsible-consumption'],
  },
  {
    es: 'reciclaje, reciclar, residuos, basura, plásticos, compostaje, desechos',
    pt: 'reciclagem, reciclar, resíduos, lixo, plástico, compostagem',
    en: 'recycling, recycle, waste, rubbish, litter, trash, garbage, plastic, composting',
  },
  {
    es: 'playas, playa, costa, mar, océano',
    pt: 'praias, praia, costa, mar, oceano',
    en: 'beaches, beach, coast, sea, ocean, seaside',
  },
  {
    es: 'limpieza, limpiar, recogida de basura',
    pt: 'limpeza, limpar, recolha de lixo, mutirão de limpeza',
    en: 'cleaning, clean, cleanup, litter picking',
  },
  {
    es: 'salud, sanidad, sanitario, salud pública, bienestar, médico',
    pt: 'saúde, sanidade, bem-estar, médico, medicina',
    en: 'health, healthcare, medical, wellbeing, medicine',
    categories: ['health'],
  },
  {
    es: 'hospital, hospitales, pacientes, enfermos, ingresados',
    pt: 'hospital, hospitais, pacientes, doentes, internados',
    en: 'hospital, hospitals, patients, sick people, sick',
    categories: ['health'],
  },
  {
    es: 'enfermeros, enfermera, enfermería',
    pt: 'enfermeiros, enfermeira, enfermagem',
    en: 'nurses, nurse, nursing',
  },
  { es: 'médicos, doctores, doctora', pt: 'médicos, doutores', en: 'doctors, doctor, physician' },
  {
    es: 'dentistas, dental, odontología, bucal',
    pt: 'dentistas, dentário, odontologia, bucal',
    en: 'dentists, dental, dentistry',
  },
  {
    es: 'salud mental, psicología, psicólogos, depresión, ansiedad, apoyo emocional, suicidio',
    pt: 'saúde mental, psicologia, psicólogos, depressão, ansiedade, apoio emocional',
    en: 'mental health, psychology, psychologist, depression, anxiety, emotional support, counselling, helpline',
  },
  {
    es: 'donación de sangre, donar sangre, sangre, donantes',
    pt: 'doação de sangue, doar sangue, dar sangue, sangue, dadores, doadores',
    en: 'blood donation, donate blood, give blood, blood, blood drive, donors',
  },
  {
    es: 'primeros auxilios, socorristas, emergencias, salvamento, socorrismo',
    pt: 'primeiros socorros, socorristas, emergência, salva-vidas',
    en: 'first aid, paramedics, emergency, lifeguard, first responders',
  },
  {
    es: 'cáncer, oncología, oncológico',
    pt: 'cancro, câncer, oncologia',
    en: 'cancer, oncology',
    categories: ['health'],
  },
  {
    es: 'adicciones, drogas, alcohol, alcoholismo, drogadicción, drogodependencia, toxicomanía, desintoxicación, ludopatía',
    pt: 'dependências, drogas, álcool, alcoolismo, toxicodependência, vícios, dependência química',
    en: 'addiction, addictions, drugs, alcohol, alcoholism, substance abuse, rehab, gambling',
    categories: ['addictions'],
  },
  {
    es: 'derechos humanos, derechos, justicia, activismo',
    pt: 'direitos humanos, direitos, justiça, ativismo',
    en: 'human rights, rights, justice, activism',
    categories: ['human-rights'],
  },
  {
    es: 'ayuda humanitaria, humanitario, cooperación, catástrofe, desastre',
    pt: 'ajuda humanitária, humanitário, cooperação, catástrofe, desastre',
    en: 'humanitarian aid, humanitarian, relief, development aid, disaster',
    categories: ['humanitarian-aid', 'development-cooperation'],
  },
  {
    es: 'cultura, cultural, museo, patrimonio, museos',
    pt: 'cultura, cultural, museu, património, museus',
    en: 'culture, cultural, museum, heritage',
    categories: ['culture-and-social-art'],
  },
  {
    es: 'internacional, extranjero, intercambio',
    pt: 'internacional, exterior, intercâmbio',
    en: 'international, abroad, exchange, overseas',
    categories: ['international'],
  },
]
