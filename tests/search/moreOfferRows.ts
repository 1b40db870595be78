/** Offers of causes and tasks that the first ones lack, in the same columns. */
export const moreOfferRows = `
tax-bilbao | Cuentas Claras | Bilbao, Euskadi, ES | Contable para una asociación vecinal | Lleva las cuentas y prepara los impuestos y la memoria anual. | advice | analytical-thinking
driver-alicante | Ruedas Amigas | Alacant, Comunitat Valenciana, ES | Conductor para pacientes de diálisis | Lleva en coche a enfermos al hospital y espera con ellos. | health | empathy
fire-leon | Alerta Monte | León, Castilla y León, ES | Brigadas contra incendios forestales | Vigilancia de montes en verano y reparto de agua y mantas a vecinos evacuados. | humanitarian-aid | teamwork
fair-vigo | Tenda Xusta | Vigo, Galicia, ES | Dependientes en la tienda de comercio justo | Vende café y chocolate de cooperativas del sur. | responsible-consumption | communication
pride-madrid | Arcoíris Sur | Madrid, Comunidad de Madrid, ES | Acompañamiento a jóvenes LGTBI | Grupo de escucha para adolescentes que salen del armario. | human-rights | empathy
autism-murcia | Azul Cercano | Murcia, Región de Murcia, ES | Tardes de juego con niños con autismo | Acompaña a los menores y da un respiro a sus familias. | people-with-disabilities childhood-youth-and-family | empathy
bikes-granada | Pedal y Llave | Granada, Andalucía, ES | Taller de reparación de bicicletas | Arreglamos bicis donadas y las entregamos a quien no puede comprarlas. | responsible-consumption | problem-solving
palliative-bilbao | Luz Serena | Bilbao, Euskadi, ES | Acompañamiento en cuidados paliativos | Estar al lado de pacientes al final de la vida y aliviar a quienes los cuidan. | health | empathy
birds-huelva | Alas de Doñana | Huelva, Andalucía, ES | Censo de aves en la marisma | Contamos flamencos y garzas con prismáticos al amanecer. | animals | analytical-thinking
jobs-murcia | Primer Paso | Murcia, Región de Murcia, ES | Orientación laboral para parados | Ayuda a escribir el currículum y a preparar entrevistas de trabajo. | people-at-risk-of-exclusion advice | mentoring
camp-jaca | Cumbres | Jaca, Aragón, ES | Monitores de campamento de verano | Excursiones, fogatas y talleres con chavales de diez a catorce años. | childhood-youth-and-family | leadership
quake-braga | Mãos Prontas | Braga, Braga, PT | Equipa de resposta a catástrofes | Montar tendas e distribuir água depois de cheias e sismos. | humanitarian-aid | teamwork
nurse-faro | Casa Serena | Faro, Faro, PT | Apoio a doentes oncológicos | Conversar com doentes durante a quimioterapia e acompanhar as famílias. | health | empathy
repair-lisboa | Café Conserto | Lisboa, Lisboa, PT | Arranjar electrodomésticos avariados | Uma tarde por mês consertamos torradeiras, rádios e candeeiros. | responsible-consumption | problem-solving
money-porto | Mealheiro | Porto, Porto, PT | Angariação de fundos na baixa | Pedir donativos na rua e explicar a causa a quem passa. | international | communication
museum-evora | Pedra Antiga | Évora, Évora, PT | Guias no museu e nas ruínas | Mostrar o templo romano a turistas e escolas. | culture-and-social-art | communication
wolves-mafra | Serra Uivo | Mafra, Lisboa, PT | Tratar de lobos no centro de recuperação | Preparar comida e vigiar as cercas dos lobos ibéricos. | animals | teamwork
hair-recife | Beleza na Rua | Recife, Pernambuco, BR | Cabeleireiros para quem mora na rua | Corte de cabelo e barba na praça, uma vez por mês. | homeless | empathy
indio-manaus | Raiz da Floresta | Manaus, Amazonas, BR | Saúde em aldeias indígenas | Médicos, barco e vacinas para povos da floresta. | health ethnic-minorities | teamwork
house-curitiba | Teto Novo | Curitiba, Paraná, BR | Construção de casas de emergência | Pregar, pintar e levantar moradias em um fim de semana. | people-at-risk-of-exclusion | teamwork
toys-bh | Pião | Belo Horizonte, Minas Gerais, BR | Campanha de Natal: arrecadação de brinquedos | Embrulhar presentes e levar a creches e orfanatos. | childhood-youth-and-family | organization-skills
enem-poa | Trilha | Porto Alegre, Rio Grande do Sul, BR | Cursinho popular pré-vestibular | Dê aulas de física, química ou redação para o ENEM. | childhood-youth-and-family | teaching
dance-fortaleza | Passo Leve | Fortaleza, Ceará, BR | Dança de salão na melhor idade | Bailes e aulas de forró para aposentados. | greater culture-and-social-art | creativity
yoga-brighton | Calm Tide | Brighton, England, GB | Yoga teacher for carers | Free classes for people who look after a relative. | health sports | teaching
rights-belfast | Clear Voice | Belfast, Northern Ireland, GB | Campaigner against torture | Write to governments about prisoners of conscience. | human-rights | communication
shop-bristol | Second Spin | Bristol, England, GB | Charity shop assistant | Sort clothes and books, and work on the till. | responsible-consumption | communication
video-glasgow | Reel Good | Glasgow, Scotland, GB | Video editor for short films | Cut interviews into one-minute clips, from home. | design | creativity
mentor-cardiff | Next Step | Cardiff, Wales, GB | Mentor for young people leaving care | Meet every fortnight and help them find work and a flat. | childhood-youth-and-family | mentoring
hike-cork | Trail Mates | Cork, Munster, IE | Footpath wardens | Repair paths, fix signs and clear brambles in the hills. | responsible-consumption | teamwork
ops-galway | Steady Ship | Galway, Connacht, IE | Trustee and treasurer | Join our board and look after the budget. | advice | leadership
bees-york | Hive Mind | York, England, GB | Beekeepers for a city meadow | Sow wildflowers and look after two hives. | responsible-consumption animals | teamwork
data-madrid | Datos con Causa | Madrid, Comunidad de Madrid, ES | Analista de datos | Excel y gráficos para medir el impacto de pequeñas entidades. | computing | analytical-thinking
puppets-toledo | Hilos de Colores | Toledo, Castilla-La Mancha, ES | Titiriteros para colegios rurales | Funciones de marionetas en pueblos pequeños. | culture-and-social-art childhood-youth-and-family | creativity
widows-soria | Mesa Camilla | Soria, Castilla y León, ES | Tertulias para viudas y viudos | Partidas de cartas y chocolate los miércoles. | greater | empathy
swim-gijon | Marea Azul | Gijón, Asturias, ES | Natación para personas con esclerosis | Ayuda a entrar y salir de la piscina climatizada. | people-with-disabilities sports health | empathy
market-bilbao | Kilo Vivo | Bilbao, Euskadi, ES | Gran recogida de alimentos en supermercados | Turnos de cuatro horas en la entrada animando a donar arroz y aceite. | feeding | teamwork
sheep-teruel | Lana y Monte | Teruel, Aragón, ES | Pastores por un día | Guía el rebaño y ayuda a esquilar las ovejas. | animals | teamwork
memory-vigo | Recordos | Vigo, Galicia, ES | Talleres de memoria para enfermos de alzhéimer | Ejercicios y canciones con personas con demencia y sus familias. | health greater | empathy
skate-getafe | Cuatro Ruedas | Getafe, Comunidad de Madrid, ES | Monitor de patinaje | Clases de monopatín para chavales del barrio. | sports childhood-youth-and-family | teaching
paint-cadiz | Brocha Gorda | Cádiz, Andalucía, ES | Pintar un centro de menores | Traer color a las habitaciones de chicos tutelados. | childhood-youth-and-family | teamwork
press-madrid | Letra Libre | Madrid, Comunidad de Madrid, ES | Periodistas para una revista social | Escribe reportajes sobre migraciones y barrios, desde casa. | human-rights | communication
hr-malaga | Equipo Sur | Málaga, Andalucía, ES | Coordinador de personas voluntarias | Entrevista, forma y cuida a quienes empiezan. | advice | management
mothers-setubal | Primeiro Colo | Setúbal, Setúbal, PT | Apoio a grávidas adolescentes | Preparar enxovais e acompanhar consultas. | women childhood-youth-and-family | empathy
nativity-guarda | Serra Amiga | Guarda, Guarda, PT | Reparar casas de idosos isolados | Pequenas obras: telhados, torneiras e pinturas. | greater | problem-solving
owls-evora | Asa Ferida | Évora, Évora, PT | Recuperação de corujas e grifos | Limpar gaiolas e soltar aves curadas. | animals | teamwork
chess-braga | Xeque | Braga, Braga, PT | Clube de xadrez na cadeia | Jogar com reclusos às quintas. | people-in-prison-situation | teaching
radio-faro | Onda Sul | Faro, Faro, PT | Locutor de rádio comunitária | Gravar podcasts com jovens do bairro. | culture-and-social-art | communication
wheels-leiria | Boleia Amiga | Leiria, Leiria, PT | Motoristas para levar idosos ao médico | Conduzir a carrinha da associação. | greater health | empathy
milk-recife | Gota de Amor | Recife, Pernambuco, BR | Banco de leite materno | Buscar frascos na casa das mães e levar ao berçário. | health | organization-skills
reef-natal | Coral Vivo | Natal, Rio Grande do Norte, BR | Mergulhadores para limpar recifes | Retirar redes e plástico do fundo do mar. | responsible-consumption | teamwork
library-belem | Barco de Letras | Belém, Pará, BR | Biblioteca flutuante nos rios | Levar gibis e romances a comunidades ribeirinhas. | culture-and-social-art childhood-youth-and-family | communication
cats-curitiba | Bigodes | Curitiba, Paraná, BR | Lar temporário para filhotes de gato | Abrigue gatinhos até a adoção. | animals | empathy
trans-sp | Casa Borboleta | São Paulo, São Paulo, BR | Acolhimento a pessoas trans | Oficinas de emprego e roda de conversa. | human-rights | diversity-respect
law-bh | Porta Aberta | Belo Horizonte, Minas Gerais, BR | Orientação sobre benefícios sociais | Ajudar a preencher o cadastro do Bolsa Família. | advice people-at-risk-of-exclusion | communication
grief-oxford | Still Here | Oxford, England, GB | Bereavement visitor | Sit with people who lost a partner. | health | empathy
debt-hull | Clean Slate | Hull, England, GB | Debt adviser | Help households make a budget and talk to banks. | advice | analytical-thinking
lifeboat-plymouth | Sea Watch | Plymouth, England, GB | Lifeboat crew | Train for rescues at sea; pagers at night. | humanitarian-aid | teamwork
toddlers-leeds | Little Steps | Leeds, England, GB | Playgroup helper | Sing, tidy up and read with under-fives. | childhood-youth-and-family | creativity
hens-norwich | Second Coop | Norwich, England, GB | Rehome battery hens | Catch, crate and drive chickens to new homes. | animals | teamwork
english-dublin | Common Tongue | Dublin, Leinster, IE | English conversation for asylum seekers | Chat over coffee at the reception centre. | immigration-refuge-and-asylum | teaching
menopause-cork | Warm Words | Cork, Munster, IE | Helpline for women leaving violent homes | Answer calls and find safe beds. | women | empathy
minibus-wales | Village Link | Swansea, Wales, GB | Minibus drivers for villages | Take neighbours to shops and the surgery. | people-at-risk-of-exclusion | empathy
foster-vigo | Cuatro Patas | Vigo, Galicia, ES | Casas de acogida para perros | Cuida en tu casa a un perro hasta que lo adopten. | animals | empathy
river-salamanca | Aguas Claras | Salamanca, Castilla y León, ES | Limpieza del río Tormes | Sacamos latas y neumáticos de la orilla. | responsible-consumption | teamwork
hair-alicante | Peina Sonrisas | Alacant, Comunitat Valenciana, ES | Pelucas solidarias | Corta y prepara melenas donadas para pacientes con quimioterapia. | health | creativity
wood-burgos | Taller Abierto | Burgos, Castilla y León, ES | Restaurar muebles con jóvenes en riesgo | Lija, barniza y enseña el oficio. | people-at-risk-of-exclusion childhood-youth-and-family | teaching
opera-valencia | Escena Amiga | València, Comunitat Valenciana, ES | Acomodadores para un festival benéfico | Recibe al público y reparte programas. | culture-and-social-art | communication
kids-braga | Brincar Mais | Braga, Braga, PT | Animar uma ludoteca | Jogos e pinturas faciais com crianças dos três aos seis anos. | childhood-youth-and-family | creativity
wheat-beja | Seara Nova | Beja, Beja, PT | Apanhar azeitona para o banco alimentar | Um dia no olival, com almoço. | feeding responsible-consumption | teamwork
clinic-coimbra | Olhar Atento | Coimbra, Coimbra, PT | Rastreios de visão | Optometristas para ver crianças nas escolas. | health | analytical-thinking
abc-salvador | Letra Viva | Salvador, Bahia, BR | Alfabetização de adultos | Ensine a ler e escrever a trabalhadores, à noite. | people-at-risk-of-exclusion | teaching
tech-floripa | Conecta | Florianópolis, Santa Catarina, BR | Conserto de computadores doados | Formate e entregue notebooks a estudantes. | computing icts | problem-solving
plant-brasilia | Cerrado Vivo | Brasília, Distrito Federal, BR | Viveiro de mudas nativas | Encha saquinhos, semeie e regue ipês. | responsible-consumption | teamwork
rugby-belfast | Scrum Together | Belfast, Northern Ireland, GB | Wheelchair rugby referee | Saturday matches, full training given. | people-with-disabilities sports | leadership
letters-bristol | Pen and Post | Bristol, England, GB | Write letters to lonely pensioners | One letter a month, from home. | greater | communication
toys-cardiff | Second Teddy | Cardiff, Wales, GB | Toy library assistant | Clean, mend and lend toys to families. | childhood-youth-and-family | organization-skills
bank-york | Warm Hub | York, England, GB | Host at a warm space | Make tea, hand out blankets and chat when it is cold. | people-at-risk-of-exclusion | communication`
