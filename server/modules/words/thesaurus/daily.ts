import type { Group } from './group.ts'

/** What everyday life is made of: kin, places, things, weather, and what one does with them. */
export const daily: readonly Group[] = [
  {
    es: 'viudas, viudos, viudedad',
    pt: 'viúvas, viúvos, viuvez',
    en: 'widows, widowers, widowed, widowhood',
  },
  {
    es: 'duelo, pérdida, fallecidos, muerte de un familiar',
    pt: 'luto, perda, falecidos, enlutados',
    en: 'bereavement, bereaved, grief, grieving, loss of a partner, mourning',
  },
  {
    es: 'matrimonio, marido, esposa, pareja, divorcio, divorciados',
    pt: 'casamento, marido, esposa, casal, divórcio, divorciados',
    en: 'marriage, husband, wife, wives, divorce, divorced',
  },
  {
    es: 'embarazo, embarazadas, gestantes, parto, embarazo adolescente',
    pt: 'gravidez, grávidas, gestantes, parto, gestação',
    en: 'pregnancy, pregnant, expectant mothers, childbirth, teen mums, teenage mothers',
  },
  {
    es: 'madres adolescentes, madres jóvenes',
    pt: 'mães adolescentes, grávidas adolescentes, mães jovens',
    en: 'teen mums, teenage mothers, young mums, teen moms',
  },
  {
    es: 'leche materna, lactancia, banco de leche, dar el pecho',
    pt: 'leite materno, amamentação, banco de leite, aleitamento',
    en: 'breast milk, breastfeeding, milk bank',
  },
  {
    es: 'guarderías, guardería, escuela infantil, jardín de infancia, preescolar',
    pt: 'creches, creche, infantário, jardim de infância, berçário, pré-escola',
    en: 'nursery, playgroup, kindergarten, preschool, daycare, toddler group, under fives',
  },
  {
    es: 'centro de menores, menores tutelados, chicos tutelados, menas, menores extranjeros no acompañados',
    pt: 'casa de acolhimento, menores não acompanhados, abrigo de menores',
    en: 'children home, looked after children, unaccompanied minors, group home',
  },
  {
    es: 'hermanos, hermanas, gemelos',
    pt: 'irmãos, irmãs, gêmeos',
    en: 'siblings, brothers, sisters, twins',
  },
  {
    es: 'amigos, amistad, hacer amigos',
    pt: 'amigos, amizade, fazer amigos',
    en: 'friends, friendship, make friends',
  },
  {
    es: 'deudas, endeudados, morosos, préstamos, sobreendeudamiento',
    pt: 'dívidas, endividados, devedores, empréstimos, sobre-endividamento',
    en: 'debt, debts, indebted, debtors, loans, money problems, debt advice',
  },
  {
    es: 'ayudas sociales, prestaciones, subsidios, renta mínima, bono social',
    pt: 'apoios sociais, benefícios sociais, prestações sociais, bolsa família, cadastro único, CadÚnico, rendimento social',
    en: 'benefits, welfare, benefits advice, social benefits, universal credit, entitlements',
  },
  {
    es: 'documentos, pasaporte, padrón, nacionalidad, permiso de residencia, extranjería',
    pt: 'documentos, passaporte, nacionalidade, autorização de residência, título de residência',
    en: 'documents, passport, citizenship, residence permit',
  },
  {
    es: 'supermercados, supermercado, gran recogida, mercado, tiendas de comestibles',
    pt: 'supermercados, supermercado, hipermercados, mercado, mercearia',
    en: 'supermarkets, supermarket, food drive, grocery store',
  },
  {
    es: 'arroz, aceite, legumbres, leche, pañales, productos de higiene',
    pt: 'arroz, óleo, feijão, leite, fraldas, produtos de higiene',
    en: 'rice, oil, beans, milk, nappies, diapers, toiletries, hygiene products',
  },
  {
    es: 'desayunos, desayuno, meriendas, merienda, cenas, cena, almuerzos',
    pt: 'cafés da manhã, pequenos-almoços, pequeno-almoço, lanche, jantares, jantar, almoços',
    en: 'breakfasts, breakfast, snacks, dinners, dinner, lunches, lunch, supper',
  },
  { es: 'té, café, infusiones, chocolate', pt: 'chá, café, chocolate', en: 'tea, coffee, cocoa, cuppa' },
  {
    es: 'fruta, verduras, hortalizas, legumbres frescas',
    pt: 'fruta, frutas, verduras, legumes, hortaliças',
    en: 'fruit, vegetables, veg',
  },
  {
    es: 'gallinas, pollos, gallinero, aves de corral',
    pt: 'galinhas, frangos, galinheiro, aves domésticas',
    en: 'hens, chickens, poultry, coop, chooks',
  },
  {
    es: 'ovejas, corderos, cabras, rebaños',
    pt: 'ovelhas, cordeiros, cabras, rebanhos',
    en: 'sheep, lambs, goats, flocks',
  },
  {
    es: 'conejos, cobayas, hámster, roedores',
    pt: 'coelhos, porquinhos-da-índia, hamster, roedores',
    en: 'rabbits, guinea pigs, hamsters, rodents',
  },
  {
    es: 'rapaces, búhos, buitres, águilas, halcones, lechuzas',
    pt: 'aves de rapina, corujas, grifos, abutres, águias, falcões',
    en: 'birds of prey, owls, owl, vultures, eagles, hawks, falcons, raptors',
  },
  {
    es: 'flamencos, garzas, cigüeñas, patos',
    pt: 'flamingos, garças, cegonhas, patos',
    en: 'flamingos, herons, storks, ducks, waterfowl',
  },
  {
    es: 'delfines, ballenas, focas, cetáceos',
    pt: 'golfinhos, botos, baleias, focas, cetáceos',
    en: 'dolphins, whales, porpoises, cetaceans',
  },
  {
    es: 'arrecifes, arrecife, arrecife de coral, arrecifes de coral, fondo marino, fondos marinos',
    pt: 'recifes, recife de coral, fundo do mar',
    en: 'coral reef, reefs, reef, seabed',
  },
  { es: 'peces, acuario, tiburones', pt: 'peixes, aquário, tubarões', en: 'aquarium, sharks' },
  {
    es: 'serpientes, reptiles, lagartos, ranas, anfibios',
    pt: 'cobras, répteis, lagartos, sapos, rãs, anfíbios',
    en: 'snakes, reptiles, lizards, frogs, toads, amphibians',
  },
  {
    es: 'cachorritos, camada, casa de acogida de animales',
    pt: 'filhotes, ninhada, lar temporário, famílias de acolhimento temporário',
    en: 'foster kittens, foster puppies, litter of kittens, foster home for animals, animal foster',
  },
  {
    es: 'nieve, frío, ola de frío, invierno',
    pt: 'neve, frio, vaga de frio, onda de frio, inverno',
    en: 'snow, cold, cold snap, winter',
  },
  { es: 'sequía, calor, ola de calor', pt: 'seca, calor, onda de calor', en: 'drought, heat wave, heatwave' },
  {
    es: 'montes, monte, sierra, cerros',
    pt: 'montes, serra, morros',
    en: 'hills, mountains, moorland, fells',
  },
  {
    es: 'pueblos, pueblo, rural, aldeas, zona rural, despoblación',
    pt: 'aldeias, vilas, rural, meio rural, interior rural',
    en: 'villages, village, rural, countryside',
  },
  {
    es: 'parques, zonas verdes, espacios públicos',
    pt: 'parques, áreas verdes, espaços públicos',
    en: 'parks, green spaces, public spaces',
  },
  {
    es: 'domicilio, a domicilio',
    pt: 'domicílio, ao domicílio, a domicílio, domiciliar',
    en: 'home visits, domiciliary',
  },
  {
    es: 'cajas, paquetes, lotes, bolsas',
    pt: 'caixas, pacotes, cabazes, sacolas',
    en: 'parcels, packages, bags',
  },
  {
    es: 'muebles, mueble, electrodomésticos, enseres',
    pt: 'móveis, mobília, eletrodomésticos, mobiliário',
    en: 'furniture, appliances, household goods, white goods',
  },
  {
    es: 'gafas, audífonos, prótesis, sillas de ruedas',
    pt: 'óculos, aparelhos auditivos, próteses',
    en: 'glasses, hearing aids, prosthetics',
  },
  {
    es: 'ordenadores viejos, reacondicionar ordenadores, reparar ordenadores',
    pt: 'computadores usados, recondicionar computadores, consertar computadores',
    en: 'refurbish computers, old laptops, computer repair',
  },
  {
    es: 'libros de texto, material escolar, mochilas',
    pt: 'livros didáticos, manuais escolares, material escolar, mochilas',
    en: 'textbooks, school supplies, backpacks, stationery',
  },
  {
    es: 'juguetes, muñecas, peluches',
    pt: 'brinquedos, bonecas, bichos de pelúcia',
    en: 'toys, dolls, teddy bears, soft toys',
  },
  {
    es: 'furgonetas, camionetas, microbús, minibús, autobús',
    pt: 'carrinhas, vans, micro-ônibus, miniautocarro, autocarro, ônibus',
    en: 'minibus, vans, bus driver, coach driver, pickup',
  },
  {
    es: 'citas médicas, llevar al médico, consultas médicas, acompañar al médico',
    pt: 'consultas médicas, levar ao médico, acompanhar consultas, ir ao médico',
    en: 'medical appointments, doctors appointments, lift to hospital, surgery visits, patient transport',
  },
  {
    es: 'bote salvavidas, salvamento marítimo, rescate en el mar',
    pt: 'barco salva-vidas, salvamento marítimo, salvamento no mar',
    en: 'lifeboat, lifeboats, rnli, coastguard, sea rescue',
  },
  {
    es: 'búsqueda y rescate, rescate de montaña, rescatistas',
    pt: 'busca e salvamento, busca e resgate, resgate na montanha, resgatistas',
    en: 'search and rescue, mountain rescue, rescuers',
  },
  {
    es: 'tiendas de campaña, carpas, refugios temporales, mantas térmicas',
    pt: 'tendas, barracas, abrigos temporários',
    en: 'tents, shelters, emergency shelter',
  },
  { es: 'desminado, minas antipersona', pt: 'desminagem', en: 'demining, landmines' },
  {
    es: 'elecciones, votar, observadores electorales',
    pt: 'eleições, votar, observadores eleitorais',
    en: 'elections, vote, voting, election observers',
  },
  {
    es: 'manifestaciones, protesta, recogida de firmas, peticiones',
    pt: 'manifestações, protesto, recolha de assinaturas, petições, abaixo-assinado',
    en: 'demonstrations, protest, petitions, petition, signatures',
  },
  {
    es: 'cementerios, tumbas, memoria histórica',
    pt: 'cemitérios, túmulos, memória histórica',
    en: 'cemeteries, graves, graveyard, historical memory',
  },
  {
    es: 'sanar, curar, heridas, heridos',
    pt: 'curar, sarar, feridas, feridos',
    en: 'heal, wounds, wounded, injured',
  },
  {
    es: 'transfronterizo, frontera, fronteras, rescate de migrantes',
    pt: 'fronteira, fronteiras, resgate de migrantes',
    en: 'border, borders, migrant rescue',
  },
  {
    es: 'travestis, drag, personas trans, mujeres trans, transexualidad',
    pt: 'travestis, travesti, drag, pessoas trans, mulheres trans, transexualidade',
    en: 'trans people, trans women, drag, crossdressers',
  },
]
