import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from '#contracts/limits.ts'

/** Passwords common among Brota's users that the general dictionary lacks. */
const commonHere = `
12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 12341234 12344321 11223344 112233445566 123123123 123321123 12121212 13131313 69696969
121212121 10203040 102030405060 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qazxsw2
qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop1 asdfghjk asdfghjkl
asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 qweasdzxc qwer1234 abcd1234 abcdefgh abcdefg1 abcdefghi abc12345
abc123456 a1b2c3d4 a1s2d3f4 aa123456 aaaaaaaa a1234567 a12345678 a123456789 password password1
password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word passwort password! mypassword
newpassword letmein1 letmein123 welcome1 welcome123 changeme changeme1 changeme123 default1
administrator admin123 admin1234 admin12345 adminadmin administrador rootroot root1234 test1234 testtest
test12345 testing1 testing123 guest123 user1234 username demo1234 iloveyou iloveyou1 iloveyou2 loveyou1
teamo123 tequiero tequiero1 tequieromucho teamomucho eutenteamo euteamo1 euteamo123 teamodemais princess
princess1 princesa princesa1 sunshine sunshine1 football football1 futebol1 futebol123 futbol123
baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1 pokemon123 starwars
starwars1 trustno1 whatever whatever1 computer computer1 internet internet1 michelle jennifer jessica1
nicole12 charlie1 danielle samantha victoria alexander alejandro alejandra fernando fernanda francisco
gabriel1 gabriela carolina valentina sebastian santiago barcelona barcelona1 realmadrid realmadrid1
madrid123 sevilla1 valencia valencia1 lisboa123 portugal portugal1 brasil123 benfica1 sporting flamengo
flamengo1 corinthians palmeiras saopaulo espana123 argentina colombia mexico123 contrasena contraseña
contrasena1 contrasena123 contraseña1 contraseña123 micontraseña clave123 clave1234 miclave123 secreto1
secreto123 senha123 senha1234 senha12345 minhasenha minhasenha1 mudar123 palavrapasse hola1234 hola12345
holahola bienvenido bemvindo1 mariposa mariposa1 estrella estrella1 chocolate chocolate1 dragon12
dragon123 monkey123 shadow123 master123 master12 michael1 jordan23 football12 liverpool liverpool1
chelsea1 arsenal1 mustang1 corvette butterfly flower123 summer123 winter123 spring123 autumn123 december
november september january1 google123 facebook facebook1 samsung1 samsung123 voluntario voluntario1
voluntaria voluntariado volunteer volunteer1 brota123 brota1234 brotabrota`
  .trim()
  .split(/\s+/)

/** Common passwords of allowed length, in lower case. The list is never sent to browsers. */
export const commonPasswords: ReadonlySet<string> = new Set([
  // Shorter passwords are refused anyway.
  ...dictionary['passwords-common']
    .filter((password) => password.length >= limits.password.min)
    .map((password) => password.toLowerCase()),
  ...commonHere,
])
