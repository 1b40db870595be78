import type { Group } from './group.ts'

/** Animals, plants and what surrounds us. */
export const nature: readonly Group[] = [
  {
    es: 'animales, mascotas, bichos, protectora, protectora de animales, refugio de animales, animalista, animales abandonados, animales callejeros',
    pt: 'animais, bichos, bichinhos, pets, mascotes, animais de estimação, protetora de animais, animais de rua, animais abandonados',
    en: 'animals, pets, animal shelter, animal rescue, animal welfare, stray animals',
    categories: ['animals'],
  },
  {
    es: 'perros, perra, perrito, perritos, chuchos, cachorros, canino, perrera, perros callejeros, perros abandonados',
    pt: 'cães, cão, cachorros, cachorrinhos, cadela, canil, canino, cães de rua, cachorros de rua, cães abandonados',
    en: 'dogs, dog, puppy, puppies, pooch, canine, kennel, hounds, stray dogs',
    within: ['animals'],
  },
  {
    es: 'gatos, gata, gatitos, gatito, felinos, felinas, michis, colonias felinas, gatos callejeros',
    pt: 'gatos, gata, gatinhos, felinos, gatil, gatos de rua',
    en: 'cats, cat, kitten, kittens, feline, cattery, stray cats, feral cats',
    within: ['animals'],
  },
  {
    es: 'caballos, caballo, yeguas, burros, equino, hípica, equitación, ecuestre, cuadra, establo, equinoterapia',
    pt: 'cavalos, cavalo, éguas, burros, equino, hípica, equitação, hipismo, cavalariça, estábulo, equoterapia',
    en: 'horses, horse, donkeys, pony, ponies, stables, equine, equestrian, horse riding',
    within: ['animals'],
  },
  {
    es: 'veterinarios, veterinaria, clínica veterinaria',
    pt: 'veterinários, veterinária, clínica veterinária',
    en: 'vets, vet, veterinarian, veterinary, animal clinic',
    within: ['animals'],
  },
  {
    es: 'granja, ganado, ovejas, cabras, vacas, toros, terneros, gallinas, cerdos, animales de granja, santuario',
    pt: 'quinta pedagógica, fazenda, gado, ovelhas, cabras, vacas, galinhas, porcos, santuário',
    en: 'farm, farming, livestock, sheep, goats, cows, hens, chickens, pigs, farm animals, sanctuary',
    within: ['animals'],
  },
  {
    es: 'tortugas, fauna marina, delfines, ballenas, cetáceos, focas',
    pt: 'tartarugas, fauna marinha, golfinhos, baleias, cetáceos, focas',
    en: 'turtles, sea turtles, marine life, dolphins, whales, seals, marine animals',
    within: ['animals'],
  },
  {
    es: 'aves, pájaros, pajarito, ornitología, avistamiento de aves, rapaces, búhos, cigüeñas, flamencos',
    pt: 'aves, pássaros, passarinhos, ornitologia, observação de aves, corujas, cegonhas, flamingos',
    en: 'birds, birdwatching, birding, ornithology, owls, storks, flamingos, bird watching',
    within: ['animals'],
  },
  {
    es: 'fauna, fauna silvestre, animales salvajes, animales silvestres, lobos, linces, osos, zorros, erizos, murciélagos, ciervos',
    pt: 'fauna, animais selvagens, animais silvestres, vida selvagem, lobos, linces, ursos, raposas, ouriços, morcegos, macacos, veados',
    en: 'wildlife, wild animals, wolves, wolf, lynx, foxes, hedgehogs, bats, monkeys, deer, badgers',
    within: ['animals'],
  },
  {
    es: 'abejas, apicultura, apicultor, colmenas, miel, polinizadores, insectos, mariposas',
    pt: 'abelhas, apicultura, apicultor, colmeias, mel, polinizadores, insetos, borboletas',
    en: 'bees, beekeeping, beekeepers, beehives, honey, pollinators, insects, butterflies',
    within: ['animals', 'responsible-consumption'],
  },
  {
    es: 'adopción, adoptar, casa de acogida, acoger animales',
    pt: 'adoção, adotar, adopção, lar temporário, família de acolhimento temporário',
    en: 'adoption, adopt, rehoming, rehome, animal fostering',
  },
  {
    es: 'huertos, huerto, huerta, jardín, jardines, jardinería, jardinero, horticultura, hortelano, cultivar, plantar, sembrar, regar, invernadero, flores',
    pt: 'hortas, horta, jardim, jardinagem, jardineiro, horticultura, cultivar, plantar, sementes, regar, estufa, flores',
    en: 'gardens, garden, gardening, gardeners, allotment, horticulture, planting, vegetable garden, vegetable patch, veg patch, sowing, greenhouse, flowers, wildflowers',
  },
  {
    es: 'agricultura, agricultor, agroecología, cosecha, cosechar, permacultura',
    pt: 'agricultura, agricultor, agroecologia, colheita, colher, permacultura',
    en: 'agriculture, farmer, harvest, harvesting, crops, gleaning, permaculture',
    within: ['responsible-consumption'],
  },
  {
    es: 'árboles, reforestación, reforestar, plantación de árboles, bosque, bosques, forestal, selva',
    pt: 'árvores, reflorestação, reflorestar, reflorestamento, floresta, bosque, arborização, mudas de árvores',
    en: 'trees, tree, reforestation, reforest, tree planting, forest, forestry, woodland, saplings, rainforest',
  },
  {
    es: 'medio ambiente, medioambiente, ambiental, ecología, ecologista, naturaleza, sostenibilidad, sostenible, clima, cambio climático, biodiversidad',
    pt: 'meio ambiente, ambiente, ambiental, ecologia, ecologista, natureza, sustentabilidade, sustentável, clima, alterações climáticas, mudanças climáticas, biodiversidade',
    en: 'environment, environmental, ecology, ecologist, nature, sustainability, sustainable, climate, climate change, green, conservation, biodiversity',
    categories: ['responsible-consumption'],
  },
  {
    es: 'reciclaje, reciclar, residuos, basura, plásticos, compostaje, compost, desechos, residuo cero, vertedero',
    pt: 'reciclagem, reciclar, resíduos, lixo, plástico, compostagem, compostar, desperdício zero, catadores',
    en: 'recycling, recycle, waste, rubbish, litter, trash, garbage, plastic, composting, compost, zero waste, landfill',
  },
  {
    es: 'consumo responsable, comercio justo, consumo consciente, economía social, economía solidaria',
    pt: 'consumo responsável, comércio justo, consumo consciente, economia social, economia solidária',
    en: 'responsible consumption, fair trade, ethical trade, ethical shopping, social economy',
    within: ['responsible-consumption'],
  },
  {
    es: 'playas, playa, costa, mar, océano, marino, litoral',
    pt: 'praias, praia, costa, mar, oceano, marinho, litoral, orla',
    en: 'beaches, beach, coast, coastal, sea, ocean, seaside, marine, shore',
  },
  {
    es: 'humedales, humedal, marismas',
    pt: 'zonas húmidas, zona húmida, sapal, mangue',
    en: 'wetlands, wetland, marshes',
  },
  {
    es: 'limpieza, limpiar, recogida de basura, recoger basura, limpiadores',
    pt: 'limpeza, limpar, recolha de lixo, apanhar lixo, mutirão de limpeza',
    en: 'cleaning, clean, cleanup, clean up, litter picking, litter pick, cleaners',
  },
  {
    es: 'senderismo, senderos, excursiones, excursionismo, montaña, montañismo, caminatas, trekking',
    pt: 'caminhadas, trilhos, trilhas, excursões, montanha, montanhismo, trekking',
    en: 'hiking, hikes, hikers, trails, footpaths, mountains, hills, hillwalking, trekking, rambling',
  },
  {
    es: 'bicicletas, bicis, ciclismo, ciclistas, pedalear',
    pt: 'bicicletas, bikes, ciclismo, ciclistas, pedalar',
    en: 'bicycles, bikes, bike, cycling, cyclists',
  },
  {
    es: 'energía, energías renovables, paneles solares, pobreza energética',
    pt: 'energia, energias renováveis, painéis solares, pobreza energética',
    en: 'energy, renewable energy, solar panels, fuel poverty',
  },
  {
    es: 'ciencia, investigación, investigadores, científicos, censo, ciencia ciudadana, laboratorio',
    pt: 'ciência, investigação, pesquisa, pesquisadores, cientistas, censo, ciência cidadã, laboratório',
    en: 'science, research, researchers, scientists, citizen science, laboratory',
  },
  {
    es: 'vivero, viveros, plantones, esquejes, semillas, plantas autóctonas',
    pt: 'viveiro, viveiros, mudas, sementes, plantas nativas',
    en: 'tree nursery, plant nursery, saplings, seedlings, cuttings, seeds, native plants',
    within: ['responsible-consumption'],
  },
  {
    es: 'aceitunas, aceituna, olivos, olivar, uvas, viñedos, vendimia, recoger fruta, recolección de fruta',
    pt: 'azeitonas, azeitona, oliveiras, olival, uvas, vinhas, vindima, apanhar fruta, colheita de fruta',
    en: 'olives, olive, olive picking, olive grove, grapes, vineyards, fruit picking, orchards',
    within: ['responsible-consumption'],
  },
]
