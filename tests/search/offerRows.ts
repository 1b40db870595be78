/** Offers of the judged searches, oldest first: id, organisation, place, title, text, categories and skills. */
export const offerRows = `
dogs-valencia | Patitas de Turia | València, Comunitat Valenciana, ES | Pasear perros del refugio | Cada sábado sacamos a los perros por el cauce del río y limpiamos sus cheniles. | animals | empathy
cats-valencia | Gatera Ruzafa | València, Comunitat Valenciana, ES | Cuidado de colonias felinas | Damos de comer y controlamos la salud de los gatos callejeros del barrio. | animals | teamwork
horses-sevilla | Crines Libres | Sevilla, Andalucía, ES | Ayuda en un santuario de caballos | Cepillado, alimentación y paseos de caballos y burros rescatados. | animals | teamwork
turtles-malaga | Mar Limpio | Málaga, Andalucía, ES | Rescate de tortugas marinas | Patrullas de playa para proteger nidos y recoger plásticos de la arena. | animals responsible-consumption | 
garden-valencia | Huerto Vivo | València, Comunitat Valenciana, ES | Huerto escolar de Benimaclet | Plantamos tomates y lechugas con los niños del colegio. | responsible-consumption childhood-youth-and-family | teaching
garden-madrid | Verde Vecinal | Madrid, Comunidad de Madrid, ES | Cuida los huertos urbanos de Lavapiés | Regar, podar y compostar con las vecinas en un solar recuperado. | responsible-consumption | collaborative-spirit
compost-barcelona | Terra Nostra | Barcelona, Catalunya, ES | Taller de compostaje | Enseña a separar residuos y a hacer abono en casa. | responsible-consumption | teaching
trees-zaragoza | Raíces del Ebro | Zaragoza, Aragón, ES | Plantación de árboles en la ribera | Jornada de reforestación con chopos y sauces autóctonos. | responsible-consumption | teamwork
elders-madrid | Compañía Cercana | Madrid, Comunidad de Madrid, ES | Acompaña a personas mayores | Una visita por semana para charlar, leer o dar un paseo contra la soledad. | greater | empathy communication
elders-coruna | Mans Abertas | A Coruña, Galicia, ES | Meriendas con nuestros mayores | Juegos de mesa y café en una residencia del barrio de Monte Alto. | greater | empathy
phones-zaragoza | Puente Digital | Zaragoza, Aragón, ES | Móvil sin miedo | Enseñamos a jubilados a usar el teléfono y a pedir cita con el médico. | greater icts | teaching
health-donostia | Bihotza | Donostia, Euskadi, ES | Apoyo en campañas de donación de sangre | Recibe a los donantes, resuelve dudas y ofrece un zumo al terminar. | health | communication
hospital-sevilla | Batas de Colores | Sevilla, Andalucía, ES | Juegos en el hospital infantil | Payasos y cuentos para niñas y niños ingresados. | health childhood-youth-and-family | creativity
first-aid-malaga | Socorro Sur | Málaga, Andalucía, ES | Primeros auxilios en la playa | Equipo de enfermería y socorristas para los fines de semana de verano. | health | decision-making
disability-madrid | Sin Barreras | Madrid, Comunidad de Madrid, ES | Ocio inclusivo los domingos | Salidas al cine y al parque con jóvenes con parálisis cerebral. | people-with-disabilities | diversity-respect
sailing-coruna | Vela para Todos | A Coruña, Galicia, ES | Monitores de vela adaptada | Acompaña en el barco a personas en silla de ruedas. | people-with-disabilities sports | teamwork
sign-language-barcelona | Mans que Parlen | Barcelona, Catalunya, ES | Intérprete de lengua de signos | Ayuda a personas sordas en trámites y consultas. | people-with-disabilities | communication
code-madrid | Ada Club | Madrid, Comunidad de Madrid, ES | Mentora de programación para chicas | Talleres de Python y robótica en institutos públicos. | computing women | mentoring teaching
web-barcelona | Bits Solidaris | Barcelona, Catalunya, ES | Desarrollo web para una ONG | Crea la página de una asociación pequeña con software libre. | computing icts | problem-solving
kitchen-sevilla | Olla Común | Sevilla, Andalucía, ES | Cocina para el comedor social | Prepara ochenta menús calientes cada mediodía. | feeding people-at-risk-of-exclusion | teamwork
food-bank-valencia | Banc dels Aliments | València, Comunitat Valenciana, ES | Clasificación en el banco de alimentos | Ordena donaciones y prepara lotes para familias. | feeding | organization-skills
homeless-barcelona | Sostre | Barcelona, Catalunya, ES | Rondas nocturnas con personas sin hogar | Café, mantas y conversación con quienes duermen en la calle. | homeless | empathy
shower-madrid | Agua y Ropa | Madrid, Comunidad de Madrid, ES | Ropero y duchas para gente sin techo | Atiende el ropero y entrega toallas limpias. | homeless | empathy
refugees-valencia | Acollida | València, Comunitat Valenciana, ES | Acogida de personas refugiadas | Acompañamiento en los primeros meses: médico, padrón y colegio. | immigration-refuge-and-asylum | cultural-intelligence
spanish-sevilla | Palabras Puente | Sevilla, Andalucía, ES | Clases de español para migrantes | Conversación y lectura dos tardes por semana. | immigration-refuge-and-asylum | teaching
lawyer-madrid | Derecho Vecino | Madrid, Comunidad de Madrid, ES | Asesoría jurídica gratuita | Abogadas y abogados que orientan sobre vivienda y despidos. | advice human-rights | analytical-thinking
guitar-sevilla | Cuerdas del Barrio | Sevilla, Andalucía, ES | Profesor de guitarra | Enseña música a adolescentes de las Tres Mil Viviendas. | culture-and-social-art childhood-youth-and-family | teaching
theatre-donostia | Oholtza | Donostia, Euskadi, ES | Teatro en la prisión | Montamos una obra con internos del centro penitenciario. | people-in-prison-situation culture-and-social-art | creativity
choir-coruna | Voces do Mar | A Coruña, Galicia, ES | Dirige un coro de barrio | Ensayos los jueves con gente de todas las edades. | culture-and-social-art | leadership
library-zaragoza | Leer Juntos | Zaragoza, Aragón, ES | Cuentacuentos en la biblioteca | Lee cuentos a los más pequeños las mañanas del sábado. | childhood-youth-and-family culture-and-social-art | creativity
homework-barcelona | Deures Amics | Barcelona, Catalunya, ES | Refuerzo escolar por las tardes | Ayuda con los deberes de matemáticas y lengua en primaria. | childhood-youth-and-family | teaching
football-malaga | Gol Social | Málaga, Andalucía, ES | Entrenador de fútbol infantil | Equipo mixto de niñas y niños de nueve a doce años. | sports childhood-youth-and-family | leadership
women-zaragoza | Casa Violeta | Zaragoza, Aragón, ES | Apoyo a mujeres víctimas de violencia | Escucha y acompañamiento a juzgados y citas. | women | empathy
addiction-coruna | Rumbo Novo | A Coruña, Galicia, ES | Talleres en un centro de adicciones | Carpintería y lectura con personas en desintoxicación de drogas y alcohol. | addictions | conflict-management
roma-sevilla | Romipen | Sevilla, Andalucía, ES | Mediación con la comunidad gitana | Mediamos entre familias y escuelas para evitar el abandono. | ethnic-minorities | conflict-management
poster-valencia | Tinta Útil | València, Comunitat Valenciana, ES | Diseña carteles y logotipos | Imagen gráfica para campañas de pequeñas entidades. | design | creativity
social-media-madrid | Altavoz | Madrid, Comunidad de Madrid, ES | Gestiona nuestras redes sociales | Publica fotos y textos en Instagram dos veces por semana. | icts design | communication
dogs-lisboa | Patas Felizes | Lisboa, Lisboa, PT | Passear cães do canil | Aos domingos levamos os cães a passear e damos-lhes banho. | animals | empathy
beach-porto | Onda Verde | Porto, Porto, PT | Limpeza de praias | Recolha de lixo e plástico nas praias de Matosinhos. | responsible-consumption | teamwork
elders-porto | Avós do Bairro | Porto, Porto, PT | Companhia a idosos que vivem sozinhos | Uma visita por semana, um chá e muita conversa. | greater | empathy
blood-coimbra | Gota a Gota | Coimbra, Coimbra, PT | Apoio à recolha de sangue | Receber dadores e organizar as filas no pavilhão. | health | organization-skills
refugees-lisboa | Porto de Abrigo | Lisboa, Lisboa, PT | Aulas de português para refugiados | Ensinar a língua a famílias recém-chegadas. | immigration-refuge-and-asylum | teaching
library-coimbra | Livro Aberto | Coimbra, Coimbra, PT | Hora do conto | Ler histórias a crianças na biblioteca municipal. | childhood-youth-and-family culture-and-social-art | communication
garden-lisboa | Horta da Graça | Lisboa, Lisboa, PT | Voluntários para a horta comunitária | Semear, regar e colher legumes com os vizinhos. | responsible-consumption | collaborative-spirit
soup-lisboa | Sopa Quente | Lisboa, Lisboa, PT | Distribuir refeições aos sem-abrigo | Carrinha noturna com sopa, pão e agasalhos. | homeless feeding | teamwork
wheelchair-porto | Rodas Livres | Porto, Porto, PT | Desporto adaptado | Treinos de basquetebol em cadeira de rodas. | people-with-disabilities sports | leadership
kids-sao-paulo | Pipa no Céu | São Paulo, São Paulo, BR | Reforço escolar para crianças | Ajude com a lição de casa e brinque no intervalo. | childhood-youth-and-family | teaching
code-sao-paulo | Código Aberto | São Paulo, São Paulo, BR | Ensine programação a jovens da periferia | Aulas de JavaScript aos sábados, com computadores doados. | computing | mentoring
pets-sao-paulo | Focinho Amigo | São Paulo, São Paulo, BR | Feira de adoção de cachorros e gatos | Montar a feira, conversar com as famílias e passear os bichos. | animals | communication
capoeira-salvador | Berimbau | Salvador, Bahia, BR | Oficina de capoeira e música | Aulas gratuitas de capoeira para adolescentes do Pelourinho. | culture-and-social-art sports | teaching
food-rio | Prato Cheio | Rio de Janeiro, Rio de Janeiro, BR | Preparar marmitas para moradores de rua | Cozinhar e entregar marmitas na Lapa às sextas. | feeding homeless | teamwork
dentist-rio | Sorriso Carioca | Rio de Janeiro, Rio de Janeiro, BR | Dentistas e enfermeiros voluntários | Mutirão de saúde bucal na favela da Maré. | health | problem-solving
women-salvador | Marias de Fé | Salvador, Bahia, BR | Roda de apoio a mulheres | Escuta, oficinas de costura e geração de renda. | women | empathy
blind-sao-paulo | Voz que Lê | São Paulo, São Paulo, BR | Gravar audiolivros para cegos | Leia em voz alta livros didáticos, de casa. | people-with-disabilities | communication
dogs-leeds | Happy Tails | Leeds, England, GB | Dog walker at a rescue shelter | Walk our rescue dogs around the park on weekday mornings. | animals | empathy
elders-london | Kettle Lane | London, England, GB | Tea and chat with older people | Visit a neighbour who lives alone, once a week. | greater | communication
refugees-london | New Neighbours | London, England, GB | Welcome refugees to the borough | Help families with forms, schools and the first bus ride. | immigration-refuge-and-asylum | cultural-intelligence
coding-dublin | Coder Corner | Dublin, Leinster, IE | Teach children to code | Scratch and micro:bit on Saturday mornings. | computing childhood-youth-and-family | teaching
garden-leeds | Green Thumb Leeds | Leeds, England, GB | Community gardeners | Dig, plant and water allotments behind the old mill. | responsible-consumption | teamwork
food-bank-london | Full Plate | London, England, GB | Sort donations at a food bank | Check dates, pack boxes and greet the people who collect them. | feeding | organization-skills
helpline-dublin | Open Line | Dublin, Leinster, IE | Mental health helpline | Listen by phone, with training and a supervisor. | health | empathy
prison-leeds | Second Page | Leeds, England, GB | Reading group in a prison | Talk about novels with inmates every other Tuesday. | people-in-prison-situation | conflict-management
translate-dublin | Word Bridge | Dublin, Leinster, IE | Translator for humanitarian reports | Turn reports from Spanish and Portuguese into English, from home. | humanitarian-aid international | communication
photo-london | Frame Charity | London, England, GB | Event photographer | Take pictures at fundraising evenings and choose the best. | design culture-and-social-art | creativity`
