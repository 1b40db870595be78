import type { Group } from './group.ts'

/** Games, sports, instruments and what people do for pleasure. */
export const pastimes: readonly Group[] = [
  {
    es: 'títeres, marionetas, titiriteros, guiñol',
    pt: 'fantoches, marionetas, marionetes, bonecos, teatro de bonecos',
    en: 'puppets, puppetry, puppeteers, puppet show',
  },
  { es: 'magia, magos, ilusionistas', pt: 'magia, mágicos, ilusionistas', en: 'magic, magicians, conjurors' },
  {
    es: 'malabares, malabaristas, acróbatas',
    pt: 'malabarismo, malabaristas, acrobatas',
    en: 'juggling, jugglers, acrobats',
  },
  {
    es: 'ajedrez, damas, tablero',
    pt: 'xadrez, damas, tabuleiro',
    en: 'chess, draughts, checkers, board games',
  },
  {
    es: 'cartas, baraja, naipes, dominó, bingo, parchís, jugar a las cartas',
    pt: 'cartas, baralho, jogar às cartas, dominó, bingo, sueca',
    en: 'cards, card games, playing cards, dominoes, bingo',
  },
  {
    es: 'patinaje, patinar, patines, patinadores, monopatín, skate, skaters',
    pt: 'patinagem, patinação, patins, patinadores, skate, skatistas',
    en: 'skating, skates, skaters, skateboarding, skateboard, skate, rollerblading',
    within: ['sports'],
  },
  {
    es: 'natación, nadar, piscina, nadadores, aquagym',
    pt: 'natação, nadar, piscina, nadadores, hidroginástica',
    en: 'swimming, swim, swimmers, swimming pool, aqua aerobics',
    within: ['sports'],
  },
  {
    es: 'buceo, bucear, buzos, submarinismo, submarinistas',
    pt: 'mergulho, mergulhar, mergulhadores',
    en: 'diving, divers, scuba diving, scuba, snorkelling',
    within: ['sports'],
  },
  {
    es: 'surf, surfear, surfistas, tablas de surf',
    pt: 'surf, surfe, surfistas, pranchas de surf',
    en: 'surfing, surf, surfers, surfboards',
    within: ['sports'],
  },
  {
    es: 'esquí, esquiar, esquiadores, nieve, snowboard',
    pt: 'esqui, esquiar, esquiadores, neve, snowboard',
    en: 'skiing, ski, skiers, snow, snowboarding',
    within: ['sports'],
  },
  {
    es: 'escalada, escalar, rocódromo, alpinismo',
    pt: 'escalada, escalar, alpinismo, rapel',
    en: 'climbing, climbers, mountaineering, abseiling',
    within: ['sports'],
  },
  {
    es: 'tenis, pádel, raquetas, tenis de mesa, ping pong',
    pt: 'ténis, padel, raquetes, ténis de mesa, pingue pongue',
    en: 'tennis, padel, rackets, table tennis, ping pong, badminton',
    within: ['sports'],
  },
  { es: 'voleibol, vóley', pt: 'voleibol, vôlei', en: 'volleyball', within: ['sports'] },
  { es: 'balonmano', pt: 'andebol, handebol', en: 'handball', within: ['sports'] },
  { es: 'rugby', pt: 'rugby, râguebi', en: 'rugby', within: ['sports'] },
  { es: 'boxeo, boxeadores', pt: 'boxe, boxeadores, pugilismo', en: 'boxing, boxers', within: ['sports'] },
  {
    es: 'judo, kárate, taekwondo, artes marciales',
    pt: 'judo, karaté, caratê, taekwondo, artes marciais',
    en: 'judo, karate, taekwondo, martial arts, self defence',
    within: ['sports'],
  },
  {
    es: 'gimnasia, gimnastas, aeróbic, gimnasia de mantenimiento',
    pt: 'ginástica, ginastas, aeróbica',
    en: 'gymnastics, gymnasts, aerobics, keep fit',
    within: ['sports'],
  },
  { es: 'petanca, bolos', pt: 'petanca, bocha, malha', en: 'petanque, bowls, bowling', within: ['sports'] },
  {
    es: 'triatlón, carreras, maratón, corredores, running, atletismo',
    pt: 'triatlo, corridas, maratona, corredores, atletismo',
    en: 'triathlon, races, marathon, running, runners, athletics',
    within: ['sports'],
  },
  {
    es: 'piragüismo, kayak, remo, remar',
    pt: 'canoagem, caiaque, remo, remar',
    en: 'kayak, rowing',
    within: ['sports'],
  },
  { es: 'piano, pianistas, teclado', pt: 'piano, pianistas, teclado', en: 'piano, pianists, keyboard' },
  {
    es: 'violín, violonchelo, violinistas',
    pt: 'violino, violoncelo, violinistas',
    en: 'violin, cello, fiddle, violinists',
  },
  {
    es: 'batería, percusión, tambores, cajón',
    pt: 'bateria, percussão, tambores',
    en: 'drums, percussion, drummers, drumming',
  },
  {
    es: 'flauta, clarinete, trompeta, saxofón',
    pt: 'flauta, clarinete, trompete, saxofone',
    en: 'flute, clarinet, trumpet, saxophone, recorder',
  },
  {
    es: 'rap, hip hop, grafiti, arte urbano',
    pt: 'rap, hip hop, grafite, grafitti, arte urbana',
    en: 'rap, hip hop, graffiti, street art',
  },
  {
    es: 'tejer, ganchillo, calceta, lana, agujas',
    pt: 'tricô, tricotar, crochê, lã, agulhas',
    en: 'knitting, knit, crochet, wool, yarn',
  },
  {
    es: 'cerámica, alfarería, barro, arcilla',
    pt: 'cerâmica, olaria, barro, argila',
    en: 'ceramics, pottery, clay',
  },
  {
    es: 'cómics, tebeos, cómic, historietas, viñetas',
    pt: 'banda desenhada, gibis, gibi, quadrinhos, histórias em quadrinhos',
    en: 'comics, comic books, graphic novels, cartoons',
  },
  {
    es: 'cine, películas, cinefórum, cineclub',
    pt: 'cinema, filmes, cineclube',
    en: 'cinema, films, movies, film club',
  },
  {
    es: 'videojuegos, gamers, consolas',
    pt: 'videojogos, videogames, jogos eletrônicos, gamers',
    en: 'video games, gamers',
  },
  { es: 'origami, papiroflexia, recortables', pt: 'origami, dobraduras', en: 'origami, papercraft' },
  {
    es: 'karaoke, canciones, cancionero',
    pt: 'karaoke, canções, cantigas',
    en: 'karaoke, songs, singalong, sing along',
  },
  {
    es: 'disfraces, carnaval, cabalgata',
    pt: 'fantasias de carnaval, carnaval, carnavalesco, desfile',
    en: 'costumes, carnival, fancy dress',
  },
  {
    es: 'tertulias, tertulia, café tertulia, charlas con café',
    pt: 'tertúlias, rodas de conversa, roda de conversa',
    en: 'coffee morning, coffee mornings, conversation circle, talking group',
  },
  {
    es: 'excursiones, salidas, viajes, paseos culturales',
    pt: 'excursões, passeios, viagens, saídas',
    en: 'trips, outings, excursions, day trips',
  },
  {
    es: 'escribir cartas, cartas, correspondencia, postales, amigos por carta',
    pt: 'escrever cartas, cartas, correspondência, postais, amigos por correspondência',
    en: 'write letters, letter writing, letters, pen pals, pen pal, correspondence, postcards',
  },
  {
    es: 'restauración de muebles, restaurar muebles, barnizar, lijar, ebanistería',
    pt: 'restauro de móveis, restauração de móveis, restaurar móveis, envernizar, marcenaria',
    en: 'furniture restoration, restore furniture, varnishing, sanding, upcycling, cabinet making',
  },
  {
    es: 'pintacaras, pintura de caras, globos, animación infantil, cumpleaños',
    pt: 'pinturas faciais, balões, animação infantil, aniversários',
    en: 'face painting, balloons, children entertainers, birthdays',
  },
]
