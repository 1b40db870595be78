import type { Group } from './group.ts'

/** What one does with one's hands, voice or body, and for company. */
export const tasks: readonly Group[] = [
  {
    es: 'cocinar, cocina, cocineros, cocinera, chef, pinche, comida, comidas, comedor, comedor social, comedores, menús, guisar, bocadillos, repostería',
    pt: 'cozinhar, cozinha, cozinheiros, cozinheira, chef, comida, refeições, refeitório, cantina social, restaurante popular, marmitas, marmitex, quentinhas, sopa, sopão, pastelaria',
    en: 'cooking, cook, kitchen, chef, meals, soup kitchen, soup, sandwiches, baking, catering, canteen',
    within: ['feeding'],
  },
  {
    es: 'alimentos, alimentación, banco de alimentos, reparto de alimentos, reparto de comida, comida, hambre, desperdicio alimentario, cesta básica, lotes de comida, despensa solidaria',
    pt: 'alimentos, alimentação, banco alimentar, banco de alimentos, cestas básicas, cabaz, comida, fome, desperdício alimentar, distribuição de alimentos',
    en: 'food, food bank, foodbank, food pantry, groceries, hunger, hungry, feeding, feed, food parcels, food waste, food distribution',
    categories: ['feeding'],
  },
  {
    es: 'música, músicos, instrumentos, guitarra, guitarrista, piano, coro, cantar, canto, cantantes, orquesta, conciertos, musicoterapia',
    pt: 'música, músicos, instrumentos, violão, guitarra, guitarrista, piano, coro, coral, cantar, canto, cantores, orquestra, concertos, musicoterapia',
    en: 'music, musicians, instruments, guitar, guitarist, piano, choir, sing, singing, singers, orchestra, concerts, music therapy',
  },
  {
    es: 'teatro, actores, actriz, actuar, interpretación, circo, títeres, marionetas, obra de teatro, teatrero',
    pt: 'teatro, atores, atriz, atuar, encenador, circo, marionetas, fantoches, peça de teatro',
    en: 'theatre, theater, drama, acting, actors, actor, actress, circus, puppets, play writing',
  },
  {
    es: 'arte, artes, pintura, pintar, manualidades, artesanía, artistas, dibujo, dibujar, cerámica, mural, murales, artes plásticas, arteterapia',
    pt: 'arte, artes, pintura, pintar, artesanato, trabalhos manuais, artistas, desenho, cerâmica, mural, artes plásticas, arteterapia',
    en: 'art, arts, painting, paint, crafts, handicrafts, artists, drawing, ceramics, pottery, mural, art therapy',
    categories: ['culture-and-social-art'],
  },
  {
    es: 'baile, bailar, danza, bailarines, bailes, zumba',
    pt: 'dança, dançar, dançarinos, bailarinos, bailes, balé, zumba, forró, samba',
    en: 'dance, dancing, dancers, dances, ballet, zumba, ballroom',
  },
  {
    es: 'deporte, deportes, deportivo, deportistas, entrenador, entrenadora, entrenar, actividad física, ejercicio, gimnasia, gimnasio',
    pt: 'esporte, esportes, desporto, esportivo, desportivo, desportistas, treinador, treinar, treinos, atividade física, exercício, ginástica',
    en: 'sport, sports, coach, coaches, coaching, athletics, athletes, exercise, fitness, trainer, gym, gymnastics',
    categories: ['sports'],
  },
  {
    es: 'fútbol, balompié, fútbol sala, futbolistas',
    pt: 'futebol, futsal, futebolistas',
    en: 'football, soccer, futsal, footballers',
    within: ['sports'],
  },
  {
    es: 'baloncesto, básquet, basket',
    pt: 'basquetebol, basquete, basket',
    en: 'basketball',
    within: ['sports'],
  },
  {
    es: 'vela, navegar, barco, velero, remo, piragüismo',
    pt: 'vela, navegar, barco, veleiro, remo, canoagem',
    en: 'sailing, sail, boat, yacht, rowing, kayak',
    within: ['sports'],
  },
  {
    es: 'ocio, tiempo libre, ocio y tiempo libre, salidas, juegos, jugar, ludoteca, animación, animadores, actividades lúdicas, juegos de mesa',
    pt: 'lazer, tempos livres, recreação, recreadores, brincar, jogos, jogar, ludoteca, brinquedoteca, animação, animadores, jogos de tabuleiro',
    en: 'leisure, free time, outings, games, playwork, recreation, entertainers, board games',
  },
  {
    es: 'campamentos, campamento, colonias, campamento de verano, colonia de verano, campamento urbano, scouts, monitores de tiempo libre, campos de trabajo',
    pt: 'acampamentos, acampamento, colónia de férias, campo de férias, campos de férias, escuteiros, escoteiros, campos de trabalho',
    en: 'camps, camp, summer camp, summer camps, holiday club, scouts, playscheme, camp leader, workcamp',
    within: ['childhood-youth-and-family'],
  },
  {
    es: 'mediación, mediador, mediadora, mediar, conflictos, resolución de conflictos',
    pt: 'mediação, mediador, mediadora, mediar, conflitos, resolução de conflitos',
    en: 'mediation, mediator, mediate, conflict resolution',
  },
  {
    es: 'escucha, escuchar, escucha activa',
    pt: 'escuta, escutar, ouvir, escuta ativa',
    en: 'listening, listen, listener, listeners',
  },
  {
    es: 'niñera, canguro, cuidar niños',
    pt: 'babá, cuidar de crianças, babysitter',
    en: 'babysitting, babysitter, childcare, child care, nanny',
    within: ['childhood-youth-and-family'],
  },
  {
    es: 'ropa, ropero, vestir, mantas, abrigo, zapatos, recogida de ropa, vestuario',
    pt: 'roupa, roupas, agasalhos, cobertores, sapatos, vestuário, calçado',
    en: 'clothes, clothing, blankets, shoes, garments, clothing bank',
  },
  {
    es: 'tienda solidaria, tienda, dependientes, dependienta, vender, segunda mano, mercadillo, rastrillo',
    pt: 'loja solidária, loja social, loja, vendedores, vender, segunda mão, bazar, brechó, feira solidária',
    en: 'charity shop, thrift store, shop, shop assistant, retail, sales assistant, selling, second hand, secondhand, flea market, jumble sale, bazaar',
  },
  {
    es: 'costura, coser, costureras, tejer, bordar, ganchillo, modista, sastre, confección',
    pt: 'costura, costurar, coser, costureiras, tricô, tricotar, crochê, bordar, alfaiate',
    en: 'sewing, sew, seamstress, knitting, knit, crochet, embroidery, tailor, dressmaking, needlework',
  },
  {
    es: 'carpintería, carpinteros, bricolaje, madera, manitas, albañiles, albañilería, construcción, construir, rehabilitar viviendas, pintores, electricistas, fontaneros, fontanería',
    pt: 'carpintaria, carpinteiros, bricolagem, marcenaria, marceneiros, pedreiros, construção, construir, pintores, eletricistas, encanadores, canalizadores, mutirão de obras',
    en: 'carpentry, carpenters, carpenter, woodwork, joinery, handyman, diy, building, build, builders, construction, bricklayer, decorating, electricians, plumbers, plumbing, renovation',
  },
  {
    es: 'reparar, reparación, arreglar, arreglos, averías, mantenimiento, electrodomésticos, mecánica, mecánico, mecánicos',
    pt: 'reparar, reparação, consertar, conserto, arranjar, avariados, manutenção, eletrodomésticos, mecânica, mecânico, mecânicos',
    en: 'repair, repairs, repairing, fix, fixing, mend, mending, maintenance, appliances, mechanic, mechanics, repair cafe',
  },
  {
    es: 'conducir, conductor, conductora, conductores, transporte, transportar, chófer, chóferes, furgoneta, coche, camión, carné de conducir, llevar en coche',
    pt: 'conduzir, condutor, motorista, motoristas, transporte, transportar, carrinha, dirigir, carro, carta de condução, carona, boleia',
    en: 'driving, driver, drivers, drive, transport, chauffeur, minibus, lorry',
  },
  {
    es: 'peluquería, peluqueros, peluquera, cortar el pelo, corte de pelo, barbero, maquillaje, estética, uñas',
    pt: 'cabeleireiros, cabeleireira, cortar cabelo, corte de cabelo, barbeiros, barbearia, maquiagem, maquilhagem, estética, manicure',
    en: 'hairdressing, hairdressers, hairdresser, haircuts, haircut, barbers, barber, makeup, beauty, manicure',
  },
  {
    es: 'mudanzas, mudanza, muebles, cargar',
    pt: 'mudanças, móveis, mobília',
    en: 'removals, moving house, furniture',
  },
  {
    es: 'eventos, evento, fiestas, festival, festivales, organizar eventos, azafatas',
    pt: 'eventos, evento, festas, festival, festivais, organizar eventos',
    en: 'events, event, festival, festivals, party, parties, stewards, stewarding, marshals',
  },
  {
    es: 'sensibilización, sensibilizar, concienciar, charlas, divulgar',
    pt: 'sensibilização, sensibilizar, conscientização, palestras',
    en: 'awareness, awareness raising, outreach, talks',
  },
]
